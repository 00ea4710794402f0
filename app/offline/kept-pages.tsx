import { useEffect, useState } from 'react'
import { LocalLink } from '#app/site/local-link.tsx'
import { keptPaths } from './kept.ts'
import styles from './kept-pages.module.css'

type Props = { title: string; names: { path: string; pathname: string; name: string }[] }

/** The pages that open without a signal. */
export function KeptPages({ title, names }: Props) {
	const [kept, setKept] = useState<ReadonlySet<string>>(new Set())

	useEffect(() => {
		if ('caches' in window) keptPaths().then(setKept, () => {})
	}, [])

	const shown = names.filter(({ pathname }) => kept.has(pathname))
	if (shown.length === 0) return null
	return (
		<nav aria-labelledby="kept">
			<h2 id="kept">{title}</h2>
			<ul className={styles.kept}>
				{shown.map(({ path, name }) => (
					<li key={path}>
						<LocalLink to={path}>{name}</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
