import type { SchemedPicture } from '#domain/pictures/picture.ts'
import styles from './air.module.css'

/** Moves over a scene: mist, fireflies or the sun's light. */
export function Air({ picture, isMoving }: { picture: SchemedPicture; isMoving: boolean }) {
	const isDark = 'src' in picture ? false : matchMedia('(prefers-color-scheme: dark)').matches
	const { air } = 'src' in picture ? picture : picture[isDark ? 'night' : 'day']
	if (!air) return null
	return <span className={`${styles.air} ${styles[air]}`} data-moving={isMoving || undefined} />
}
