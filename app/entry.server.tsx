import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'
import {
	type EntryContext,
	isRouteErrorResponse,
	type RouterContextProvider,
	ServerRouter,
} from 'react-router'
import { splitLocale } from '#domain/locale.ts'
import { withoutIds } from '#domain/text/text.ts'
import { fillIslands } from './islands/fill-islands.ts'
import { type FoundIsland, IslandsOfPage } from './islands/island.tsx'
import { nonceContext, servicesContext } from './services.ts'
import { joinStylesheets } from './site/head/join-stylesheets.ts'
import { PageAssetsOnServer } from './site/head/page-assets.tsx'
import { StructuredDataFacts } from './site/head/structured-data.tsx'
import { isDesk } from './site/page-context.tsx'

// The server runs from source and the pages from a bundle: it imports the keys from the bundle, so that both use the same.
export { nonceContext, refusedPostContext, servicesContext, visitorContext } from './services.ts'

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
	const { content, stays, assets, log } = loadContext.get(servicesContext)
	const nonce = loadContext.get(nonceContext)
	const { locale, path } = splitLocale(new URL(request.url).pathname)
	const described = {
		facts: content.facts,
		offers: stays
			.offers()
			.map((offer) => ({ ...offer, name: content.offers[locale][offer.id].name })),
	}
	const onPage = {
		...assets,
		nonce,
		styles: isDesk(path) ? '' : stylesOf(routerContext, assets.stylesheets),
		isResponseToPost: request.method === 'POST',
	}
	const islands = { found: [] as FoundIsland[], nonce, files: assets.islandFiles }
	const html = await renderWhole(
		<PageAssetsOnServer value={onPage}>
			<IslandsOfPage value={islands}>
				<StructuredDataFacts value={described}>
					<ServerRouter context={routerContext} url={request.url} nonce={nonce} />
				</StructuredDataFacts>
			</IslandsOfPage>
		</PageAssetsOnServer>,
		nonce,
	)
	if (status >= 500) log.error({ path: loggedPath(request) }, 'page rendered as an error')
	headers.set('Content-Type', 'text/html; charset=utf-8')
	return new Response(isDesk(path) ? html : fillIslands(html, islands), { status, headers })
}

/** The text of the stylesheets of all routes that make up the page. */
function stylesOf(
	{ manifest, staticHandlerContext }: EntryContext,
	stylesheets: ReadonlyMap<string, string>,
): string {
	const addresses = staticHandlerContext.matches.flatMap(
		({ route }) => manifest.routes[route.id]?.css ?? [],
	)
	// Only the path: React Router adds a fragment where code that is fetched on demand needs the stylesheet too.
	const files = addresses.map((address) => new URL(address, 'http://localhost').pathname)
	return joinStylesheets([...new Set(files)].map((file) => textOf(file, stylesheets)))
}

/** A page without its styles must not go unnoticed when React Router changes its manifest. */
function textOf(file: string, stylesheets: ReadonlyMap<string, string>): string {
	const text = stylesheets.get(file)
	if (text === undefined && !import.meta.env.DEV) throw new Error(`No stylesheet ${file} was built`)
	return text ?? ''
}

function renderWhole(page: ReactNode, nonce: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const { pipe, abort } = renderToPipeableStream(page, {
			nonce: { script: nonce, style: nonce },
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
		})
		const deadline = setTimeout(abort, renderDeadlineMs)
	})
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
