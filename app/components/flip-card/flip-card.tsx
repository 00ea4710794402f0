import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import type { ResolvedPicture } from '#domain/picture.ts'
import styles from './flip-card.module.css'

type Props = {
	title: string
	summary: string
	text: string
	picture: ResolvedPicture
	labels: { seeMore: string; reserve: string; reserveTo: string; close: string }
}

/**
 * A picture with more to say on its back. The side turned away is inert. Without scripts there is nothing to
 * turn: the stylesheet lays the back below the front, so neither side may come inert from the server.
 */
export function FlipCard({ title, summary, text, picture, labels }: Props) {
	const [isFlipped, setFlipped] = useState(false)
	const [isScripted, setScripted] = useState(false)
	const wasFlipped = useRef(false)
	const seeMore = useRef<HTMLButtonElement>(null)
	const close = useRef<HTMLButtonElement>(null)

	useEffect(() => setScripted(true), [])

	useEffect(() => {
		if (isFlipped === wasFlipped.current) return
		wasFlipped.current = isFlipped
		const control = isFlipped ? close.current : seeMore.current
		control?.focus({ preventScroll: true })
	}, [isFlipped])

	function closeOnEscape({ key }: KeyboardEvent) {
		if (key === 'Escape') setFlipped(false)
	}

	return (
		<article className={styles.card} data-flipped={isFlipped}>
			<div className={styles.front} inert={isScripted && isFlipped}>
				<Picture picture={picture} sizes="(max-width: 767.98px) 100vw, 24rem" />
				<div className={styles.plate}>
					<h3>{title}</h3>
					<p>{summary}</p>
					<button
						ref={seeMore}
						type="button"
						className={styles.seeMore}
						aria-label={`${labels.seeMore}: ${title}`}
						aria-expanded={isFlipped}
						onClick={() => setFlipped(true)}
					>
						{labels.seeMore}
						<Icon name="right" />
					</button>
				</div>
			</div>
			{/* biome-ignore lint/a11y/noStaticElementInteractions: Escape is a shortcut for the close button inside. */}
			<div className={styles.back} inert={isScripted && !isFlipped} onKeyDown={closeOnEscape}>
				<button
					ref={close}
					type="button"
					className={styles.close}
					aria-label={`${labels.close}: ${title}`}
					onClick={() => setFlipped(false)}
				>
					<Icon name="close" />
				</button>
				<Picture picture={{ ...picture, alt: '' }} sizes="24rem" />
				<h3>{title}</h3>
				<p>{text}</p>
				<ActionLink to={labels.reserveTo} label={`${labels.reserve}: ${title}`}>
					{labels.reserve}
				</ActionLink>
			</div>
		</article>
	)
}
