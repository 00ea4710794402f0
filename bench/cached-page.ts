import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, startSite } from '#tests/helpers/site-process.ts'
import { type Load, report, requireCommands, wrk } from './tools.ts'

requireCommands({ wrk: 'wrk', nginx: 'nginx-light' })

const headers = { 'accept-encoding': 'br' }
const directory = await mkdtemp(join(tmpdir(), 'palma-bench-'))
const site = await startSite({ LOG_LEVEL: 'silent' })
const page = await fetch(site.url, { headers })
// fetch unpacks what it gets; the peers must send the very bytes.
const brotli = await rawBody(site.url)
await writeFile(join(directory, 'index.html'), brotli)

const [nginx, bare] = [
	await startNginx(directory),
	await startBareNode(join(directory, 'index.html')),
]
try {
	const targets = { site: site.url, nginx: nginx.url, 'bare node:http': bare.url }
	const rounds: Record<string, Load[]> = {}
	// Rounds alternate, so that a noisy moment does not fall on one side alone.
	for (let round = 0; round < 3; round++)
		for (const [name, url] of Object.entries(targets)) {
			rounds[name] ??= []
			rounds[name].push(wrk(url, { headers }))
		}
	const median = Object.fromEntries(
		Object.entries(rounds).map(([name, loads]) => [name, medianOf(loads)]),
	)
	for (const [name, load] of Object.entries(median))
		process.stdout.write(
			`${name.padEnd(16)} ${load.requestsPerSecond.toFixed(0).padStart(7)} requests/s  p99 ${load.p99Ms.toFixed(1)} ms\n`,
		)
	const rate = (name: string) => median[name]?.requestsPerSecond ?? Number.NaN
	const isMet = report('cached-page', { bytes: brotli.length, status: page.status, median }, [
		{ name: 'cached page / nginx', value: rate('site') / rate('nginx'), atLeast: 0.2 },
		{
			name: 'cached page / bare node:http',
			value: rate('site') / rate('bare node:http'),
			atLeast: 0.9,
		},
		{ name: 'failed requests', value: median.site?.errors ?? 1, atMost: 0 },
	])
	process.exitCode = isMet ? 0 : 1
} finally {
	nginx.stop()
	bare.stop()
	await site.remove()
	await rm(directory, { recursive: true, force: true })
}

async function rawBody(url: string): Promise<Buffer> {
	const { get } = await import('node:http')
	const request = get(url, { headers })
	const [response] = await once(request, 'response')
	return Buffer.concat(await response.toArray())
}

function medianOf(loads: Load[]): Load {
	const sorted = loads.toSorted((a, b) => a.requestsPerSecond - b.requestsPerSecond)
	return sorted[Math.floor(sorted.length / 2)] as Load
}

/** nginx as it is usually set up for static files, one worker, no logs. */
async function startNginx(root: string) {
	const port = await freePort()
	const config = join(root, 'nginx.conf')
	await writeFile(
		config,
		`worker_processes 1; pid ${root}/nginx.pid; error_log /dev/null; daemon off; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  types { text/html html; }
  server { listen 127.0.0.1:${port}; root ${root}; add_header Content-Encoding br; add_header Vary Accept-Encoding; }
}`,
	)
	return startPeer(spawn('nginx', ['-c', config]), port)
}

/** The least a Node process can do: the same bytes from memory. */
async function startBareNode(file: string) {
	const port = await freePort()
	const code = `const body = require('node:fs').readFileSync(process.argv[1])
require('node:http').createServer((_, response) => {
  response.writeHead(200, ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br', 'content-length', String(body.length)])
  response.end(body)
}).listen(${port}, '127.0.0.1')`
	return startPeer(spawn(process.execPath, ['-e', code, file]), port)
}

async function startPeer(child: ReturnType<typeof spawn>, port: number) {
	const url = `http://127.0.0.1:${port}/`
	while (
		!(await fetch(url, { method: 'HEAD' }).then(
			() => true,
			() => false,
		))
	)
		await new Promise((resolve) => setTimeout(resolve, 50))
	return { url, stop: () => child.kill('SIGTERM') }
}
