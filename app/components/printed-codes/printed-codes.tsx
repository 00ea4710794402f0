import { QrDrawing } from '#app/components/qr-drawing/qr-drawing.tsx'
import type { QrCode } from '#domain/text/qr-code.ts'
import styles from './printed-codes.module.css'

type Props = { codes: { code: QrCode; label: string }[] }

/** QR codes on paper, with which a phone opens the page again. Not on the screen. */
export function PrintedCodes({ codes }: Props) {
	return (
		<div className={styles.codes}>
			{codes.map(({ code, label }) => (
				<figure key={label}>
					<QrDrawing code={code} label={label} border={2} />
					<figcaption>{label}</figcaption>
				</figure>
			))}
		</div>
	)
}
