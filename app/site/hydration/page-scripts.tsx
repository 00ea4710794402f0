import { createContext, useContext } from 'react'
import { type EntryContext, Scripts } from 'react-router'
import { deskManifest, isOfDesk } from './desk-manifest.ts'
import { writePageData } from './page-data.ts'
import type { PageModules } from './taking-over.ts'

/**
 * Marks the inline scripts and styles that we write. The policy allows what carries the mark of its rendering, by hashes,
 * and nothing else inline; the mark itself is taken out (server/pages/marked-inline.ts). Only the server has it.
 */
export const InlineMark = createContext<string | undefined>(undefined)

/** Only the server has the page's script; React leaves the one in the document alone. */
const PageScriptText = createContext('')

export const InlinePageScript = PageScriptText.Provider

/**
 * Replaces React Router's <Scripts>, which fetches React with the page (start-when-needed.ts says what that would cost).
 * In development the original also wires up hot reload.
 */
export function PageScripts() {
	const text = useContext(PageScriptText)
	const mark = useContext(InlineMark)
	if (import.meta.env.DEV)
		return (
			<>
				<script type="module" src="/app/site/hydration/early-controls.ts" />
				<Scripts />
			</>
		)
	return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** What <Scripts> would write for HydratedRouter, and then our inline script instead of imports. */
export async function writePageScript(
	{ manifest, serverHandoffStream, staticHandlerContext }: EntryContext,
	{ inlineScript, isAnswerToPost }: { inlineScript: string; isAnswerToPost: boolean },
): Promise<string> {
	const isForOwner = staticHandlerContext.matches.some(({ route: { id } }) => isOfDesk(id))
	const modules: PageModules = {
		manifest: isForOwner ? deskManifest(manifest.url) : manifest.url,
		entry: manifest.entry.module,
		routes: staticHandlerContext.matches.map(({ route: { id } }) => [
			id,
			manifest.routes[id]?.module ?? '',
		]),
		...(isAnswerToPost && { isAnswerToPost }),
	}
	const data = await writePageData(staticHandlerContext, serverHandoffStream)
	return `window.pageModules=${JSON.stringify(modules)};window.pageData=${data};${inlineScript}`
}
