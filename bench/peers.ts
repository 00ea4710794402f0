import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '#tests/helpers/site-process.ts'

/** nginx as it is usually set up for static files, one worker, no logs. Sends the files of a folder, already compressed. */
export async function startNginx(root: string) {
	const port = await freePort()
	const config = join(root, 'nginx.conf')
	await writeFile(
		config,
		`worker_processes 1; pid ${root}/nginx.pid; error_log /dev/null; daemon off; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  default_type text/html;
  server { listen 127.0.0.1:${port}; root ${root}; add_header Content-Encoding br; add_header Vary Accept-Encoding; }
}`,
	)
	return startPeer(spawn('nginx', ['-c', config]), port)
}

const bareNode = `const { readFileSync } = require('node:fs')
const [port, folder, ...names] = process.argv.slice(1)
const bodies = new Map(names.map((name) => ['/' + name, readFileSync(folder + '/' + name)]))
require('node:http').createServer((request, response) => {
  const body = bodies.get(request.url) ?? Buffer.from('{}')
  const answer = () => {
    response.writeHead(200, ['content-type', 'text/html; charset=utf-8', 'content-encoding', 'br', 'content-length', String(body.length)])
    response.end(body)
  }
  if (request.method === 'GET') answer()
  else request.resume().on('end', answer)
}).listen(port, '127.0.0.1')`

/** The least a Node process can do: the same bytes from memory; and to posts, which it forgets, an answer. */
export async function startBareNode(folder = '', names: string[] = []) {
	const port = await freePort()
	return startPeer(spawn(process.execPath, ['-e', bareNode, String(port), folder, ...names]), port)
}

async function startPeer(child: ChildProcess, port: number) {
	const url = `http://127.0.0.1:${port}`
	await firstAnswer(url)
	const stop = async () => {
		const exited = once(child, 'exit')
		child.kill('SIGTERM')
		await exited
	}
	return { url, stop }
}

/** Asks until there is an answer. */
export async function firstAnswer(url: string): Promise<void> {
	for (;;) {
		const isThere = await answerTo(get(url, { agent: false })).then(
			() => true,
			() => false,
		)
		if (isThere) return
		await new Promise((resolve) => setTimeout(resolve, 5))
	}
}

/** The very bytes, which `fetch` would unpack. */
export async function rawBody(url: string, headers: Record<string, string>): Promise<Buffer> {
	return await answerTo(get(url, { headers, agent: false }))
}

async function answerTo(request: ClientRequest): Promise<Buffer> {
	const [response] = await once(request, 'response')
	return Buffer.concat(await response.toArray())
}
