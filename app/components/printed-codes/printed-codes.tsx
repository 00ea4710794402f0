import type { QrCode } from '#app/site/qr-code.ts'
import styles from './printed-codes.module.css'

type Props = { codes: { code: QrCode; label: string }[] }

/** QR codes on paper, with which a phone opens the page again. Not on the screen. */
export function PrintedCodes({ codes }: Props) {
	return (
		<div className={styles.codes}>
			{codes.map(({ code, label }) => (
				<figure key={label}>
					<svg viewBox={`-2 -2.5 ${code.size + 4} ${code.size + 4}`} role="img" aria-label={label}>
						<path d={code.path} stroke="#000" />
					</svg>
					<figcaption>{label}</figcaption>
				</figure>
			))}
		</div>
	)
}
