import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { onTestFinished } from 'vitest'

type Upload = { method?: string; path: string; headers?: Record<string, string>; begin?: string }

/** Where the app listens, on this machine alone. */
export async function listen(app: FastifyInstance): Promise<number> {
	await app.listen({ port: 0, host: '127.0.0.1' })
	return (app.server.address() as AddressInfo).port
}

/** Sends a whole upload, and leaves before the response. */
export async function sendAndLeave(port: number, path: string) {
	const socket = connect(port, '127.0.0.1').on('error', () => {})
	await once(socket, 'connect')
	const head = `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\n\r\nx`
	await new Promise((resolve) => socket.write(head, resolve))
	socket.resetAndDestroy()
}

/** Begins an upload whose rest never comes, and keeps its connection open. `status`: of the response, once there is one. */
export async function beginUpload(
	port: number,
	{ method = 'POST', path, headers = {}, begin = 'x' }: Upload,
) {
	const socket = connect(port, '127.0.0.1').on('error', () => {})
	onTestFinished(() => void socket.destroy())
	await once(socket, 'connect')
	const all = { host: 'localhost', 'content-length': '1000000', ...headers }
	const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
	const upload = { status: 0, code: '', location: '', isClosed: false }
	let response = ''
	socket.on('data', (chunk) => {
		response += chunk
		upload.status = Number(response.split(' ')[1])
		upload.code = /"code":"([^"]*)"/.exec(response)?.[1] ?? ''
		upload.location = /^location: (.*)\r$/m.exec(response)?.[1] ?? ''
	})
	socket.on('close', () => {
		upload.isClosed = true
	})
	socket.write([`${method} ${path} HTTP/1.1`, ...lines, '', begin].join('\r\n'))
	return upload
}
