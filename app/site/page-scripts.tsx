import { useContext, useState } from 'react'
import { Scripts, UNSAFE_FrameworkContext, useMatches } from 'react-router'
import { startWhenNeeded } from './start-when-needed.ts'

/**
 * Stands in for React Router's <Scripts>, which starts loading React with the page. Here nothing but the page's
 * data comes with it; React is fetched when the visitor first touches something, or a little later.
 */
export function PageScripts() {
	const framework = useContext(UNSAFE_FrameworkContext)
	const matches = useMatches()
	// The inline script has done its work once it ran: later renders must not touch it.
	const [script] = useState(() => {
		if (!framework) return ''
		const { manifest, serverHandoffString } = framework
		const routes = matches.map(({ id }) => [id, manifest.routes[id]?.module])
		const modules = { manifest: manifest.url, entry: manifest.entry.module, routes }
		// React Router's own version needs TextEncoderStream, which Firefox has from 105.
		const handoff = `window.__reactRouterContext=${serverHandoffString};__reactRouterContext.stream=new ReadableStream({start(c){var e=new TextEncoder;__reactRouterContext.streamController={enqueue:t=>c.enqueue(e.encode(t)),close:()=>c.close()}}});`
		return `${handoff}(${startWhenNeeded})(${JSON.stringify(modules)})`
	})
	// In development React Router's own component also wires up hot reload.
	if (import.meta.env.DEV) return <Scripts />
	if (framework?.renderMeta) framework.renderMeta.didRenderScripts = true

	return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
