import type { ResolvedPicture } from '#domain/picture.ts'
import styles from './picture.module.css'

type PictureProps = {
	picture: ResolvedPicture
	/** The `sizes` attribute. */
	sizes: string
	/** For the first picture on the screen: loaded at once and before others. */
	priority?: boolean
	className?: string
}

export function Picture({ picture, sizes, priority = false, className }: PictureProps) {
	const { src, width, height, alt, sources } = picture
	const image = (
		<img
			className={[styles.picture, !priority && styles.later, className].filter(Boolean).join(' ')}
			src={src}
			alt={alt}
			width={width}
			height={height}
			loading={priority ? 'eager' : 'lazy'}
			decoding={priority ? undefined : 'async'}
			fetchPriority={priority ? 'high' : undefined}
		/>
	)
	if (sources.length === 0) return image
	return (
		<picture className={styles.frame}>
			{sources.map(({ type, srcset }) => (
				<source key={type} type={type} srcSet={candidates(srcset)} sizes={sizes} />
			))}
			{image}
		</picture>
	)
}

function candidates(srcset: ResolvedPicture['sources'][number]['srcset']): string {
	return srcset.map(({ url, width }) => `${url} ${width}w`).join(', ')
}
