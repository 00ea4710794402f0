import { createContext, useContext } from 'react'
import { type EntryContext, Scripts } from 'react-router'
import { deskManifest, isOfDesk } from './desk-manifest.ts'
import { InlineMark } from './inline-mark.ts'
import type { PageModules } from './taking-over.ts'

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
				<script type="module" src="/app/site/early-controls.ts" />
				<Scripts />
			</>
		)
	return <script nonce={mark} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
}

/** What <Scripts> would write for HydratedRouter, and then our inline script instead of imports. */
export function writePageScript(
	{ manifest, serverHandoffString, staticHandlerContext, renderMeta }: EntryContext,
	{ inlineScript, isAnswerToPost }: { inlineScript: string; isAnswerToPost: boolean },
): string {
	// React Router appends the page's data only after a component that says so.
	if (renderMeta) renderMeta.didRenderScripts = true
	const isForOwner = staticHandlerContext.matches.some(({ route: { id } }) => isOfDesk(id))
	const modules: PageModules = {
		manifest: isForOwner ? deskManifest(manifest.url) : manifest.url,
		entry: manifest.entry.module,
		routes: staticHandlerContext.matches.map(({ route: { id } }) => [
			id,
			manifest.routes[id]?.module ?? '',
		]),
		isAnswerToPost,
	}
	return [
		`window.__reactRouterContext=${serverHandoffString};`,
		// React Router's own version creates the stream here; ours waits for feed-stream.ts.
		'__reactRouterContext.streamController={kept:[],enqueue(t){this.kept.push(t)},close(){this.kept.push(0)}};',
		`window.pageModules=${JSON.stringify(modules)};`,
		inlineScript,
	].join('')
}
