import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type ClientRequest, get } from 'node:http'
import { join } from 'node:path'
import { freePort } from '#tests/helpers/site/site-process.ts'

/** nginx with the usual settings for static files, serving the compressed files of a folder. */
export async function startNginx(root: string) {
	const port = await freePort()
	const compressed = 'add_header Content-Encoding br; add_header Vary Accept-Encoding;'
	return runNginx(root, port, `server { listen 127.0.0.1:${port}; root ${root}; ${compressed} }`)
}

/** One worker, no logs; its configuration and pid file go into the same folder. */
export async function runNginx(folder: string, port: number, servers: string) {
	const config = join(folder, 'nginx.conf')
	await writeFile(
		config,
		`worker_processes 1; pid ${folder}/nginx.pid; error_log /dev/null; daemon off; user root;
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  default_type text/html;
  ${servers}
}`,
	)
	return startPeer(spawn('nginx', ['-c', config]), port)
}

const bareNode = `const { readFileSync } = require('node:fs')
const [port, folder, ...names] = process.argv.slice(1)
const read = (name) => ({
  headers: JSON.parse(readFileSync(folder + '/' + name + '.headers')),
  body: readFileSync(folder + '/' + name),
})
const stored = new Map(names.map((name) => ['/' + name, read(name)]))
const nothing = { headers: ['content-type', 'application/json', 'content-length', '2'], body: Buffer.from('{}') }
require('node:http').createServer((request, response) => {
  const { headers, body } = stored.get(request.url) ?? nothing
  const answer = () => {
    response.writeHead(200, headers)
    response.end(body)
  }
  if (request.method === 'GET') answer()
  else request.resume().on('end', answer)
}).listen(port, '127.0.0.1')`

/** The least a Node process can do: it sends stored responses with their headers, and reads posts without keeping them. */
export async function startBareNode(folder = '', names: string[] = []) {
	const port = await freePort()
	return startPeer(spawn(process.execPath, ['-e', bareNode, String(port), folder, ...names]), port)
}

async function startPeer(child: ChildProcess, port: number) {
	const url = `http://127.0.0.1:${port}`
	await firstResponse(url)
	const stop = async () => {
		const exited = once(child, 'exit')
		child.kill('SIGTERM')
		await exited
	}
	return { url, stop }
}

/** Repeats the request until there is a response. */
export async function firstResponse(url: string): Promise<void> {
	for (;;) {
		const isThere = await answerTo(get(url, { agent: false })).then(
			() => true,
			() => false,
		)
		if (isThere) return
		await new Promise((resolve) => setTimeout(resolve, 5))
	}
}

/** Headers that Node adds itself. */
const ofTheConnection = ['connection', 'keep-alive', 'date']

/** Stores the compressed bytes and the headers of a response, for the peers to send. `fetch` would decompress it. */
export async function saveResponse(url: string, headers: Record<string, string>, file: string) {
	const [response] = await once(get(url, { headers, agent: false }), 'response')
	const sent = Object.entries(response.headers).filter(([name]) => !ofTheConnection.includes(name))
	await writeFile(file, Buffer.concat(await response.toArray()))
	await writeFile(`${file}.headers`, JSON.stringify(sent.flat()))
}

async function answerTo(request: ClientRequest): Promise<void> {
	const [response] = await once(request, 'response')
	response.resume()
	await once(response, 'end')
}
