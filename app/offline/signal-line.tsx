import { useEffect } from 'react'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { signalWords } from '#content/signal-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { keptPaths } from './kept.ts'
import styles from './signal-line.module.css'

type Props = {
	/** Set on a copy that the service worker answered with. */
	keptAt: number | undefined
	loadedAt: number
	isOnline: boolean
}

export function SignalLine({ keptAt, loadedAt, isOnline }: Props) {
	const locale = useLocale()
	const words = useWords(signalWords, 'signal')
	useMarkedLinks()
	return (
		<p className={styles.line}>
			{fill(words.kept, { time: formatTime(keptAt ?? loadedAt, locale) })}
			{isOnline && (
				<button type="button" onClick={() => location.reload()}>
					{words.refresh}
				</button>
			)}
		</p>
	)
}

/** Links to pages that are not kept say so (signal-line.module.css) before they are followed. */
function useMarkedLinks() {
	useEffect(() => {
		if (!('caches' in window)) return
		const found = new Set<Element>()
		const mark = async () => {
			const kept = await keptPaths()
			for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
				const path = new URL(link.href).pathname
				const isMissing = !kept.has(path) && path !== location.pathname
				link.toggleAttribute('data-unkept', isMissing)
				if (isMissing) found.add(link)
			}
		}
		const observer = new MutationObserver(() => mark().catch(() => {}))
		observer.observe(document.body, { childList: true, subtree: true })
		mark().catch(() => {})
		return () => {
			observer.disconnect()
			for (const link of found) link.removeAttribute('data-unkept')
		}
	}, [])
}
