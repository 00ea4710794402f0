import { useEffect, useState } from 'react'
import { useLocale, usePagePath, useWords } from '#app/site/page-context.tsx'
import { signalWords } from '#content/signal-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import styles from './signal-line.module.css'
import { cachedPaths, isFile } from './site-cache.ts'

type Props = {
	/** When the page on the screen was made, or its copy. */
	madeAt: number
	isOnline: boolean
}

export function SignalLine({ madeAt, isOnline }: Props) {
	const locale = useLocale()
	const words = useWords(signalWords, 'signal')
	// On a line that carries nothing, a device believes itself online all the time.
	const [wasOffline, setWasOffline] = useState(false)
	if (!isOnline && !wasOffline) setWasOffline(true)
	const isBack = isOnline && wasOffline
	useUnavailableLinks(isBack)
	// The offline page says all this itself.
	if (usePagePath() === '/offline') return null
	return (
		<p className={styles.line}>
			{fill(isBack ? words.back : words.kept, { time: formatTime(madeAt, locale) })}
			{isOnline && (
				<button type="button" onClick={() => location.reload()}>
					{words.refresh}
				</button>
			)}
		</p>
	)
}

/** Links to pages that are not cached say so (signal-line.module.css) before they are followed. */
function useUnavailableLinks(isBack: boolean) {
	useEffect(() => {
		if (isBack || !('caches' in window)) return
		let isOver = false
		const update = async () => {
			const cached = await cachedPaths()
			if (isOver) return
			for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
				const path = new URL(link.href).pathname
				// A picture opens from its own cache, or is on the screen already.
				const isHere = isFile(path) || path === location.pathname
				link.toggleAttribute('data-uncached', !cached.has(path) && !isHere)
			}
		}
		const observer = new MutationObserver(() => update().catch(() => {}))
		observer.observe(document.body, { childList: true, subtree: true })
		update().catch(() => {})
		return () => {
			isOver = true
			observer.disconnect()
			for (const link of document.links) link.removeAttribute('data-uncached')
		}
	}, [isBack])
}
