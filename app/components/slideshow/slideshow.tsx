import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import type { RowKind } from '#app/components/carousel/carousel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import type { Chrome } from '#content/chrome.ts'
import type { ResolvedPicture, SchemedPicture } from '#domain/pictures/picture.ts'
import { moveTo, placeOf, type Slides } from './slides.ts'
import styles from './slideshow.module.css'
import { SlideshowControls } from './slideshow-controls.tsx'
import { useAir } from './use-air.ts'
import { useAutoplay } from './use-autoplay.ts'
import { useSwipe } from './use-swipe.ts'

type Props = {
	pictures: readonly SchemedPicture[]
	/** How wide a picture is shown, as in the `sizes` attribute. */
	sizes?: string
	words: Chrome['slideshow']
}

/**
 * Until React mounts, a row to scroll, whose buttons early-controls.ts serves; from then on, a pile that cross-fades by
 * itself and starts with the picture the row showed.
 */
export function Slideshow({ pictures, sizes = '100vw', words }: Props) {
	const count = pictures.length
	const box = useRef<HTMLElement>(null)
	const track = useRef<HTMLDivElement>(null)
	const [isReady, setReady] = useState(false)
	const [slides, setSlides] = useState<Slides>({ current: 0, last: null })
	const show = (target: number) => setSlides((now) => moveTo(now, target, count))
	const { current } = slides
	const { isPaused, isPlaying, toggle, holds } = useAutoplay(box, current, () => show(current + 1))
	const swipe = useSwipe((step) => show(current + step))
	const Air = useAir(isPlaying)

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
			{/* biome-ignore lint/a11y/useSemanticElements: pictures are not fields. */}
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
					// biome-ignore lint/a11y/useSemanticElements: pictures are not fields.
					<div
						key={'src' in picture ? picture.src : picture.day.src}
						className={styles.slide}
						role="group"
						aria-label={`${index + 1} ${words.of} ${count}`}
						aria-hidden={(isReady && index !== current) || undefined}
						inert={isReady && index !== current}
						data-place={isReady ? placeOf(index, slides, count) : undefined}
					>
						<Slide picture={picture} sizes={sizes} priority={index === 0} />
						{Air && (index === current || index === slides.last) && (
							<Air picture={picture} isMoving={isPlaying} />
						)}
					</div>
				))}
			</div>
			<SlideshowControls
				count={count}
				current={current}
				isPaused={isPaused}
				words={words}
				show={show}
				toggle={toggle}
			/>
		</section>
	)
}

type SlideProps = { picture: SchemedPicture; sizes: string; priority: boolean }

/**
 * A slide may have two pictures: the stylesheet shows the one of the colour scheme, with its own text and link. In either scheme both
 * images have the same source, so that one file is loaded.
 */
function Slide({ picture, ...props }: SlideProps) {
	if ('src' in picture) return <FramedPicture picture={picture} {...props} />
	const { day, night } = picture
	return (
		<>
			<FramedPicture
				{...props}
				className={styles.day}
				picture={day}
				instead={instead(night, 'dark')}
			/>
			<FramedPicture
				{...props}
				className={styles.night}
				picture={night}
				instead={instead(day, 'light')}
			/>
		</>
	)
}

function instead(picture: ResolvedPicture, scheme: 'light' | 'dark') {
	return { picture, media: `(prefers-color-scheme: ${scheme})` }
}
