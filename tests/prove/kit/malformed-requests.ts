import fc from 'fast-check'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { aReviewPost } from './requests.ts'
import { edits, encodeLoosely } from './spoil.ts'
import { write } from './wire.ts'

type Bytes = fc.Arbitrary<Buffer>

const apiPaths = [
	...[
		'/api/bookings',
		'/api/contact',
		'/api/create',
		'/api/auth',
		'/api/reviews',
		'/api/enquiries',
		'/api/enquiries/search',
	],
	...['/api/delete/x', '/api/restore/x', '/api/enquiries/x/deliver', '/api/ticket', '/api/health'],
	'/api/bookings/x/calendar.ics',
]
const paths = [
	...apiPaths,
	...everyPage.map(({ path }) => path),
	'/admin/today.data',
	'/reviews.data',
]
const methods =
	'GET HEAD POST PUT PATCH DELETE OPTIONS TRACE CONNECT PROPFIND LOCK get Post QUERY PRI M-SEARCH'
const mediaTypes = [
	...['application/json', 'application/json; charset=utf-16', 'application/x-www-form-urlencoded'],
	...[
		'multipart/form-data; boundary=x',
		'multipart/form-data',
		'text/plain',
		'application/xml',
		'',
	],
]
const guard = { ticket: `1.${'ñ'.repeat(43)}`, altcha: 'e30=', website: '' }
const bodies = () => [
	{ ...aBooking(), ...guard },
	{ ...aContact(), ...guard },
	{ ...aReviewPost(), ...guard },
	{ name: 'admin', password: 'una-clave-larga' },
]
const path = fc.constantFrom(...paths)
const oddText = fc.oneof(
	fc.string({ unit: 'binary', maxLength: 60 }),
	fc.constantFrom('\u0000', '\ud800', '../../etc/passwd', "' or 1=1--", '<script>', '%', '🦜'),
	fc.string({ maxLength: 3 }).map((text) => text.repeat(3_000)),
)
const oddValue = fc.oneof(
	oddText,
	fc.constantFrom<unknown>(null, true, -0, 1e308, [], {}, '', 4.5, [[]], { toString: 1 }),
	fc.jsonValue({ maxDepth: 3 }),
)
const common = (): [string, string][] => [
	['Host', 'localhost'],
	['X-Forwarded-For', randomAddress()],
	['Connection', 'close'],
]
const sized = (body: Buffer | string): [string, string] => [
	'Content-Length',
	String(Buffer.byteLength(body)),
]
const post = (to: string, type: string, body: Buffer | string) =>
	write(`POST ${to} HTTP/1.1`, [...common(), ['Content-Type', type], sized(body)], body)

/** A valid form as JSON, with some values replaced. */
const oddFields = fc
	.tuple(path, fc.nat(3), fc.dictionary(fc.string({ maxLength: 12 }), oddValue, { maxKeys: 3 }))
	.chain(([to, which, extra]) => {
		const body: Record<string, unknown> = bodies()[which] ?? {}
		const change = fc.subarray(Object.keys(body), { minLength: 1, maxLength: 2 })
		return fc
			.tuple(change, fc.array(oddValue, { minLength: 2, maxLength: 2 }))
			.map(([keys, odd]) => {
				const changed = Object.fromEntries(keys.map((key, index) => [key, odd[index]]))
				const text = JSON.stringify({ ...body, ...changed, ...extra })
				return post(which < 3 ? (apiPaths[which] ?? to) : to, 'application/json', text)
			})
	})

/** A valid body with bytes flipped, cut or doubled: broken JSON, UTF-8 and forms. */
const brokenBody = fc
	.tuple(path, fc.nat(3), fc.constantFrom(...mediaTypes), fc.boolean(), edits())
	.map(([to, which, type, isForm, edit]) => {
		const form = bodies()[which] as unknown as Record<string, string>
		const text = isForm ? new URLSearchParams(form).toString() : JSON.stringify(form)
		return post(to, type, edit(Buffer.from(text)))
	})

