import styles from './framed-picture.module.css'
import { Picture, type PictureProps } from './picture.tsx'

/**
 * A picture that fills a box, whose size and corners the page's styles give. One with a description is a link to
 * itself, which opens it large (early-controls.ts).
 */
export function FramedPicture({ className, ...props }: PictureProps) {
	const picture = <Picture {...props} />
	const { src, alt } = props.picture
	return (
		<span className={[styles.frame, className].filter(Boolean).join(' ')}>
			{alt ? <a href={src}>{picture}</a> : picture}
		</span>
	)
}
