import { isDesk } from '#app/site/page-context.tsx'
import { splitLocale } from '#domain/locale.ts'

/** Missing from the DOM types. */
type PageSwap = Event & {
	viewTransition?: { skipTransition: () => void } | null
	activation?: { entry: { url: string | null } } | null
}

/**
 * The desk takes no part in the transition between documents (site-layout.css), and Chromium reports a script error on a
 * document that refuses one: so a page does not begin it when the desk comes next.
 */
export function leaveForDeskAtOnce() {
	const leave = ({ viewTransition, activation }: PageSwap) => {
		const url = activation?.entry.url
		if (url && isDesk(splitLocale(new URL(url).pathname).path)) viewTransition?.skipTransition()
	}
	addEventListener('pageswap', leave)
	return () => removeEventListener('pageswap', leave)
}
