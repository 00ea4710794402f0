import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { contentOf, isWaiting, roots, waitingIslands } from '#app/islands/hydrate-islands.tsx'

/** Renders islands again whose HTML the editor has changed: React would expect other texts. */
export async function mountIslands() {
	await Promise.allSettled(
		waitingIslands().map(async (element) => {
			const content = await contentOf(element)
			if (!isWaiting(element)) return
			const root = createRoot(element)
			roots.set(element, root)
			// One step, so that the page is never seen without the island.
			flushSync(() => root.render(content))
		}),
	)
}

/** Call this before a part of the document is replaced. */
export function unmountIslands(within: Element) {
	for (const [element, root] of roots) {
		if (!within.contains(element)) continue
		root.unmount()
		roots.delete(element)
	}
}
