import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { openWebdavStore } from './webdav-store.ts'

const ours = 'site-20990101T000000Z.sqlite.gz.age'
const fileAt = (href: string) =>
	`<D:response><D:href>${href}</D:href><D:propstat><D:prop><D:resourcetype/><D:getcontentlength>7</D:getcontentlength></D:prop><D:status>HTTP/1.1 200 OK</D:status></D:propstat></D:response>`
const unread =
	'<D:response><D:href>/other</D:href><D:propstat><D:status>HTTP/1.1 403 Forbidden</D:status></D:propstat></D:response>'

test.each([
	['with a % that begins no escape', fileAt('/100%.txt')],
	['in Latin-1', fileAt('/a%F1o.txt')],
	['that the server may not read', unread],
])('another file %s hides no copy', async (_kind, other) => {
	const server = createServer((_request, response) => {
		response.writeHead(207, { 'content-type': 'application/xml' })
		response.end(
			`<?xml version="1.0"?><D:multistatus xmlns:D="DAV:">${other}${fileAt(`/${ours}`)}</D:multistatus>`,
		)
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const { port } = server.address() as AddressInfo
	const { files } = await openWebdavStore({
		kind: 'webdav',
		url: `http://127.0.0.1:${port}/`,
	}).list()
	expect(files).toContainEqual({ name: ours, bytes: 7 })
})
