import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { ProviderCall } from '#domain/enquiries/provider-call.ts'

type Call = { method: string; path: string; type: string; body: ProviderCall }

const behaviours = {
	ok: (response: ServerResponse) => response.end('OK'),
	accepted: (response: ServerResponse) => response.writeHead(202).end(' OK\n'),
	'accepted but not OK': (response: ServerResponse) => response.writeHead(202).end('queued'),
	hanging: () => {},
	failing: (response: ServerResponse) => response.writeHead(500).end('out of order'),
	refusing: (response: ServerResponse) => response.writeHead(400).end('The template is wrong'),
	redirecting: (response: ServerResponse) =>
		response.writeHead(302, { location: '/elsewhere' }).end(),
	closing: (response: ServerResponse) => response.destroy(),
	'closing mid-answer': (response: ServerResponse) => {
		response.writeHead(500, { 'content-length': 100 })
		response.write('half an')
		setImmediate(() => response.destroy())
	},
	'closing after its 200': (response: ServerResponse) => {
		response.writeHead(200, { 'content-length': 100 })
		response.write('O')
		setImmediate(() => response.destroy())
	},
}

export type ProviderBehaviour = keyof typeof behaviours

/** The mail provider as a real HTTP server; `behaviour` can change at any time. */
export async function startProvider(behaviour: ProviderBehaviour = 'ok') {
	const provider = {
		behaviour,
		calls: [] as Call[],
		host: '',
		/** Ends the calls that hang. */
		hangUp: () => server.closeAllConnections(),
	}
	const server = createServer(async (request, response) => {
		const body = JSON.parse(await text(request).catch(() => '{}'))
		const { method = '', url = '', headers } = request
		provider.calls.push({ method, path: url, type: headers['content-type'] ?? '', body })
		behaviours[provider.behaviour](response)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	provider.host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	onTestFinished(() => {
		server.close()
		server.closeAllConnections()
	})
	return provider
}
