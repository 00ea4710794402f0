import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'

/*
 * The least a page can be and still show the same first picture (or heading, where there is none): bare node:http, from
 * memory. The picture keeps the bytes and headers with which the site sends it. A process of its own: nothing delays it.
 */
type Answer = { headers: IncomingHttpHeaders; body: Buffer }

const [site = ''] = process.argv.slice(2)
const pictures = new Map<string, Answer>()

const server = createServer(async (request, response) => {
	const url = new URL(request.url ?? '/', site)
	const { headers, body } =
		url.pathname === '/' ? barePage(url.searchParams) : await pictureAt(url.pathname)
	response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
}).listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`listening ${(server.address() as AddressInfo).port}\n`)

function barePage(wanted: URLSearchParams): Answer {
	const [title, image] = [wanted.get('title') ?? '', wanted.get('image') ?? '']
	const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>body { margin: 1rem } img { width: 100%; height: auto }</style>
<h1>${title}</h1>
${image}
</html>`
	const headers = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }
	return { headers, body: brotliCompressSync(html) }
}

async function pictureAt(path: string): Promise<Answer> {
	const known = pictures.get(path)
	if (known) return known
	const [response] = await once(
		get(new URL(path, site), { headers: { 'accept-encoding': 'br' } }),
		'response',
	)
	const answer = { headers: response.headers, body: Buffer.concat(await response.toArray()) }
	pictures.set(path, answer)
	return answer
}