const largeOrDeep = fc
	.tuple(path, fc.constantFrom(...mediaTypes), fc.nat(5))
	.map(([to, type, which]) => {
		const bodies = [
			() => '['.repeat(30_000),
			() => `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`,
			() =>
				`{"__proto__":{"x":1},"constructor":{"prototype":{"y":1}},"Name":"${'ñ'.repeat(20_000)}"}`,
			() => 'x'.repeat(200_000),
			() => `a=${'%F1'.repeat(10_000)}`,
			() => `--x\r\nContent-Disposition: form-data; name="Name"\r\n\r\n${'a'.repeat(40_000)}`,
		]
		return post(to, type, bodies[which]?.() ?? '')
	})

const oddPath = fc
	.tuple(
		fc.constantFrom('GET', 'HEAD', 'POST', 'DELETE'),
		fc.oneof(
			oddText.map((text) => `/${encodeLoosely(text)}`),
			fc.tuple(path, oddText).map(([base, text]) => `${base}/${encodeURI(text.toWellFormed())}`),
			fc
				.tuple(path, oddText)
				.map(([base, text]) => `${base}?before=${encodeLoosely(text)}&limit=-1`),
			fc.constantFrom(
				'*',
				'//evil.example/',
				'/\\evil.example',
				'http://evil.example/',
				'/%2e%2e/%2e%2e',
			),
			fc.constantFrom(
				'/%00',
				'/%',
				'/%zz',
				'/%ff%fe',
				'/assets/..%2f..%2fpackage.json',
				'/;/',
				'?',
				'',
			),
		),
	)
	.map(([method, to]) => write(`${method} ${to} HTTP/1.1`, common()))

const oddHeaders = fc
	.tuple(
		fc.constantFrom('GET', 'POST'),
		path,
		fc.array(
			fc.tuple(
				fc.oneof(
					fc.constantFrom('Accept-Encoding', 'If-None-Match', 'X-Forwarded-For', 'X-Auth-Token'),
					fc.constantFrom('Host', 'Expect', 'Upgrade', 'Range', 'Cookie', 'Transfer-Encoding'),
					fc.constantFrom('Content-Length', 'Content-Encoding', 'X-HTTP-Method-Override', 'Origin'),
					fc.string({ maxLength: 20 }),
				),
				fc.oneof(
					oddText,
					fc.constantFrom('chunked', 'gzip, chunked', '-1', '5', 'websocket', '100-continue', '*'),
					fc.constantFrom('bytes=0-0,1-1', 'br;q=NaN', 'application/json', 'h2c', 'DELETE', '"'),
				),
			),
			{ minLength: 1, maxLength: 6 },
		),
	)
	.map(([method, to, odd]) => write(`${method} ${to} HTTP/1.1`, [...common(), ...odd], '{}'))

const oddMethod = fc
	.tuple(fc.constantFrom(...methods.split(' ')), path)
	.map(([method, to]) => write(`${method} ${to} HTTP/1.1`, common()))

/** Wrong chunk sizes, truncated requests, two at once, other protocols, and noise. */
const onTheWire: Bytes = fc.oneof(
	fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
	fc.tuple(oddPath, edits()).map(([request, edit]) => edit(request)),
	fc.tuple(brokenBody, edits()).map(([request, edit]) => edit(request)),
	fc.tuple(brokenBody, fc.nat(400)).map(([request, length]) => request.subarray(0, length)),
	fc.tuple(oddMethod, oddPath).map((both) => Buffer.concat(both)),
	fc.tuple(path, fc.constantFrom('zz', '-1', 'ffffffffffffffff', '5;x', '')).map(([to, size]) => {
		const headers: [string, string][] = [...common(), ['Transfer-Encoding', 'chunked']]
		return write(`POST ${to} HTTP/1.1`, headers, `${size}\r\nhello\r\n0\r\n\r\n`)
	}),
	fc
		.constantFrom('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 'GET /\r\n', '\x16\x03\x01\x02\x00\x01')
		.map(Buffer.from),
	fc.constant(write('GET / HTTP/1.1', [...common(), ['X-Long', 'a'.repeat(40_000)]])),
	fc.constant(
		write(
			'GET / HTTP/1.1',
			Array.from({ length: 3_000 }, (_, n) => [`x-${n}`, 'a']),
		),
	),
)

export const kinds: Record<string, Bytes> = {
	'odd fields': oddFields,
	'broken bodies': brokenBody,
	'large and deep bodies': largeOrDeep,
	'odd paths': oddPath,
	'odd headers': oddHeaders,
	'odd methods': oddMethod,
	'on the wire': onTheWire,
}
