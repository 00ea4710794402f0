import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type * as EntryServer from '#app/entry.server.tsx'
import type { Services, SiteContent } from '#app/services.ts'
import type { Visitor } from '#domain/forms/form-guard.ts'
import { splitLocale } from '#domain/locale.ts'
import { contentSecurityPolicy, type InlineParts } from '#server/http/security-headers.ts'
import {
	compressForAll,
	compressForOne,
	type StoredResponse,
	storeResponse,
} from '#server/http/stored-response.ts'
import { createWorkLimit } from '#server/limits/work-limit.ts'
import type { BuiltSite } from './built-site.ts'
import { prefetchRulesAddress } from './files/prefetch-rules.ts'
import { takeNonce } from './inline-nonce.ts'

type Options = {
	/** Called once per render, which sees one consistent state of the content: what is published, unless given. */
	services: (content?: SiteContent) => Services
	publicUrl: string
	commonHeaders: Record<string, string>
	mailApiHost: string | undefined
}

/** Vite's hot reload adds inline scripts and styles to the page. */
const vitePolicy = "default-src 'self' 'unsafe-inline' data: blob: ws:"

/** Pages rendered for one request: as many at once as one processor renders in a fraction of a second. */
const mostRenderings = 12

type Rendering = {
	visitor?: Visitor
	/** As sent by the visitor for whom the page is rendered. */
	acceptEncoding?: string | undefined
	isCached?: boolean
	/** The owner's unpublished changes, for them alone. */
	draft?: SiteContent
	isForeignPost?: boolean
}
type RenderedPage = { response: StoredResponse; isCacheable: boolean }
export type PageRenderer = ReturnType<typeof createPageRenderer>

/** Turns React Router's responses into stored responses: compressed, with security headers and policy. */
export function createPageRenderer({ build, live }: BuiltSite, options: Options) {
	const { services, publicUrl, commonHeaders, mailApiHost } = options
	const handle = createRequestHandler(live?.reload ?? build, live ? 'development' : 'production')

	const limit = createWorkLimit({ concurrency: mostRenderings })
	const turns = pLimit(1)
	const inTurn = (work: () => Promise<RenderedPage>) =>
		limit(async () => {
			// Node accepts one connection in each turn of the event loop, so each render starts in a turn of its own.
			// Otherwise requests queue in the kernel, where they cannot be refused (`npm run prove -- overload`).
			await turns(() => setImmediate())
			return await work()
		})

	async function render(
		request: Request,
		{ visitor, acceptEncoding, isCached = false, draft, isForeignPost = false }: Rendering,
	): Promise<RenderedPage> {
		const { entry } = live ? await live.reload() : build
		const { foreignPostContext, servicesContext, visitorContext, inlineNonceHeader } =
			entry.module as unknown as typeof EntryServer
		const context = new RouterContextProvider()
		context.set(servicesContext, services(draft))
		if (visitor) context.set(visitorContext, visitor)
		context.set(foreignPostContext, isForeignPost)
		const response = await handle(request, context)
		const nonce = response.headers.get(inlineNonceHeader)
		response.headers.delete(inlineNonceHeader)
		const { body, policy } = await readBody(response, nonce)
		const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
		const isForAll =
			!visitor &&
			!draft &&
			!isForeignPost &&
			response.headers.get('cache-control') !== 'no-store' &&
			response.status < 500
		const headers: Record<string, string> = {
			...commonHeaders,
			// A page may be stricter, as a guest's own is about referrers.
			...Object.fromEntries(response.headers),
			'content-type': type,
			'content-security-policy': live ? vitePolicy : policy,
			// Browsers keep the page and revalidate it each time: a 304 is small and never stale.
			'cache-control': isForAll ? 'public, no-cache' : 'no-store',
			...(isForAll && !isForOwner(request) && { 'speculation-rules': `"${prefetchRulesAddress}"` }),
		}
		const compressed =
			isCached && isForAll ? await compressForAll(body) : await compressForOne(body, acceptEncoding)
		return {
			response: storeResponse({ status: response.status, headers, body, compressed }),
			isCacheable: isForAll,
		}
	}

	/** Only pages have a nonce; data has nothing inline. */
	async function readBody(response: Response, nonce: string | null) {
		const policyOf = (inline: InlineParts) =>
			contentSecurityPolicy(inline, { publicUrl, mailApiHost })
		if (nonce === null) {
			const body = Buffer.from(await response.arrayBuffer())
			return { body, policy: policyOf({ scripts: [], styles: [] }) }
		}
		const { html, ...inline } = takeNonce(await response.text(), nonce)
		return { body: Buffer.from(html), policy: policyOf(inline) }
	}

	const requestOf = (address: string) => new Request(new URL(address, publicUrl))

	return {
		/** A page that is the same for every visitor, to be cached. */
		renderForAll: (address: string) => render(requestOf(address), { isCached: true }),
		/** A page with parameters, which is not cached. */
		renderOnce: async (address: string, acceptEncoding: string | undefined) =>
			(await inTurn(() => render(requestOf(address), { acceptEncoding }))).response,
		/** A page with the owner's draft, for the owner alone. */
		renderPreview: async (
			address: string,
			{ draft, acceptEncoding }: { draft: SiteContent; acceptEncoding: string | undefined },
		) => (await inTurn(() => render(requestOf(address), { draft, acceptEncoding }))).response,
		/** The response to a form that another site posted. */
		renderForeignPost: async (address: string, acceptEncoding: string | undefined) =>
			(await inTurn(() => render(requestOf(address), { acceptEncoding, isForeignPost: true })))
				.response,
		/** The response to a form post. */
		renderForOne: async (request: Request, visitor: Visitor) =>
			(await inTurn(() => render(request, { visitor, acceptEncoding: acceptedBy(request) })))
				.response,
	}
}

function acceptedBy({ headers }: Request): string | undefined {
	return headers.get('accept-encoding') ?? undefined
}

function isForOwner({ url }: Request): boolean {
	return splitLocale(new URL(url).pathname).path.startsWith('/admin')
}
