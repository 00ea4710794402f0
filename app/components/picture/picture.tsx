import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import styles from './picture.module.css'

export type PictureProps = {
	picture: ResolvedPicture
	/** The `sizes` attribute. */
	sizes: string
	/** For the first picture on the screen: loaded at once and before others. */
	priority?: boolean
	/** For a picture that must be on paper though nobody scrolled to it: some browsers print only what is loaded. */
	isPrinted?: boolean
	className?: string | undefined
	/** Another picture that takes this one's place under a media query. */
	instead?: { picture: ResolvedPicture; media: string } | undefined
}

export function Picture({
	picture,
	sizes,
	priority = false,
	isPrinted = false,
	className,
	instead,
}: PictureProps) {
	const { src, width, height, alt, srcset } = picture
	const [x, y] = picture.focus?.split(' ') ?? []
	const image = (
		<img
			className={[styles.picture, !priority && styles.later, className].filter(Boolean).join(' ')}
			data-x={x}
			data-y={y}
			src={src}
			alt={alt}
			width={width}
			height={height}
			loading={priority || isPrinted ? 'eager' : 'lazy'}
			decoding={priority ? undefined : 'async'}
			fetchPriority={priority ? 'high' : isPrinted ? 'low' : undefined}
		/>
	)
	if (!srcset && !instead) return image
	return (
		<picture className={styles.frame}>
			{instead && <Sources {...instead} sizes={sizes} />}
			<Sources picture={picture} sizes={sizes} />
			{image}
		</picture>
	)
}

type SourcesProps = { picture: ResolvedPicture; media?: string; sizes: string }

function Sources({ picture: { src, srcset }, media, sizes }: SourcesProps) {
	return (
		<>
			{srcset && <source media={media} type="image/avif" srcSet={srcset} sizes={sizes} />}
			{media && <source media={media} srcSet={src} />}
		</>
	)
}
