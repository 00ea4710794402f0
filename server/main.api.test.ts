import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { text } from 'node:stream/consumers'
import { beforeAll, expect, test } from 'vitest'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'

// One site for the tests that leave it running; all at once, since one waits 15 s for its timeout.
let shared: SiteProcess

beforeAll(async () => {
	shared = await startSite()
	return () => shared.remove()
})

test.concurrent('a wrong value stops the start and names the variable', { ...sweep }, async () => {
	const child = spawn(process.execPath, ['server/main.ts'], {
		env: { ...process.env, PORT: 'eighty' },
	})
	const [output, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
	expect(status).toBe(1)
	expect(output).toContain('PORT: expects a port number')
	expect(output).not.toContain('    at ')
})

test.concurrent('SIGTERM under load fails no request that reached the site', { ...sweep }, async ({
	expect,
	onTestFinished,
}) => {
	const site = await startSite()
	onTestFinished(() => site.remove())
	const agent = new http.Agent({ keepAlive: true, maxSockets: 20 })
	onTestFinished(() => agent.destroy())
	const failures: string[] = []
	let answered = 0
	let isStopped = false
	const visitor = async () => {
		while (!isStopped) {
			const outcome = await get(`${site.url}/api/health`, agent)
			if (outcome === 'refused') return
			if (outcome === 200) answered += 1
			else failures.push(String(outcome))
		}
	}
	const visitors = Array.from({ length: 20 }, visitor)
	await expect.poll(() => answered).toBeGreaterThan(500)
	const status = await site.stop()
	isStopped = true
	await Promise.all(visitors)
	expect(status).toBe(0)
	expect(failures).toEqual([])
})

test.concurrent('Ctrl-C, which arrives twice, ends the process cleanly', { ...sweep }, async ({
	onTestFinished,
}) => {
	const site = await startSite()
	onTestFinished(() => site.remove())
	site.process.kill('SIGINT')
	site.process.kill('SIGINT')
	const [status] = await once(site.process, 'exit')
	expect(status).toBe(0)
})

test.concurrent('a client that never finishes its request gets a response and is disconnected', {
	...sweep,
}, async () => {
	const socket = net.connect(Number(new URL(shared.url).port), 'localhost')
	socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ')
	const response = await text(socket)
	expect(response).toContain('408')
	expect(response).toContain('x-content-type-options: nosniff')
})

test.concurrent('a request that cannot be parsed gets a 400 with the usual headers', async () => {
	const socket = net.connect(Number(new URL(shared.url).port), 'localhost')
	socket.end('NONSENSE\r\n\r\n')
	const response = await text(socket)
	expect(response).toContain('HTTP/1.1 400')
	expect(response).toContain('application/problem+json')
	expect(response).toContain("content-security-policy: default-src 'none'")
})

/** The status, or 'refused' when the connection was refused, so that the request never reached the site. */
function get(url: string, agent: http.Agent): Promise<number | string> {
	return new Promise((resolve) => {
		const request = http.get(url, { agent }, (response) => {
			response.resume()
			response.on('end', () => resolve(response.statusCode ?? 0))
		})
		request.on('error', (error: NodeJS.ErrnoException) =>
			resolve(error.code === 'ECONNREFUSED' ? 'refused' : (error.code ?? error.message)),
		)
	})
}
