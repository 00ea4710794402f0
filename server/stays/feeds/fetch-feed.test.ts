import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import type { RequestListener, ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createFeedFetch } from './fetch-feed.ts'
import { isPublicAddress, readPublicUrl } from './public-address.ts'

test.each([
	['8.8.8.8', true],
	['2606:4700:4700::1111', true],
	['127.0.0.1', false],
	['10.1.2.3', false],
	['100.64.0.1', false],
	['169.254.169.254', false],
	['172.31.255.255', false],
	['172.32.0.1', true],
	['192.168.1.1', false],
	['224.0.0.1', false],
	['255.255.255.255', false],
	['0.0.0.0', false],
	['::1', false],
	['::ffff:127.0.0.1', false],
	['64:ff9b::7f00:1', false],
	['fe80::1', false],
	['fd00::1', false],
	['2001:db8::1', false],
	['2002:7f00:1::', false],
	['not an address', false],
])('%s is public: %s', (address, expected) => {
	expect(isPublicAddress(address)).toBe(expected)
})

test.each([
	'http://www.airbnb.com/calendar.ics',
	'ftp://www.airbnb.com/calendar.ics',
	'https://127.0.0.1/calendar.ics',
	'https://2130706433/calendar.ics',
	'https://0x7f.1/calendar.ics',
	'https://[::1]/calendar.ics',
	'https://[::ffff:10.0.0.1]/calendar.ics',
	'https://localhost/calendar.ics',
	'https://printer.local/calendar.ics',
	'https://user:secret@www.airbnb.com/calendar.ics',
	'calendar.ics',
])('the address %s is refused', async (address) => {
	expect(await readPublicUrl(address)).toBeUndefined()
})

const empty = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
const never = new AbortController().signal

/** A calendar's server at a public name, which leads here. */
async function serve(answer: RequestListener) {
	const [key, cert] = await Promise.all(
		['localhost-key.pem', 'localhost-certificate.pem'].map((name) =>
			readFile(join(import.meta.dirname, 'fixtures', name)),
		),
	)
	const server = createServer({ key, cert }, answer).listen(0, '127.0.0.1')
	await once(server, 'listening')
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const { port } = server.address() as AddressInfo
	return { ca: String(cert), origin: `https://localhost:${port}` }
}

test('a calendar is read, through a few redirects, from the address that was checked', async () => {
	const { ca, origin } = await serve(({ url }, response) => {
		if (url === '/moved') response.writeHead(302, { location: '/calendar.ics' }).end()
		else if (url === '/webcal') redirectAsWebcal(response)
		else if (url === '/round') response.writeHead(302, { location: '/round' }).end()
		else if (url === '/plain') response.writeHead(302, { location: 'http://localhost/' }).end()
		else if (url === '/private') response.writeHead(302, { location: 'https://10.0.0.1/' }).end()
		else if (url === '/large') response.end('x'.repeat(1024 * 1024 + 1))
		else if (url === '/slow') response.write('BEGIN')
		else if (url === '/calendar.ics') response.end(empty)
		else response.writeHead(404).end()
	})
	const redirectAsWebcal = (response: ServerResponse) =>
		response.writeHead(302, { location: `${origin.replace('https', 'webcal')}/calendar.ics` }).end()
	const checked: string[] = []
	const isAllowed = (address: string) => {
		checked.push(address)
		return address === '127.0.0.1' || address === '::1'
	}
	const lookup: NonNullable<Parameters<typeof createFeedFetch>[0]>['lookup'] = (_, __, done) =>
		done(null, [{ address: '127.0.0.1', family: 4 }])
	const fetchFeed = createFeedFetch({ ca, isAllowed, lookup, timeoutMs: 2_000 })
	const get = (path: string) => fetchFeed(origin + path, never)

	expect(await get('/moved')).toBe(empty)
	expect(checked).toEqual(['127.0.0.1', '127.0.0.1'])
	expect(await get('/webcal')).toBe(empty)
	await expect(get('/round')).rejects.toThrow('redirects')
	await expect(get('/plain')).rejects.toThrow('not-https')
	await expect(get('/private')).rejects.toThrow('not-public')
	await expect(get('/large')).rejects.toThrow('too-large')
	await expect(get('/slow')).rejects.toThrow('timeout')
	await expect(get('/none')).rejects.toThrow('status 404')
})

test('a public name that leads to a private address is not connected to', async () => {
	let connections = 0
	const { ca, origin } = await serve((_request, response) => {
		connections += 1
		response.end(empty)
	})
	await expect(createFeedFetch({ ca })(origin, never)).rejects.toThrow('not-public')
	await expect(
		createFeedFetch({
			ca,
			lookup: (_host, _options, done) =>
				done(null, [
					{ address: '93.184.215.14', family: 4 },
					{ address: '127.0.0.1', family: 4 },
				]),
		})(origin, never),
	).rejects.toThrow('not-public')
	expect(connections).toBe(0)
})
