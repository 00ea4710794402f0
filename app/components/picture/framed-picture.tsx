import styles from './framed-picture.module.css'
import { Picture, type PictureProps } from './picture.tsx'

/** A picture that fills a box, whose size and corners the page's styles give. */
export function FramedPicture({ className, ...props }: PictureProps) {
	return (
		<span className={[styles.frame, className].filter(Boolean).join(' ')}>
			<Picture {...props} />
		</span>
	)
}
