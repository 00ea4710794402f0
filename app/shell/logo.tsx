import { LocalLink } from '#app/site/locale.tsx'
import { mark } from '#domain/logo-mark.ts'
import styles from './logo.module.css'

const longestOnOneLine = 18

export function Logo({ name }: { name: string }) {
	const isLong = name.length > longestOnOneLine
	return (
		<LocalLink to="/" className={isLong ? `${styles.logo} ${styles.long}` : styles.logo}>
			<svg viewBox={mark.viewBox} width="40" height="40" fill="currentColor" aria-hidden="true">
				<path d={mark.path} />
			</svg>
			<span>{name}</span>
		</LocalLink>
	)
}
