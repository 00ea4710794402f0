import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'
import { allowLongBody, createHttpServer } from './server-limits.ts'

/** Posts a body of which all but the last byte never comes; resolves when the server has cut it off, or after a while. */
async function drip(path: string) {
	const cut = Promise.withResolvers<'cut off'>()
	const server = createHttpServer(
		(request) => {
			if (request.headers['x-auth-token']) allowLongBody(request)
			request.resume()
		},
		{ bodyTimeoutMs: 50 },
	)
	server.on('clientError', (_error, socket) => {
		cut.resolve('cut off')
		socket.destroy()
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {})
	onTestFinished(() => {
		socket.destroy()
		server.close()
	})
	const [address, token] = path.split(' ')
	const header = token ? `X-Auth-Token: ${token}\r\n` : ''
	socket.write(`POST ${address} HTTP/1.1\r\nHost: x\r\n${header}Content-Length: 99\r\n\r\na`)
	await once(server, 'request')
	return cut.promise
}

test('a body that drips is cut off at any address, an upload without a token included', async () => {
	for (const path of ['/api/bookings', '/api/photos/x', '/api/photos/camping-lake'])
		expect(await drip(path)).toBe('cut off')
})

test('a route that knows the owner takes its time', sweep, async () => {
	const outcome = await Promise.race([drip('/api/photos/x token'), sleep(1_000, 'still open')])
	expect(outcome).toBe('still open')
})
