import { connect } from 'node:net'

export type Spoken = { answer: string; ended: 'answered' | 'closed' | 'hung' }

const patience = 20_000

/** Sends bytes as they are, says that nothing more will come, and listens until the site hangs up. */
export function speak(port: number, bytes: Buffer): Promise<Spoken> {
	return new Promise((resolve) => {
		const chunks: Buffer[] = []
		const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
		const timer = setTimeout(() => finish('hung'), patience)
		socket.on('data', (chunk: Buffer) => chunks.push(chunk))
		// The site may well hang up while we still speak.
		socket.on('error', () => finish('closed'))
		socket.on('end', () => finish('closed'))
		socket.on('close', () => finish('closed'))
		socket.on('connect', () => socket.end(bytes))

		function finish(how: Spoken['ended']) {
			clearTimeout(timer)
			socket.destroy()
			const answer = Buffer.concat(chunks).toString('latin1')
			resolve({ answer, ended: answer && how === 'closed' ? 'answered' : how })
		}
	})
}

/** A request as text, with whatever headers and body; lies about neither unless told to. */
export function write(
	start: string,
	headers: [string, string][],
	body: Buffer | string = '',
): Buffer {
	const lines = headers.map(([name, value]) => `${name}: ${value}`)
	const head = Buffer.from([start, ...lines, '', ''].join('\r\n'), 'latin1')
	return Buffer.concat([head, Buffer.from(body)])
}
