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
		if (request.headers[previewHeader] !== undefined) return await preview(address, request)
		if (cacheKey === undefined)
			return await renderer.renderOnce(address, request.headers['accept-encoding'])
		return cache.get(cacheKey, () => renderer.renderForAll(address))
	}

	async function preview(address: string, { headers }: FastifyRequest): Promise<StoredResponse> {
		const person = await session.whoIs(headers[tokenHeader])
		if (!person) throw new AppError('unauthenticated')
		if (!mayPreview(person.role)) throw new AppError('not-allowed')
		const draft = await readDraft(person)
		return await renderer.renderPreview(address, {
			draft,
			acceptEncoding: headers['accept-encoding'],
		})
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
			if (!pages.takesPosts(urlHere(request.url, publicUrl)))
				throw new AppError('method-not-allowed')
			const page = isForeign(request, publicUrl)
				? await renderer.renderForeignPost(request.url, request.headers['accept-encoding'])
				: await renderer.renderForOne(await checkedForm(asFetchRequest(request, publicUrl)), {
						address: request.ip,
					})
			// The page is ready: should this be one post too many, only the next is refused.
			await floods.count(request.ip, page.status).catch(() => {})
			reply.hijack()
			sendStored(request.raw, reply.raw, page)
		})
	})
}

const formTypes = /^(multipart\/form-data|application\/x-www-form-urlencoded)\s*(;|$)/i

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
async function checkedForm({ request, body }: { request: Request; body: Buffer }) {
	if (!formTypes.test(request.headers.get('content-type') ?? ''))
		throw new AppError('unsupported-media-type')
	if (countFields(body) > mostFields) throw new AppError('too-large')
	const form = await request.formData().catch(() => {
		throw new AppError('malformed')
	})
	const texts = [...form].filter((field): field is [string, string] => typeof field[1] === 'string')
	let room = mostText
	const fields = texts.map(([name, text]) => {
		const longest = longFields.includes(name) ? longestText : longestValue
		const part = text.slice(0, Math.min(longest, room))
		room -= part.length
		return [name.slice(0, 100), part]
	})
	const headers = new Headers(request.headers)
	for (const name of ['content-type', 'content-length']) headers.delete(name)
	return new Request(request.url, { method: 'POST', headers, body: new URLSearchParams(fields) })
}

/** Counted before the body is parsed, which takes 200 ms for 9,500 fields. */
function countFields(body: Buffer): number {
	const text = body.toString('latin1')
	return Math.max(text.split('&').length, text.split('form-data;').length)
}

function asFetchRequest(request: FastifyRequest, publicUrl: string) {
	const headers = new Headers()
	for (const [name, value] of Object.entries(request.headers)) {
		if (value !== undefined) headers.set(name, String(value))
	}
	if (isFromHere(request)) headers.set('origin', new URL(publicUrl).origin)
	const body = (request.body ?? Buffer.alloc(0)) as Buffer<ArrayBuffer>
	const url = urlHere(request.url, publicUrl)
	return { request: new Request(url, { method: request.method, headers, body }), body }
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
