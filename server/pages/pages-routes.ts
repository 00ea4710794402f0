import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RouteObject } from 'react-router'
import type { SiteContent } from '#app/services.ts'
import { draftParameter } from '#domain/editing/photo.ts'
import { previewHeader } from '#domain/editing/text-ids.ts'
import { AppError } from '#domain/errors.ts'
import type { Person } from '#domain/owner/roles.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import { mayPreview } from '#server/http/access.ts'
import type { OwnerSession } from '#server/http/require-owner.ts'
import { type StoredResponse, sendStored } from '#server/http/stored-response.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { StoredPictures } from '#server/pictures/stored-pictures.ts'
import type { PageCache } from './page-cache.ts'
import type { PageRenderer } from './page-renderer.ts'
import { readPageRequest } from './page-requests.ts'

export type SitePages = {
	files: ReadonlyMap<string, StoredResponse>
	storedPictures: StoredPictures
	cache: PageCache
	renderer: PageRenderer
	routes: RouteObject[]
	publicUrl: string
	/** Whether the page has a form. */
	takesPosts: (url: URL) => boolean
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
	{ method, url, raw, headers }: FastifyRequest,
	reply: FastifyReply,
): boolean {
	if (headers[previewHeader] !== undefined) return false
	const cached = method === 'GET' || method === 'HEAD' ? cache.cached(url) : undefined
	if (!cached) return false
	reply.hijack()
	sendStored(raw, reply.raw, cached)
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

	async function findPage(request: FastifyRequest): Promise<StoredResponse> {
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

	app.route({
		method: ['GET', 'HEAD'],
		url: '/*',
		handler: async (request, reply) => {
			const page = await findPage(request)
			reply.hijack()
			sendStored(request.raw, reply.raw, page)
		},
	})

	app.register(async (forms) => {
		// React Router reads form posts itself.
		forms.removeAllContentTypeParsers()
		forms.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) =>
			done(null, body),
		)
		forms.post('/*', floods.route, async (request, reply) => {
			const url = urlHere(request.url, publicUrl)
			if (!pages.takesPosts(url)) throw new AppError('method-not-allowed')
			const acceptEncoding = request.headers['accept-encoding']
			const page = isForeign(request, publicUrl)
				? await renderer.renderForOne(new Request(url), { acceptEncoding, isForeignPost: true })
				: await renderer.renderForOne(readForm(request, publicUrl), {
						acceptEncoding,
						visitor: { address: request.ip },
					})
			// The page is ready: should this be one post too many, only the next is refused.
			await floods.count(request.ip, page.status).catch(() => {})
			reply.hijack()
			sendStored(request.raw, reply.raw, page)
		})
	})
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
function readForm(request: FastifyRequest, publicUrl: string): Request {
	if (!formType.test(request.headers['content-type'] ?? ''))
		throw new AppError('unsupported-media-type')
	const text = String(request.body ?? '')
	// Counted before the body is parsed, which takes 200 ms for 9,500 fields.
	if (text.split('&').length > mostFields) throw new AppError('too-large')
	let room = mostText
	const fields = [...new URLSearchParams(text)].map(([name, value]) => {
		const longest = longFields.includes(name) ? longestText : longestValue
		const part = value.slice(0, Math.min(longest, room))
		room -= part.length
		return [name.slice(0, 100), part]
	})
	const headers = new Headers()
	for (const [name, value] of Object.entries(request.headers)) {
		if (!/^content-(type|length)$/.test(name)) headers.set(name, String(value))
	}
	if (isFromHere(request)) headers.set('origin', new URL(publicUrl).origin)
	const body = new URLSearchParams(fields)
	return new Request(urlHere(request.url, publicUrl), { method: 'POST', headers, body })
}

/**
 * A form of ours, whatever name the visitor reached us by (`www`, 127.0.0.1): React Router compares the origin with
 * PUBLIC_URL and would refuse it.
 */
function isFromHere({ headers }: FastifyRequest): boolean {
	if (headers['sec-fetch-site'] !== undefined) return headers['sec-fetch-site'] === 'same-origin'
	const { origin, host } = headers
	return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host
}

/** A post that React Router would refuse with two words of plain text. */
function isForeign(request: FastifyRequest, publicUrl: string): boolean {
	const { origin } = request.headers
	return origin !== undefined && origin !== new URL(publicUrl).origin && !isFromHere(request)
}

/** Reads any request target, even '//elsewhere/' or 'http://elsewhere/', as a path of this site. */
function urlHere(address: string, publicUrl: string): URL {
	const url = new URL(publicUrl)
	const [path = '/', ...query] = address.split('?')
	url.pathname = path
	url.search = query.join('?')
	return url
}
