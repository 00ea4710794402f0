import { NavLink } from 'react-router'
import { useLocale } from '#app/site/page-context.tsx'
import { localizePath } from '#domain/locale.ts'
import styles from './part-links.module.css'

/** `path` is the Spanish one. */
type Props = { label: string; parts: readonly { path: string; name: string }[] }

/** The parts of a section of the owner's desk. */
export function PartLinks({ label, parts }: Props) {
	const locale = useLocale()
	return (
		<nav className={styles.parts} aria-label={label}>
			<ul>
				{parts.map(({ path, name }) => (
					<li key={path}>
						<NavLink end className="touch" to={localizePath(path, locale)}>
							{name}
						</NavLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
