import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer as createRedirect, request } from 'node:http'
import { createServer } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeCertificate } from '#tests/helpers/certificate.ts'

export type Front = { certificate: string; close: () => void }

/** A TLS proxy with a self-signed certificate, as in production, and plain HTTP that redirects to it. */
export async function startFront(
	site: string,
	{ httpPort, httpsPort }: { httpPort: number; httpsPort: number },
): Promise<Front> {
	const directory = mkdtempSync(join(tmpdir(), 'palma-tls-'))
	const [key, certificate] = [join(directory, 'key.pem'), join(directory, 'certificate.pem')]
	makeCertificate(key, certificate)
	const front = createServer(
		{ key: readFileSync(key), cert: readFileSync(certificate) },
		(incoming, outgoing) => {
			const { method, headers, socket } = incoming
			const forwarded = { 'x-forwarded-for': socket.remoteAddress ?? '', ...headers }
			const passed = request(new URL(incoming.url ?? '/', site), {
				...(method && { method }),
				headers: forwarded,
			})
			passed.on('response', (response) => {
				outgoing.writeHead(response.statusCode ?? 502, response.headers)
				response.pipe(outgoing)
			})
			passed.on('error', () => outgoing.destroy())
			incoming.pipe(passed)
		},
	).listen(httpsPort, '127.0.0.1')
	const plain = createRedirect((incoming, outgoing) => {
		const location = `https://localhost:${httpsPort}${incoming.url}`
		outgoing.writeHead(308, { location }).end()
	}).listen(httpPort, '127.0.0.1')
	await Promise.all([once(front, 'listening'), once(plain, 'listening')])
	return {
		certificate,
		close() {
			for (const server of [front, plain]) {
				server.close()
				server.closeAllConnections()
			}
			rmSync(directory, { recursive: true, force: true })
		},
	}
}
