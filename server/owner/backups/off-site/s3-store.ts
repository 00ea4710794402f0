import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { type IncomingMessage, request as requestPlainly } from 'node:http'
import { request as requestByTls } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import {
	longCallMs,
	OffSiteError,
	readText,
	receive,
	refusedWith,
	type Store,
	type StoredFile,
	type StoreSettings,
	shortCallMs,
} from './store.ts'

type Settings = Extract<StoreSettings, { kind: 's3' }>

const parser = new XMLParser({
	parseTagValue: false,
	isArray: (name) => name === 'Contents',
})

const Listing = z.object({
	ListBucketResult: z.object({
		Contents: z.array(z.object({ Key: z.string(), Size: z.coerce.number() })).default([]),
		NextContinuationToken: z.string().optional(),
	}),
})

/** Copies hourly for two days, daily for a month, monthly for a year are a hundred: a store with more pages is not ours. */
const mostPages = 100

/** Any S3-compatible store, addressed by path, which all of them take. */
export function openS3Store({ endpoint, bucket, region, keyId, secret }: Settings): Store {
	const client = new AwsClient({
		accessKeyId: keyId,
		secretAccessKey: secret,
		region,
		service: 's3',
		// The caller tries again, with longer pauses.
		retries: 0,
	})
	const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

	async function call(path: string, init: RequestInit, timeoutMs: number): Promise<Response> {
		const signal = AbortSignal.timeout(timeoutMs)
		const response = await reached(client.fetch(base + path, { ...init, signal }))
		if (response.ok) return response
		throw refusedWith(response.status, codeIn(await textOf(response).catch(() => '')))
	}

	async function page(token: string | undefined) {
		const query = new URLSearchParams({ 'list-type': '2', prefix: 'site-' })
		if (token) query.set('continuation-token', token)
		const response = await call(`?${query}`, { method: 'GET' }, shortCallMs)
		const parsed = Listing.safeParse(parse(await reached(textOf(response))))
		// A proxy's page, for instance.
		if (!parsed.success) throw new OffSiteError('not-a-store', '', parsed.error)
		const clock = Date.parse(response.headers.get('date') ?? '')
		return { ...parsed.data.ListBucketResult, clock: Number.isNaN(clock) ? undefined : clock }
	}

	return {
		async list() {
			const files: StoredFile[] = []
			let clock: number | undefined
			let token: string | undefined
			for (let read = 0; read < mostPages; read += 1) {
				const { Contents, NextContinuationToken, ...rest } = await page(token)
				clock = rest.clock
				files.push(...Contents.map(({ Key, Size }) => ({ name: Key, bytes: Size })))
				token = NextContinuationToken
				if (!token) return { files, clock }
			}
			// A part of a list would hide copies that are there.
			throw new OffSiteError('status', `${mostPages}+`)
		},

		async put(name, file, bytes) {
			const { url, headers } = await client.sign(`${base}/${name}`, { method: 'PUT' })
			const { status, body } = await upload(url, headers, { file, bytes })
			if (status >= 300) throw refusedWith(status, codeIn(body))
		},

		async get({ name, bytes }, file) {
			const { body } = await call(`/${name}`, { method: 'GET' }, longCallMs)
			if (!body) throw new OffSiteError('unreadable')
			const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
			await reached(receive(stream, file, bytes))
		},

		async delete(name) {
			await call(`/${name}`, { method: 'DELETE' }, shortCallMs)
		},
	}
}

/** A connection may also break, or stall, after the response has begun. */
async function reached<Result>(work: Promise<Result>): Promise<Result> {
	try {
		return await work
	} catch (error) {
		throw error instanceof OffSiteError ? error : new OffSiteError('unreachable', '', error)
	}
}

async function textOf({ body }: Response): Promise<string> {
	return body ? await readText(body) : ''
}

/** Undefined if the body is not XML. */
function parse(body: string): unknown {
	try {
		return parser.parse(body)
	} catch {
		return undefined
	}
}

/** Uses node:http, because fetch holds the whole upload in memory, even from a stream. */
async function upload(url: string, headers: Headers, { file, bytes }: Upload) {
	const send = url.startsWith('https:') ? requestByTls : requestPlainly
	const request = send(url, {
		method: 'PUT',
		// Many stores refuse a length that is not said.
		headers: { ...Object.fromEntries(headers), 'content-length': bytes },
		signal: AbortSignal.timeout(longCallMs),
	})
	const sent = pipeline(createReadStream(file), request)
	// A store that refuses may respond, and hang up, before all is sent.
	sent.catch(() => {})
	try {
		const [response]: [IncomingMessage] = await (once(request, 'response') as Promise<never>)
		const status = response.statusCode ?? 500
		if (status < 300) await sent
		const body = await readText(response).catch(() => '')
		return { status, body }
	} catch (error) {
		throw new OffSiteError('unreachable', '', error)
	} finally {
		request.destroy()
	}
}

type Upload = { file: string; bytes: number }

function codeIn(body: string): string | undefined {
	return /<Code>(\w+)<\/Code>/.exec(body)?.[1]
}
