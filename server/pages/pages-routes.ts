import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteObject } from 'react-router'
import type { SiteContent } from '#app/services.ts'
import { draftParameter } from '#domain/editing/photo.ts'
import { previewHeader } from '#domain/editing/text-ids.ts'
import { AppError, statusOf } from '#domain/errors.ts'
import { mayPreview } from '#domain/owner/access.ts'
import type { Person } from '#domain/owner/roles.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import { minuteMs } from '#domain/time/dates.ts'
import { asAppError } from '#server/http/problems.ts'
import type { OwnerSession } from '#server/http/require-owner.ts'
import { type StoredResponse, sendStored } from '#server/http/stored-response.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { StoredPictures } from '#server/pictures/stored-pictures.ts'
import type { PageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { findPage, readPageRequest, unknownPathOf } from './page-requests.ts'

export type SitePages = {
	files: ReadonlyMap<string, StoredResponse>
	storedPictures: StoredPictures
	cache: PageCache
	renderer: PageRenderer
	routes: RouteObject[]
	publicUrl: string
	/** Renders pages and rewrites files that state facts. */
	contentChanged: () => void
}

/**
 * Answers files and cached pages before Fastify sees the request. This is the path of nearly every request: as fast as
 * bare node:http (1.08 of it in bench/RESULTS.md, `npm run bench -- server`).
 */
export function sendFromMemory(
	{ files, storedPictures, cache }: SitePages,
	request: IncomingMessage,
	response: ServerResponse,
): boolean {
	if (request.method !== 'GET' && request.method !== 'HEAD') return false
	if (request.headers[previewHeader] !== undefined) return false
	const address = request.url ?? ''
	const stored = files.get(address) ?? storedPictures.cached(address) ?? cache.fresh(address)
	if (stored) sendStored(request, response, stored)
	return stored !== undefined
}

/** Under pressure, answers with the page as last rendered, even if it is outdated. */
export function sendCachedPage(
	{ cache }: SitePages,
	request: FastifyRequest,
	reply: FastifyReply,
): boolean {
	const { method, url, headers } = request
	if (headers[previewHeader] !== undefined) return false
	const cached = method === 'GET' || method === 'HEAD' ? cache.cached(url) : undefined
	if (!cached) return false
	send(request, reply, cached)
	return true
}

type Options = {
	pages: SitePages
	session: OwnerSession
	floods: FloodGuard
	/** The site as the draft has it that this person works on. */
	readDraft: (person: Person) => Promise<SiteContent>
}

export function pagesRoutes(app: FastifyInstance, { pages, session, floods, readDraft }: Options) {
	const { cache, renderer, routes, publicUrl } = pages

	async function findResponse(request: FastifyRequest): Promise<StoredResponse> {
		const url = urlHere(request.url, publicUrl)
		const file = pages.files.get(url.pathname)
		if (file) return file
		if (/^\/(assets|pictures)\//.test(url.pathname)) {
			const code = url.searchParams.get(draftParameter)
			const stored = await pages.storedPictures.find(url.pathname, code)
			if (stored) return stored
			throw new AppError('not-found')
		}
		const { address, cacheKey } = readPageRequest(url, routes)
		const page = new Request(urlHere(address, publicUrl))
		const acceptEncoding = request.headers['accept-encoding']
		if (request.headers[previewHeader] !== undefined) {
			const draft = await readDraft(await whoPreviews(request))
			return await renderer.renderForOne(page, { acceptEncoding, draft })
		}
		if (cacheKey === undefined) return await renderer.renderForOne(page, { acceptEncoding })
		return cache.get(cacheKey, () => renderer.renderForAll(page))
	}

	async function whoPreviews({ headers }: FastifyRequest): Promise<Person> {
		const person = await session.whoIs(headers[tokenHeader])
		if (!person) throw new AppError('unauthenticated')
		if (!mayPreview(person.role)) throw new AppError('not-allowed')
		return person
	}

	/** Rendered once per language and minute, whatever the form: a flood must not cost renders. */
	async function refusalOfFlood(pathname: string, retryAfterSeconds: number) {
		const freeAt = Math.ceil((Date.now() + retryAfterSeconds * 1000) / minuteMs) * minuteMs
		const path = unknownPathOf(pathname)
		const page = new Request(urlHere(path, publicUrl))
		// No request has this key, which is not an address.
		return await cache.get(`refusal until ${freeAt} ${path}`, () =>
			renderer.renderRefusal(page, { code: 'too-many-requests', freeAt }),
		)
	}

	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		handler: async (request, reply) => send(request, reply, await findResponse(request)),
	})

	app.register(async (forms) => {
		// React Router reads form posts itself.
		forms.removeAllContentTypeParsers()
		forms.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
			done(null, body),
		)
		// People without scripts can read the refusal. A fault of ours must not cost a render.
		forms.setErrorHandler(async (error: FastifyError, request, reply) => {
			const { code, retryAfterSeconds = 0 } = asAppError(error)
			if (statusOf[code] >= 500) throw error
			const { pathname } = urlHere(request.url, publicUrl)
			if (code === 'too-many-requests') {
				const page = await refusalOfFlood(pathname, retryAfterSeconds).catch(() => undefined)
				if (!page) throw error
				reply.raw.setHeader('retry-after', Math.ceil(retryAfterSeconds))
				return send(request, reply, page)
			}
			const path = findPage(routes, pathname)?.pathname ?? unknownPathOf(pathname)
			const page = await renderer.renderForOne(new Request(urlHere(path, publicUrl)), {
				acceptEncoding: request.headers['accept-encoding'],
				refusal: { code },
			})
			send(request, reply, page)
		})
		forms.post('/*', floods.route, async (request, reply) => {
			const url = urlHere(request.url, publicUrl)
			if (!findPage(routes, url.pathname)?.route.action) throw new AppError('method-not-allowed')
			if (isForeign(request, publicUrl)) throw new AppError('malformed')
			const form = new Request(url, { method: 'POST', body: readForm(request) })
			const page = await renderer.renderForOne(form, {
				acceptEncoding: request.headers['accept-encoding'],
				visitor: floods.visitorOf(request),
			})
			// The page is ready: should this be one post too many, only the next is refused.
			await floods.count(request, page.status).catch(() => {})
			send(request, reply, page)
		})
	})
}

