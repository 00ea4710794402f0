import { useLocation, useViewTransitionState } from 'react-router'
import { splitLocale } from '#domain/locale.ts'
import styles from './framed-picture.module.css'
import { Picture, type PictureProps } from './picture.tsx'

/** Their cards are the scenes of a change of page. */
const pagesOfCards = ['/', '/services']

/**
 * A picture that fills a box, whose size and corners the page's styles give. One with a description is a link to
 * itself, which opens it large (early-controls.ts).
 */
export function FramedPicture({ className, ...props }: PictureProps) {
	const { pathname } = useLocation()
	const isChanging = useViewTransitionState(pathname)
	const isScene = props.priority && !pagesOfCards.includes(splitLocale(pathname).path)
	const picture = <Picture {...props} isScene={isChanging && isScene} />
	const { src, alt } = props.picture
	return (
		<span className={[styles.frame, className].filter(Boolean).join(' ')}>
			{alt ? <a href={src}>{picture}</a> : picture}
		</span>
	)
}
