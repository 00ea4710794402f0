import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { Picture } from '#app/components/picture/picture.tsx'
import type { RowKind } from '#app/site/early-controls.ts'
import { useChrome } from '#app/site/root-data.ts'
import type { ResolvedPicture } from '#domain/picture.ts'
import { moveTo, placeOf, type Slides } from './slides.ts'
import styles from './slideshow.module.css'
import { SlideshowControls } from './slideshow-controls.tsx'
import { useAutoplay } from './use-autoplay.ts'
import { useSwipe } from './use-swipe.ts'

type Props = {
	pictures: readonly ResolvedPicture[]
	/** How wide a picture is shown, as in the `sizes` attribute. */
	sizes?: string
}

/**
 * Until React mounts, a row to scroll, whose buttons early-controls.ts serves; from then on, a pile that cross-fades by
 * itself and starts with the picture the row showed.
 */
export function Slideshow({ pictures, sizes = '100vw' }: Props) {
	const words = useChrome().slideshow
	const count = pictures.length
	const box = useRef<HTMLElement>(null)
	const track = useRef<HTMLDivElement>(null)
	const [isReady, setReady] = useState(false)
	const [slides, setSlides] = useState<Slides>({ current: 0, last: null })
	const show = (target: number) => setSlides((now) => moveTo(now, target, count))
	const { current } = slides
	const { isPaused, isPlaying, toggle, holds } = useAutoplay(box, current, () => show(current + 1))
	const swipe = useSwipe((step) => show(current + step))

	useLayoutEffect(() => {
		const { scrollLeft, clientWidth } = track.current as HTMLDivElement
		setSlides({ current: Math.round(scrollLeft / clientWidth) || 0, last: null })
		setReady(true)
	}, [])

	function onKeyDown({ key }: KeyboardEvent) {
		if (key === 'ArrowLeft') show(current - 1)
		if (key === 'ArrowRight') show(current + 1)
	}

	return (
		<section
			ref={box}
			className={styles.slideshow}
			aria-roledescription="carousel"
			aria-label={words.label}
			data-row={isReady ? undefined : ('round' satisfies RowKind)}
			data-ready={isReady || undefined}
			data-playing={isPlaying || undefined}
			onKeyDown={onKeyDown}
			{...holds}
		>
			{/* biome-ignore lint/a11y/useSemanticElements: pictures are no fields. */}
			<div
				ref={track}
				className={styles.track}
				role="group"
				aria-label={words.label}
				aria-live={isReady ? (isPlaying ? 'off' : 'polite') : undefined}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: without scripts this row scrolls, and keys must reach it.
				tabIndex={0}
				{...swipe}
			>
				{pictures.map((picture, index) => (
					// biome-ignore lint/a11y/useSemanticElements: pictures are no fields.
					<div
						key={picture.src}
						className={styles.slide}
						role="group"
						aria-label={`${index + 1} ${words.of} ${count}`}
						aria-hidden={(isReady && index !== current) || undefined}
						data-place={isReady ? placeOf(index, slides, count) : undefined}
					>
						<Picture picture={picture} sizes={sizes} priority={index === 0} />
					</div>
				))}
			</div>
			<SlideshowControls {...{ count, current, isPaused, words, show, toggle }} />
		</section>
	)
}
