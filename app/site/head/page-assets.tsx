import { createContext, useContext } from 'react'
import type { PageAssets } from '#app/services.ts'
import { type PageInfo, pageInfoId } from '#app/site/page-context.tsx'

/** Known only to the server while it renders a page. */
type AssetsOfPage = Pick<PageAssets, 'inlineScript' | 'formScript' | 'datesScript'> & {
	/**
	 * On the inline scripts and styles that we write. The policy allows what carries the nonce of its render, by
	 * hashes, and nothing else inline; the nonce itself is taken out (server/pages/inline-nonce.ts).
	 */
	nonce: string
	/** The text of the page's stylesheets. */
	styles: string
	isResponseToPost: boolean
}

const Assets = createContext<AssetsOfPage>({
	nonce: '',
	styles: '',
	inlineScript: '',
	formScript: '',
	datesScript: '',
	isResponseToPost: false,
})

export const PageAssetsOnServer = Assets.Provider

/** The nonce, for React Router's own inline scripts. Undefined in the browser, as in the HTML that it hydrates. */
export function useInlineNonce(): string | undefined {
	return useContext(Assets).nonce || undefined
}

/** Must come before all stylesheets, whose order is not fixed: layers, not file order, decide which rule wins. */
const layerOrder = '@layer tokens,base,components,pages;'

/**
 * A visitor's page has its styles inline, so that the first paint waits for one file: 856 ms instead of 1,592 (simulated
 * phone, `npm run bench -- lighthouse`). The desk links to its own.
 */
export function PageStyles() {
	const { nonce, styles } = useContext(Assets)
	return (
		<style
			nonce={nonce || undefined}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: layerOrder + styles }}
		/>
	)
}

/** Read by `pageHere`. */
export function PageInfoScript(page: PageInfo) {
	return (
		<script
			id={pageInfoId}
			type="application/json"
			dangerouslySetInnerHTML={{ __html: JSON.stringify(page).replaceAll('<', '\\u003c') }}
		/>
	)
}

/** Controls that work before any other script, and what fetches the islands. */
export function PageScript() {
	const { nonce, inlineScript, isResponseToPost } = useContext(Assets)
	if (import.meta.env.DEV) return <script type="module" src="/app/islands/dev-script.ts" />
	return (
		<script
			nonce={nonce || undefined}
			data-response={isResponseToPost ? '' : undefined}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: inlineScript }}
		/>
	)
}

/** Stands after a form, whose fields it fills and changes before they are painted. */
export function FormScript({ hasDates = false }: { hasDates?: boolean }) {
	const { nonce, formScript, datesScript } = useContext(Assets)
	const script = hasDates ? formScript + datesScript : formScript
	return (
		<script
			nonce={nonce || undefined}
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: script }}
		/>
	)
}
