import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { InlineMark } from '#app/site/hydration/page-scripts.tsx'

/** The text of every stylesheet by its address. Only the server has it, and inlines a page's styles into its HTML. */
const StylesheetText = createContext<ReadonlyMap<string, string>>(new Map())

export const InlineStylesheets = StylesheetText.Provider

/** Must come before all chunks, whose order is not fixed: layers, not file order, decide which rule wins. */
const layerOrder = '@layer tokens,base,components,pages;'

/**
 * Replaces React Router's <Links>: inline on the first page, links for what later pages add. An error page that replaces
 * the document in the browser links to all of its styles: the policy forbids inline ones that the server did not send.
 * React Router has the styles of a route in `UNSAFE_FrameworkContext` only. Inlining pays for it: first contentful
 * paint 856 ms instead of 1,592 (simulated phone, `npm run bench -- lighthouse`).
 */
export function PageStyles() {
	const manifest = useContext(UNSAFE_FrameworkContext)?.manifest
	const stylesheets = useContext(StylesheetText)
	const mark = useContext(InlineMark)
	const matches = useMatches()
	const addresses = [
		...new Set(matches.flatMap(({ id }) => manifest?.routes[id]?.css ?? []).map(withoutMark)),
	]
	const isFromServer = useIsFromServer()
	const [inlined] = useState(() => (isFromServer ? addresses : withoutStandIns()))

	useEffect(() => addStandIns(inlined), [inlined])

	return (
		<>
			{/* React puts stylesheets with a precedence before everything that has none. */}
			<style href="layers" precedence="layers" nonce={mark}>
				{layerOrder}
			</style>
			{inlined.length > 0 && (
				<style
					nonce={mark}
					suppressHydrationWarning
					dangerouslySetInnerHTML={{
						__html: inlined.map((address) => stylesheets.get(address) ?? '').join(''),
					}}
				/>
			)}
			{addresses
				.filter((address) => !inlined.includes(address))
				.map((address) => (
					<link key={address} rel="stylesheet" href={address} precedence="page" />
				))}
		</>
	)
}

/** Code fetched on demand also fetches the styles of all it imports, unless it finds links to them: these are inline. */
function addStandIns(addresses: readonly string[]): void {
	for (const address of addresses) {
		const link = document.createElement('link')
		link.rel = 'stylesheet'
		link.setAttribute('disabled', '')
		link.href = address
		document.head.append(link)
	}
}

/** A new document has no inline styles, and React would take a stand-in for the stylesheet itself. */
function withoutStandIns(): string[] {
	for (const link of document.querySelectorAll('link[disabled]')) link.remove()
	return []
}

/** True on the server and during hydration. */
function useIsFromServer(): boolean {
	return useSyncExternalStore(
		() => () => {},
		() => false,
		() => true,
	)
}

/** React Router adds a `#` to stylesheets that are also loaded on demand, so that it unloads them; ours stay. */
function withoutMark(address: string): string {
	return address.replace(/#$/, '')
}
