import { randomBytes } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { splitLocale } from '#domain/locale.ts'
import { withoutIds } from '#domain/text/text.ts'
import { servicesContext } from './services.ts'
import { InlineStylesheets } from './site/head/page-styles.tsx'
import { StructuredDataFacts } from './site/head/structured-data.tsx'
import { InlineMark, InlinePageScript, writePageScript } from './site/hydration/page-scripts.tsx'

// The server runs from source and the pages from a bundle: it imports the keys from the bundle, so that both use the same.
export { foreignPostContext, servicesContext, visitorContext } from './services.ts'

/** Tells the server the mark of a page's inline scripts and styles; it goes no further. */
export const inlineMarkHeader = 'x-inline-mark'

const renderDeadlineMs = 5_000
export const streamTimeout = renderDeadlineMs

/** Renders the whole document before answering, because a page is rendered once and then served from memory. */
export default async function handleRequest(
	request: Request,
	status: number,
	headers: Headers,
	routerContext: EntryContext,
	loadContext: RouterContextProvider,
): Promise<Response> {
	const { content, stays, stylesheets, inlineScript, log } = loadContext.get(servicesContext)
	const { locale } = splitLocale(new URL(request.url).pathname)
	const described = {
		facts: content.facts,
		offers: stays
			.offers()
			.map((offer) => ({ ...offer, name: content.offers[locale][offer.id].name })),
	}
	const isAnswerToPost = request.method === 'POST'
	// In development React Router writes its own scripts, with the data.
	const isBuilt = !import.meta.env.DEV
	const script = isBuilt
		? await writePageScript(routerContext, { inlineScript, isAnswerToPost })
		: ''
	const { serverHandoffStream, ...withoutData } = routerContext
	const mark = randomBytes(16).toString('base64url')
	const html = await new Promise<string>((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(
			<InlineMark value={mark}>
				<InlineStylesheets value={stylesheets}>
					<InlinePageScript value={script}>
						<StructuredDataFacts value={described}>
							<ServerRouter
								context={isBuilt ? withoutData : routerContext}
								url={request.url}
								nonce={mark}
							/>
						</StructuredDataFacts>
					</InlinePageScript>
				</InlineStylesheets>
			</InlineMark>,
			{
				nonce: { script: mark, style: mark },
				// All content inline and in order, with no script needed to move it into place.
				progressiveChunkSize: Number.POSITIVE_INFINITY,
				onAllReady() {
					clearTimeout(deadline)
					const body = new PassThrough()
					text(body).then(resolve, reject)
					pipe(body)
				},
				onShellError: reject,
				onError: reject,
			},
		)
		const deadline = setTimeout(abort, renderDeadlineMs)
	})
	if (status >= 500) log.error({ path: loggedPath(request) }, 'page rendered as an error')
	headers.set('Content-Type', 'text/html; charset=utf-8')
	headers.set(inlineMarkHeader, mark)
	return new Response(html, { status, headers })
}

export function handleError(
	error: unknown,
	{ request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
	if (request.signal.aborted) return
	// The visitor's mistake, for example a post to a page without an action.
	if (isRouteErrorResponse(error) && error.status < 500) return
	const { log } = context.get(servicesContext)
	log.error({ err: error, path: loggedPath(request) }, 'a page failed')
}

function loggedPath({ url }: Request): string {
	return withoutIds(new URL(url).pathname)
}
