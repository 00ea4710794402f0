import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'

type Props = {
	label: string
	previous: string
	next: string
	/** The name of one item's place, "Review 2 of 10". */
	describePlace: (index: number) => string
	items: { id: string; content: ReactNode }[]
}

/** One item at a time, bounded at both ends. Without scripts it is a row to scroll. */
export function Carousel({ label, previous, next, describePlace, items }: Props) {
	const { row, index, goTo, step } = useCarousel(items.length)
	const back = useRef<HTMLButtonElement>(null)
	const forward = useRef<HTMLButtonElement>(null)
	const isFirst = index === 0
	const isLast = index === items.length - 1

	// A button that has just been disabled under the visitor's finger must not drop the keyboard's place.
	useEffect(() => {
		if (isLast && document.activeElement === forward.current) back.current?.focus()
		if (isFirst && document.activeElement === back.current) forward.current?.focus()
	}, [isFirst, isLast])

	function stepWithArrows(event: KeyboardEvent) {
		if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
		event.preventDefault()
		step(event.key === 'ArrowRight' ? 1 : -1)
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the buttons inside.
		<div className={styles.carousel} onKeyDown={stepWithArrows}>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard. */}
			<ul ref={row} className={styles.row} aria-label={label} tabIndex={0}>
				{items.map(({ id, content }) => (
					<li key={id}>{content}</li>
				))}
			</ul>
			<div className={styles.controls}>
				<button
					ref={back}
					type="button"
					aria-label={previous}
					disabled={isFirst}
					onClick={() => step(-1)}
				>
					<Icon name="left" />
				</button>
				<p aria-live="polite">{describePlace(index)}</p>
				<button
					ref={forward}
					type="button"
					aria-label={next}
					disabled={isLast}
					onClick={() => step(1)}
				>
					<Icon name="right" />
				</button>
				<ul className={styles.dots}>
					{items.map(({ id }, place) => (
						<li key={id}>
							<button
								type="button"
								aria-label={describePlace(place)}
								aria-current={place === index}
								onClick={() => goTo(place)}
							/>
						</li>
					))}
				</ul>
			</div>
		</div>
	)
}
