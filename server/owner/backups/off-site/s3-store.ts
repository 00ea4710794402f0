import { createWriteStream, openAsBlob } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { XMLParser } from 'fast-xml-parser'
import { z } from 'zod'
import {
	longCallMs,
	OffSiteError,
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

/** Copies hourly for two days, daily for a month, monthly for a year are a hundred: more pages are not ours. */
const mostPages = 10

/** Any S3-compatible store, addressed by path, which all of them take. */
export function openS3Store({ endpoint, bucket, region, keyId, secret }: Settings): Store {
	const client = new AwsClient({
		...{ accessKeyId: keyId, secretAccessKey: secret, region, service: 's3' },
		// Whoever calls tries again, with longer pauses.
		retries: 0,
	})
	const base = `${endpoint.replace(/\/+$/, '')}/${bucket}`

	async function call(path: string, init: RequestInit, timeoutMs: number): Promise<Response> {
		const signal = AbortSignal.timeout(timeoutMs)
		let response: Response
		try {
			response = await client.fetch(base + path, { ...init, signal })
		} catch (error) {
			throw new OffSiteError('unreachable', '', error)
		}
		if (response.ok) return response
		const text = await response.text().catch(() => '')
		throw refusedWith(response.status, /<Code>(\w+)<\/Code>/.exec(text)?.[1])
	}

	async function page(token: string | undefined) {
		const query = new URLSearchParams({ 'list-type': '2', prefix: 'site-' })
		if (token) query.set('continuation-token', token)
		const response = await call(`?${query}`, { method: 'GET' }, shortCallMs)
		const parsed = Listing.safeParse(parser.parse(await response.text()))
		// A proxy's page, for instance.
		if (!parsed.success) throw new OffSiteError('status', '200', parsed.error)
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
				if (!token) break
			}
			return { files, clock }
		},

		async put(name, file) {
			await call(`/${name}`, { method: 'PUT', body: await openAsBlob(file) }, longCallMs)
		},

		async get(name, file) {
			const { body } = await call(`/${name}`, { method: 'GET' }, longCallMs)
			if (!body) throw new OffSiteError('unreadable')
			try {
				const stream = Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0])
				await pipeline(stream, createWriteStream(file, { mode: 0o600 }))
			} catch (error) {
				throw new OffSiteError('unreachable', '', error)
			}
		},

		async delete(name) {
			await call(`/${name}`, { method: 'DELETE' }, shortCallMs)
		},
	}
}
