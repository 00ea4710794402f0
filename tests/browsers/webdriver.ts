import { once } from 'node:events'
import { connect } from 'node:net'

/** The W3C WebDriver commands that the journeys need. */
type Command =
	| 'NewSession'
	| 'DeleteSession'
	| 'Navigate'
	| 'FindElement'
	| 'ElementClick'
	| 'ElementSendKeys'
	| 'ExecuteScript'
	| 'SetWindowRect'
	| 'TakeScreenshot'

export type Wire = {
	send: (command: Command, values: Record<string, unknown>) => Promise<unknown>
	close: () => void
}

const paths: Record<Command, [method: string, path: string]> = {
	NewSession: ['POST', ''],
	DeleteSession: ['DELETE', ''],
	Navigate: ['POST', '/url'],
	FindElement: ['POST', '/element'],
	ElementClick: ['POST', '/element/{id}/click'],
	ElementSendKeys: ['POST', '/element/{id}/value'],
	ExecuteScript: ['POST', '/execute/sync'],
	SetWindowRect: ['POST', '/window/rect'],
	TakeScreenshot: ['GET', '/screenshot'],
}

/** WebDriver over HTTP, as WebKit's and Chromium's drivers speak it. */
export function httpWire(address: string): Wire {
	let session = ''
	return {
		async send(command, { id, ...values }) {
			const [method, path] = paths[command]
			const body = method === 'POST' ? JSON.stringify(values) : null
			const url = `${address}/session${session}${path.replace('{id}', String(id))}`
			const response = await fetch(url, { method, body })
			const { value } = (await response.json()) as { value: Record<string, unknown> }
			if (!response.ok) throw new Error(`${command}: ${value.error}: ${value.message}`)
			if (command === 'NewSession') session = `/${value.sessionId}`
			return value
		},
		close() {},
	}
}

/**
 * Marionette: the same commands over a socket, as Firefox speaks them itself. Its driver for HTTP, geckodriver, is a
 * translator that Debian does not have. Messages are `length:[type, id, …]`.
 */
export async function marionetteWire(port: number): Promise<Wire> {
	const socket = connect(port, '127.0.0.1')
	await once(socket, 'connect')
	const waiting = new Map<number, (error: object | null, value: unknown) => void>()
	let received = Buffer.alloc(0)
	socket.on('data', (chunk) => {
		received = Buffer.concat([received, chunk])
		for (;;) {
			const colon = received.indexOf(':')
			const end = colon + 1 + Number(received.subarray(0, colon))
			if (colon < 0 || received.length < end) return
			const message = JSON.parse(received.subarray(colon + 1, end).toString())
			received = received.subarray(end)
			// The first message is a greeting.
			if (Array.isArray(message)) waiting.get(message[1])?.(message[2], message[3])
		}
	})
	let count = 0
	return {
		send(command, values) {
			count += 1
			const id = count
			const message = JSON.stringify([0, id, `WebDriver:${command}`, values])
			socket.write(`${Buffer.byteLength(message)}:${message}`)
			return new Promise((resolve, reject) =>
				waiting.set(id, (error, value) => {
					waiting.delete(id)
					if (error) reject(new Error(`${command}: ${JSON.stringify(error).slice(0, 500)}`))
					else resolve(isWrapped(value) ? value.value : value)
				}),
			)
		},
		close: () => socket.destroy(),
	}
}

function isWrapped(value: unknown): value is { value: unknown } {
	return typeof value === 'object' && value !== null && Object.keys(value).join() === 'value'
}
