import { type KeyboardEvent, type ToggleEvent, useRef } from 'react'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import styles from './flip-card.module.css'

type Props = {
	title: string
	summary: string
	text: string
	picture: ResolvedPicture
	labels: { seeMore: string; reserve: string; reserveTo: string; close: string }
}

/**
 * A picture with more to say on its back. A native <details> holds the state, so that the card turns without scripts:
 * its summary is "see more" on the front and "close" on the back, and keeps the focus. The stylesheet hides the side
 * that is turned away. React adds Escape.
 */
export function FlipCard({ title, summary, text, picture, labels }: Props) {
	const turn = useRef<HTMLDetailsElement>(null)

	function closeOnEscape({ key }: KeyboardEvent) {
		if (key !== 'Escape' || !turn.current?.open) return
		turn.current.open = false
		turn.current.querySelector('summary')?.focus()
	}

	/** "See more" is at the foot of the card and "close" at its head: on a phone one of them may be off the screen. */
	function keepInView({ currentTarget: details }: ToggleEvent<HTMLDetailsElement>) {
		const [seeMore, close] = details.querySelectorAll('summary > span')
		const shown = details.open ? close : seeMore
		shown?.scrollIntoView({ block: 'nearest' })
	}

	return (
		<article className={styles.card} onKeyDown={closeOnEscape}>
			{/* First, because the stylesheet turns the siblings that follow. */}
			<details ref={turn} className={styles.turn} onToggle={keepInView}>
				<summary>
					<span className={styles.seeMore}>
						{labels.seeMore} <span className="spoken">{title}</span>
						<Icon name="right" />
					</span>
					<span className={styles.close}>
						<span className="spoken">
							{labels.close} {title}
						</span>
						<Icon name="close" />
					</span>
				</summary>
			</details>
			<div className={styles.front}>
				<Picture picture={picture} sizes="(max-width: 767.98px) 100vw, 24rem" />
				<div className={styles.plate}>
					<h3>{title}</h3>
					<p>{summary}</p>
				</div>
			</div>
			<div className={styles.back}>
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