function send(request: FastifyRequest, reply: FastifyReply, stored: StoredResponse) {
	reply.hijack()
	sendStored(request.raw, reply.raw, stored)
}

const formType = /^application\/x-www-form-urlencoded\s*(;|$)/i

const mostFields = 60
/** The fields that take a text, and a proof of work. A text may be too long, to be shortened rather than written again. */
const longFields = ['Message', 'message', 'text', 'altcha']
const longestText = 16_000
/** More than any other field takes. */
const longestValue = 1_000
/** Bounds all fields together: what is left is encoded and read once more. */
const mostText = 20_000

/**
 * Actions read the form without checks, so a body that is not a form, or has too many fields, is refused first, and texts
 * are cut far beyond their limits: cleaning 64 KB and sending it back would take 40 ms of processor.
 */
function readForm({ headers, body }: FastifyRequest): URLSearchParams {
	if (!formType.test(headers['content-type'] ?? '')) throw new AppError('unsupported-media-type')
	const text = String(body ?? '')
	// Counted before the body is parsed, which takes 200 ms for 9,500 fields.
	if (text.split('&').length > mostFields) throw new AppError('too-large')
	let room = mostText
	const fields = [...new URLSearchParams(text)].map(([name, value]) => {
		const longest = longFields.includes(name) ? longestText : longestValue
		const part = value.slice(0, Math.min(longest, room))
		room -= part.length
		return [name.slice(0, 100), part]
	})
	return new URLSearchParams(fields)
}

/** A form of another site. Ours count whatever name the visitor reached us by (`www`, 127.0.0.1). */
function isForeign({ headers }: FastifyRequest, publicUrl: string): boolean {
	const { origin, host, 'sec-fetch-site': sender } = headers
	if (origin === undefined || origin === new URL(publicUrl).origin) return false
	if (sender !== undefined) return sender !== 'same-origin'
	return !URL.canParse(origin) || new URL(origin).host !== host
}

/** Reads any request target, even '//elsewhere/' or 'http://elsewhere/', as a path of this site. */
function urlHere(address: string, publicUrl: string): URL {
	const url = new URL(publicUrl)
	const [path = '/', ...query] = address.split('?')
	url.pathname = path
	url.search = query.join('?')
	return url
}
