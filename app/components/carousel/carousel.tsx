import type { KeyboardEvent, ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './carousel.module.css'
import { useCarousel } from './use-carousel.ts'

/**
 * What `data-row` tells early-controls.ts. 'round': after the last item comes the first; 'bounded': the steps end at both
 * ends.
 */
export type RowKind = 'round' | 'bounded'

type Props = {
	label: string
	previous: string
	next: string
	/** The name of one item's place, "Review 2 of 10". */
	describePlace: (index: number) => string
	items: { id: string; content: ReactNode }[]
}

/**
 * One item at a time, bounded at both ends. Without scripts it is a row to scroll; before React mounts,
 * early-controls.ts serves the buttons. A button at its end is `aria-disabled`, so that it keeps the keyboard's focus.
 */
export function Carousel({ label, previous, next, describePlace, items }: Props) {
	const { row, index, isTakenOver, goTo, step } = useCarousel(items.length)

	function stepWithArrows(event: KeyboardEvent) {
		if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
		event.preventDefault()
		step(event.key === 'ArrowRight' ? 1 : -1)
	}

	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the buttons inside.
		<div
			className={styles.carousel}
			data-row={isTakenOver ? undefined : ('bounded' satisfies RowKind)}
			onKeyDown={stepWithArrows}
		>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard. */}
			<ul ref={row} className={styles.row} aria-label={label} tabIndex={0}>
				{items.map(({ id, content }) => (
					<li key={id}>{content}</li>
				))}
			</ul>
			<div className={styles.controls}>
				<button
					type="button"
					aria-label={previous}
					value={-1}
					aria-disabled={index === 0}
					onClick={() => step(-1)}
				>
					<Icon name="left" />
				</button>
				<p aria-live="polite" suppressHydrationWarning>
					{describePlace(index)}
				</p>
				<button
					type="button"
					aria-label={next}
					value={1}
					aria-disabled={index === items.length - 1}
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
