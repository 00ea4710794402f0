import { useEffect, useState } from 'react'
import { LocalLink } from '#app/site/local-link.tsx'
import styles from './cached-pages.module.css'
import { cachedPaths } from './site-cache.ts'

type Props = { title: string; names: { path: string; pathname: string; name: string }[] }

/** The pages that open without a signal. */
export function CachedPages({ title, names }: Props) {
	const [cached, setCached] = useState<ReadonlySet<string>>(new Set())

	useEffect(() => {
		if ('caches' in window) cachedPaths().then(setCached, () => {})
	}, [])

	const shown = names.filter(({ pathname }) => cached.has(pathname))
	if (shown.length === 0) return null
	return (
		<nav aria-labelledby="cached">
			<h2 id="cached">{title}</h2>
			<ul className={styles.pages}>
				{shown.map(({ path, name }) => (
					<li key={path}>
						<LocalLink to={path}>{name}</LocalLink>
					</li>
				))}
			</ul>
		</nav>
	)
}
