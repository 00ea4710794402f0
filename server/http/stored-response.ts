import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
	type BrotliOptions,
	brotliCompress,
	brotliCompressSync,
	constants,
	gzip,
	gzipSync,
} from 'node:zlib'
import { preferredEncoding, type StoredEncoding } from './accept-encoding.ts'
import { resourceHeaders } from './security-headers.ts'

/** A response kept in memory in every encoding, with its headers prepared. */
export type StoredResponse = {
	status: number
	forms: Partial<Record<StoredEncoding, Form>> & { identity: Form }
}

type Form = {
	body: Buffer
	etag: string
	/** Name, value, name, value…: the form that `writeHead` takes as it is. */
	headers: string[]
	headersOf304: string[]
}

type Content = {
	status: number
	headers: Record<string, string>
	body: Buffer
	/** For files compressed at build time. */
	compressed?: Partial<Record<Exclude<StoredEncoding, 'identity'>, Buffer | undefined>>
}

const tooSmallToCompress = 200
/** Five thousand reviews are 2 MB, compressed again after each new one: the most effort would take seconds of a core. */
const tooLargeForMost = 250_000

type File = Pick<Content, 'headers' | 'body' | 'compressed'> & {
	type: string
	caching: string
	policy?: string
}

/** A file, or data: anything but a page. */
export function storeFile({ headers, type, caching, policy, ...content }: File) {
	const ofFile = {
		...resourceHeaders,
		...(policy && { 'content-security-policy': policy }),
		'content-type': type,
		'cache-control': caching,
	}
	return storeResponse({ status: 200, headers: { ...headers, ...ofFile }, ...content })
}

export function storeResponse({ status, headers, body, compressed = {} }: Content): StoredResponse {
	// It tells the versions of one address apart, for which 72 bits are plenty.
	const etag = createHash('sha256').update(body).digest('base64url').slice(0, 12)
	const form = (encoding: StoredEncoding, content: Buffer): Form => {
		const tag = encoding === 'identity' ? `"${etag}"` : `"${etag}-${encoding}"`
		const always = Object.entries({ ...headers, etag: tag, vary: 'Accept-Encoding' }).flat()
		const ofBody = ['content-length', String(content.length)]
		if (encoding !== 'identity') ofBody.push('content-encoding', encoding)
		return {
			body: content,
			etag: tag,
			headers: [...always, ...ofBody],
			headersOf304: always,
		}
	}
	const { br, gzip } = compressed
	return {
		status,
		forms: {
			identity: form('identity', body),
			...(br && { br: form('br', br) }),
			...(gzip && { gzip: form('gzip', gzip) }),
		},
	}
}

/** `script`: the most effort, and distances as minified code has them, which makes it 0.2 % smaller. */
type Effort = 'script' | 'most' | 'little'
const brotliQuality: Record<Effort, number> = {
	script: constants.BROTLI_MAX_QUALITY,
	most: constants.BROTLI_MAX_QUALITY,
	little: 5,
}
const gzipLevel: Record<Effort, number> = { script: 9, most: 9, little: 6 }

type Compressed = NonNullable<Content['compressed']>

const compressors: Record<keyof Compressed, (body: Buffer, effort: Effort) => Promise<Buffer>> = {
	br: (body, effort) => promisify(brotliCompress)(body, brotliOptions(body, effort)),
	gzip: (body, effort) => promisify(gzip)(body, { level: gzipLevel[effort] }),
}

function brotliOptions(body: Buffer, effort: Effort): BrotliOptions {
	return {
		params: {
			[constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
			[constants.BROTLI_PARAM_QUALITY]: brotliQuality[effort],
			[constants.BROTLI_PARAM_SIZE_HINT]: body.length,
			[constants.BROTLI_PARAM_LGWIN]: windowFor(body.length),
			[constants.BROTLI_PARAM_NPOSTFIX]: effort === 'script' ? 2 : 0,
		},
	}
}

/** A window wider than the text gains nothing and costs megabytes in each compression. */
function windowFor(length: number): number {
	const bits = Math.ceil(Math.log2(length + 16))
	return Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.min(bits, constants.BROTLI_DEFAULT_WINDOW))
}

/** For responses that are cached for all visitors: in all encodings, off the event loop, with the most effort for pages. */
export async function compressForAll(
	body: Buffer,
	effort: Effort = body.length > tooLargeForMost ? 'little' : 'most',
): Promise<Compressed> {
	if (body.length < tooSmallToCompress) return {}
	const [br, gzip] = await Promise.all([
		compressors.br(body, effort),
		compressors.gzip(body, effort),
	])
	return { br, gzip }
}

/**
 * For one visitor: in the encoding that the browser prefers, with little effort. The most effort would save a tenth for
 * thirty times the work, which anybody could demand.
 */
export async function compressForOne(body: Buffer, acceptEncoding = ''): Promise<Compressed> {
	const encoding = preferredEncoding(acceptEncoding)
	if (encoding === 'identity' || body.length < tooSmallToCompress) return {}
	return { [encoding]: await compressors[encoding](body, 'little') }
}

/** For small files written at the start and when the owner publishes: the most effort would delay both by 50 ms. */
export function compressNow(body: Buffer): Compressed {
	return {
		br: brotliCompressSync(body, brotliOptions(body, 'little')),
		gzip: gzipSync(body, { level: gzipLevel.little }),
	}
}

export function sendStored(
	request: IncomingMessage,
	response: ServerResponse,
	stored: StoredResponse,
) {
	const encoding = preferredEncoding(request.headers['accept-encoding'])
	const form = stored.forms[encoding] ?? stored.forms.identity
	// HTTP/1.1 connections persist by default: the header would cost 48 bytes per page.
	response.removeHeader('connection')
	const known = request.headers['if-none-match']
	if (known && stored.status === 200 && matchesTag(known, form.etag)) {
		response.writeHead(304, form.headersOf304)
		response.end()
		return
	}
	response.writeHead(stored.status, form.headers)
	response.end(request.method === 'HEAD' ? undefined : form.body)
}

function matchesTag(header: string, etag: string): boolean {
	return header
		.split(',')
		.map((tag) => tag.trim().replace(/^W\//, ''))
		.some((tag) => tag === etag || tag === '*')
}
