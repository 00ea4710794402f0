import { type LookupAddress, lookup as systemLookup } from 'node:dns'
import { once } from 'node:events'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { FeedFailure } from '#domain/stays/feed-failure.ts'
import { hostOf, isPublicAddress, withoutWebcal } from './public-address.ts'

const mostBytes = 1024 * 1024
const mostRedirects = 3
const timeoutMs = 10_000

/** A calendar that could not be read. The message is what is stored; content/ has the words. */
export class FeedError extends Error {
	constructor(
		reason: FeedFailure,
		{ detail = '', cause }: { detail?: string; cause?: unknown } = {},
	) {
		super(`${reason} ${detail}`.trim(), { cause })
	}
}

/** Replaced in tests. */
type Network = {
	lookup?: (
		host: string,
		options: { all: true },
		done: (error: Error | null, addresses: LookupAddress[]) => void,
	) => void
	isAllowed?: (address: string) => boolean
	ca?: string
	timeoutMs?: number
}

/** The signal aborts it before its time is over. */
export type FetchFeed = (address: string, stopped: AbortSignal) => Promise<string>

/**
 * Reads a calendar from the public internet. The name is resolved once, inside the connection: the address that was checked
 * is the one connected to, which rules out DNS rebinding.
 */
export function createFeedFetch(network: Network = {}): FetchFeed {
	const { lookup = systemLookup, isAllowed = isPublicAddress, ca } = network

	const checkedLookup: LookupFunction = (host, { all }, done) => {
		lookup(host, { all: true }, (error, addresses) => {
			const refused = addresses?.find(({ address }) => !isAllowed(address))
			const [first] = addresses ?? []
			if (error || !first) return done(error ?? new Error('no address'), '')
			if (refused) return done(new FeedError('not-public'), '')
			// Node asks for one address, or for all to try them in turn.
			if (all) (done as (error: null, all: LookupAddress[]) => void)(null, addresses)
			else done(null, first.address, first.family)
		})
	}

	async function get(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
		if (url.protocol !== 'https:') throw new FeedError('not-https')
		const host = hostOf(url)
		if (isIP(host) !== 0 && !isAllowed(host)) throw new FeedError('not-public')
		const headers = { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'palma-de-cera' }
		const sent = request(url, { lookup: checkedLookup, headers, signal, agent: false, ca })
		sent.end()
		const [response] = await once(sent, 'response')
		return response
	}

	async function follow(address: string, signal: AbortSignal): Promise<string> {
		let url = new URL(address)
		for (let redirects = 0; ; redirects += 1) {
			const response = await get(url, signal)
			const { statusCode = 0, headers } = response
			const isRedirect = statusCode >= 300 && statusCode < 400 && headers.location
			if (!isRedirect) return await readBody(response)
			response.destroy()
			if (redirects >= mostRedirects) throw new FeedError('redirects')
			url = new URL(withoutWebcal(headers.location as string), url)
		}
	}

	return async (address, stopped) => {
		const timeout = AbortSignal.timeout(network.timeoutMs ?? timeoutMs)
		const signal = AbortSignal.any([stopped, timeout])
		try {
			return await follow(address, signal)
		} catch (error) {
			if (error instanceof FeedError) throw error
			const cause = { cause: error }
			if (signal.aborted) throw new FeedError('timeout', cause)
			throw new FeedError('unreachable', cause)
		}
	}
}

async function readBody(response: IncomingMessage): Promise<string> {
	if (response.statusCode !== 200) {
		response.destroy()
		throw new FeedError('status', { detail: String(response.statusCode) })
	}
	const chunks: Buffer[] = []
	let bytes = 0
	for await (const chunk of response) {
		bytes += chunk.length
		if (bytes > mostBytes) {
			response.destroy()
			throw new FeedError('too-large')
		}
		chunks.push(chunk)
	}
	return Buffer.concat(chunks).toString('utf8')
}
