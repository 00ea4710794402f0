import type { ReactNode } from 'react'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import styles from './route-card.module.css'

type Props = {
	sign: { unit: string; figure: string }
	rows: { label: string; value: string }[]
	map: ResolvedPicture
	caption: string
	/** Printed below the map. */
	children: ReactNode
}

/** The route for a driver without signal: printing the page prints this card alone. */
export function RouteCard({ sign, rows, map, caption, children }: Props) {
	return (
		<article className={styles.card}>
			<p className={styles.sign}>
				<span>{sign.unit}</span> {sign.figure}
			</p>
			<dl>
				{rows.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>
							<WithContacts text={value} />
						</dd>
					</div>
				))}
			</dl>
			<figure>
				<FramedPicture picture={map} sizes="(max-width: 767.98px) 100vw, 40rem" isPrinted />
				<figcaption>{caption}</figcaption>
			</figure>
			{children}
		</article>
	)
}
