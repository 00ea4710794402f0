import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { makeCertificate } from '#tests/helpers/certificate.ts'
import { runNginx } from './peers.ts'

/** The start of a page: its heading, in the site's typeface or the browser's, and its first picture if any. */
export type Hero = { title: string; picture: string; face: string | undefined }

/**
 * nginx with TLS and HTTP/2, as in production. It also serves bare pages, which show a heading and a picture of the site
 * and nothing else, so that both come from one server over the same kind of connection.
 */
export async function startTlsFront(folder: string, port: number, site: string) {
	const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')]
	makeCertificate(key, certificate)
	await mkdir(join(folder, 'bare'))
	const front = await runNginx(
		folder,
		port,
		`upstream site { server ${new URL(site).host}; keepalive 16; }
  server {
    listen 127.0.0.1:${port} ssl http2; ssl_certificate ${certificate}; ssl_certificate_key ${key};
    location /bare/ { root ${folder}; add_header Content-Encoding br; }
    location / { proxy_pass http://site; proxy_http_version 1.1; proxy_set_header Connection ""; }
  }`,
	)
	let pages = 0

	return {
		stop: front.stop,
		/** The least a page can be and still show this; answers with its path. */
		async addBarePage({ title, picture, face }: Hero): Promise<string> {
			const path = `/bare/${pages++}.html`
			const preload = `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin>`
			const typeface = `@font-face { font-family: face; src: url(${face}); font-display: optional } h1 { font-family: face }`
			const html = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
${face ? preload : ''}
<style>body { margin: 1rem } img { width: 100%; height: auto } ${face ? typeface : ''}</style>
<h1>${title}</h1>
${picture}
</html>`
			await writeFile(join(folder, path), brotliCompressSync(html))
			return path
		},
	}
}
