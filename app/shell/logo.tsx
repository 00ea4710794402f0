import { LocalLink } from '#app/site/locale.tsx'
import { mark } from '#domain/logo-mark.ts'
import styles from './logo.module.css'

export function Logo({ name }: { name: string }) {
	return (
		<LocalLink to="/" className={styles.logo}>
			<svg viewBox={mark.viewBox} width="40" height="40" fill="currentColor" aria-hidden="true">
				<path d={mark.path} />
			</svg>
			<span>{name}</span>
		</LocalLink>
	)
}
