import type { ReactNode } from 'react'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import styles from './section.module.css'

type Props = {
	title: string
	picture?: ResolvedPicture
	/** On wide screens the picture is on the left of the text. */
	reverse?: boolean
	/** Under the heading, in the margin of wide screens: a picture, figures, a quote. */
	aside?: ReactNode
	children: ReactNode
}

/** A heading and its text: beside a picture on wide screens, or with the heading in the margin. */
export function Section({ title, picture, reverse = false, aside, children }: Props) {
	return (
		<section
			className={picture ? `${styles.section} ${styles.pictured}` : styles.section}
			data-reverse={reverse || undefined}
		>
			<h2>{title}</h2>
			{aside && <div className={styles.aside}>{aside}</div>}
			{picture && (
				<FramedPicture
					className={styles.picture}
					picture={picture}
					sizes="(max-width: 991.98px) 100vw, 36rem"
				/>
			)}
			<div className={styles.words}>{children}</div>
		</section>
	)
}
