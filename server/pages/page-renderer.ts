import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import type * as EntryServer from '#app/entry.server.tsx'
import type { RefusedPost, Services, SiteContent } from '#app/services.ts'
import type { Visitor } from '#domain/forms/form-guard.ts'
import { splitLocale } from '#domain/locale.ts'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'
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

/** For whom a page is rendered that is not the same for all. */
type One = {
	/** As sent by the visitor. */
	acceptEncoding: string | undefined
	/** The sender of a form. */
	visitor?: Visitor
	/** The owner's unpublished changes, for them alone. */
	draft?: SiteContent
	refusal?: RefusedPost
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

	async function render(request: Request, one?: One): Promise<RenderedPage> {
		const { visitor, draft, refusal } = one ?? {}
		const { entry } = live ? await live.reload() : build
		const { nonceContext, refusedPostContext, servicesContext, visitorContext } =
			entry.module as unknown as typeof EntryServer
		const nonce = randomBytes(16).toString('base64url')
		const context = new RouterContextProvider()
		context.set(servicesContext, services(draft))
		context.set(nonceContext, nonce)
		if (visitor) context.set(visitorContext, visitor)
		context.set(refusedPostContext, refusal)
		const response = await handle(request, context)
		const { html, ...inline } = takeNonce(await response.text(), nonce)
		const body = Buffer.from(html)
		const type = response.headers.get('content-type') ?? 'text/plain; charset=utf-8'
		const isForAll =
			!visitor &&
			!draft &&
			!refusal &&
			response.headers.get('cache-control') !== 'no-store' &&
			response.status < 500
		const headers: Record<string, string> = {
			...commonHeaders,
			// A page may be stricter, as a guest's own is about referrers.
			...Object.fromEntries(response.headers),
			'content-type': type,
			'content-security-policy': live
				? vitePolicy
				: contentSecurityPolicy(inline, { publicUrl, mailApiHost }),
			// Browsers keep the page and revalidate it each time: a 304 is small and never stale.
			'cache-control': isForAll ? 'no-cache' : 'no-store',
			...(isForAll && !isForOwner(request) && { 'speculation-rules': `"${prefetchRulesAddress}"` }),
		}
		const isForMany = (isForAll && !one) || refusal?.freeAt !== undefined
		const compressed = isForMany
			? await compressForAll(body)
			: await compressForOne(body, one?.acceptEncoding)
		return {
			response: storeResponse({ status: response.status, headers, body, compressed }),
			isCacheable: isForMany,
		}
	}

	return {
		/** A page that is the same for every visitor, to be cached. */
		renderForAll: (request: Request) => render(request),
		/** The response to posts of all networks that may post again at the same time. */
		renderRefusal: (request: Request, refusal: Required<RefusedPost>) =>
			render(request, { acceptEncoding: undefined, refusal }),
		/** A page with parameters, a preview, or the response to a form. */
		renderForOne: async (request: Request, one: One) =>
			(await inTurn(() => render(request, one))).response,
	}
}

function isForOwner({ url }: Request): boolean {
	return splitLocale(new URL(url).pathname).path.startsWith('/admin')
}
