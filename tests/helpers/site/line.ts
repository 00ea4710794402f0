import { once } from 'node:events'
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { contentSecurityPolicy } from '#server/http/security-headers.ts'

type State = 'open' | 'cut' | 'hanging' | 'breaking off' | 'trickling'

export type Line = Awaited<ReturnType<typeof openLine>>

/** All that is inline in a page of ours. */
function inlineIn(html: string) {
	const textsOf = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, text = '']) => text)
	return {
		scripts: textsOf(/<script(?![^>]*\bsrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g),
		styles: textsOf(/<style[^>]*>([\s\S]*?)<\/style>/g),
	}
}

const pieceBytes = 700
const pieceMs = 10

/** All before the header at once: a browser paints the loading screen as a whole on any line. */
async function trickle(body: Buffer, outgoing: ServerResponse) {
	let sent = Math.max(0, body.indexOf('<header'))
	outgoing.write(body.subarray(0, sent))
	while (sent < body.length && !outgoing.destroyed) {
		outgoing.write(body.subarray(sent, sent + pieceBytes))
		sent += pieceBytes
		await sleep(pieceMs)
	}
	outgoing.end()
}

/** The line between a browser and a site: it can be cut, hang, or lead to what looks like another version of the site. */
export async function openLine(siteUrl: string) {
	let state: State = 'open'
	let target = siteUrl
	let version: string | undefined
	const asked: string[] = []

	const server = createServer((incoming, outgoing) => {
		asked.push(incoming.url ?? '')
		if (state === 'cut') incoming.socket.destroy()
		else if (state !== 'hanging') forward(incoming, outgoing)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const url = `http://localhost:${(server.address() as AddressInfo).port}`

	function forward(incoming: IncomingMessage, outgoing: ServerResponse) {
		const path = incoming.url
			?.replace(`/assets/${version}/`, '/assets/')
			.replace(version ?? '', version ? originalVersion : '')
		const { 'accept-encoding': _, 'if-none-match': __, ...headers } = incoming.headers
		const sent = request(new URL(path ?? '/', target), { method: incoming.method, headers })
		sent.on('error', () => incoming.socket.destroy())
		sent.on('response', async (response) => {
			const chunks: Buffer[] = []
			for await (const chunk of response) chunks.push(chunk)
			const body = inVersion(Buffer.concat(chunks), response.headers)
			outgoing.writeHead(response.statusCode ?? 502, response.headers)
			if (state === 'breaking off') outgoing.write(body.subarray(0, body.length / 2))
			else if (state === 'trickling') await trickle(body, outgoing)
			else outgoing.end(body)
		})
		incoming.pipe(sent)
	}

	let originalVersion = ''

	/** Renames the islands' entry, which identifies a version, and moves all code, as other hashes would. */
	function inVersion(body: Buffer, headers: IncomingMessage['headers']): Buffer {
		const type = headers['content-type'] ?? ''
		if (!version || !/^text\/(html|javascript)/.test(type)) return body
		const text = body
			.toString('utf8')
			.replaceAll(originalVersion, version)
			.replaceAll('assets/', `assets/${version}/`)
		headers['content-length'] = String(Buffer.byteLength(text))
		delete headers.etag
		if (type.startsWith('text/html'))
			headers['content-security-policy'] = contentSecurityPolicy(inlineIn(text), {
				publicUrl: url,
			})
		return Buffer.from(text)
	}

	function become(next: State) {
		state = next
		server.closeAllConnections()
	}

	return {
		url,
		/** The addresses asked for so far. */
		asked,
		cut: () => become('cut'),
		mend: () => become('open'),
		hang: () => become('hanging'),
		/** Half of every response arrives. */
		breakOff: () => become('breaking off'),
		/** Pages arrive in small pieces. */
		trickle: () => become('trickling'),
		/** Leads to the site under another version; undefined is its own. */
		async release(next: string | undefined) {
			const html = await (await fetch(target)).text()
			originalVersion = /islands-([\w-]+)\.js/.exec(html)?.[1] ?? ''
			version = next
		},
		/** Leads to another site. */
		leadTo(site: string) {
			target = site
		},
		async close() {
			server.closeAllConnections()
			server.close()
			await once(server, 'close')
		},
	}
}
