import { connect } from 'node:net'

export type Spoken = { answer: string; ended: 'answered' | 'closed' | 'hung' }

const timeoutMs = 20_000

/** Sends raw bytes, half-closes the connection, and reads until the site closes it. */
export function speak(port: number, bytes: Buffer): Promise<Spoken> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = []
		const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
		const timer = setTimeout(() => finish('hung'), timeoutMs)
		socket.on('data', (chunk: Buffer) => chunks.push(chunk))
		// The site may close the connection while we still send.
		socket.on('error', () => finish('closed'))
		socket.on('end', () => finish('closed'))
		socket.on('close', () => finish('closed'))
		socket.on('connect', () => socket.end(bytes))

		function finish(how: Spoken['ended']) {
			clearTimeout(timer)
			socket.destroy()
			const response = Buffer.concat(chunks).toString('latin1')
			resolve({ answer: response, ended: response && how === 'closed' ? 'answered' : how })
		}
	})
}

/** A raw request with exactly these headers and this body. */
export function write(
	start: string,
	headers: [string, string][],
	body: Buffer | string = '',
): Buffer {
	const lines = headers.map(([name, value]) => `${name}: ${value}`)
	const head = Buffer.from([start, ...lines, '', ''].join('\r\n'), 'latin1')
	return Buffer.concat([head, Buffer.from(body)])
}
