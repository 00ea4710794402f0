import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/**
 * A line to a PostgreSQL server. Once `cutAfterCommit` is called, the next commit reaches the server and its response
 * reaches nobody: both ends are closed, as when a cable is pulled at that moment.
 */
export async function cuttableLine(url: string) {
	const { hostname, port } = new URL(url)
	const sockets = new Set<Socket>()
	let isArmed = false
	const server = createServer((client) => {
		const upstream = connect(Number(port), hostname)
		let isCommitting = false
		for (const socket of [client, upstream]) {
			sockets.add(socket)
			socket.on('error', () => {}).on('close', () => sockets.delete(socket))
		}
		const close = () => [client, upstream].map((socket) => socket.destroy())
		client.on('data', (data) => {
			if (isArmed && /commit\0/i.test(data.toString('latin1'))) {
				isArmed = false
				isCommitting = true
			}
			upstream.write(data)
		})
		upstream.on('data', (data) => (isCommitting ? close() : client.write(data)))
		client.on('end', close)
		upstream.on('end', close)
	})
	server.listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy()
		server.close()
	})
	const line = new URL(url)
	line.port = String((server.address() as AddressInfo).port)
	return {
		url: line.href,
		cutAfterCommit: () => {
			isArmed = true
		},
		wasCut: () => !isArmed,
	}
}
