import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMsOf } from '#tests/helpers/measuring/measures.ts'
import { filePart } from './file-part.ts'

type Part = { name: string; filename?: string | undefined; bytes: Buffer; headers: string[] }
type Style = { isShuffled: boolean; isTitled: boolean; isSpaced: boolean; preamble: string }

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`

/** Encodes as the RFCs allow: parameters in any order, their names in any case, spaces around them. */
function encode(parts: Part[], boundary: string, style: Style): Buffer {
	const { isShuffled, isTitled, isSpaced, preamble } = style
	const gap = isSpaced ? ' \t' : ' '
	const end = isSpaced ? ' \t\r\n' : '\r\n'
	const encoded = parts.flatMap(({ name, filename, bytes, headers }) => {
		const parameters = [
			`${isTitled ? 'Name' : 'name'}=${quoted(name)}`,
			...(filename === undefined
				? []
				: [`${isTitled ? 'FileName' : 'filename'}=${quoted(filename)}`]),
			...(isSpaced ? ["filename*=UTF-8''receipt"] : []),
		]
		const disposition = ['form-data', ...(isShuffled ? parameters.toReversed() : parameters)]
		const title = isTitled ? 'CONTENT-DISPOSITION' : 'Content-Disposition'
		const lines = [`${title}:${gap}${disposition.join(`;${gap}`)}`, ...headers]
		const head = (isShuffled ? lines.toReversed() : lines).join('\r\n')
		return [Buffer.from(`\r\n--${boundary}${end}${head}\r\n\r\n`), bytes]
	})
	const body = Buffer.concat([...encoded, Buffer.from(`\r\n--${boundary}--${isSpaced ? end : ''}`)])
	return preamble ? Buffer.concat([Buffer.from(preamble), body]) : body.subarray(2)
}

const boundary = fc.stringMatching(/^[\w'()+,./:=?-]{1,40}$/)
const text = fc.string({ maxLength: 30, unit: 'binary' }).map((it) => it.replace(/[\r\n\0]/g, ' '))
const name = fc.oneof(text, fc.constantFrom('receipt', 'filename', 'name', 'x"; name="receipt'))
const style = fc.record({
	isShuffled: fc.boolean(),
	isTitled: fc.boolean(),
	isSpaced: fc.boolean(),
	preamble: fc.constantFrom('', 'For readers of mail.'),
})

/** Bytes among which there is what looks like a delimiter, and is none. */
const bytesAround = (boundary: string) =>
	fc
		.array(
			fc.oneof(
				fc.uint8Array({ maxLength: 200 }).map((it) => Buffer.from(it)),
				fc
					.constantFrom(
						`--${boundary}\r\n`,
						`--${boundary}--\r\n`,
						`\n--${boundary}\r\n`,
						`\r--${boundary}\r\n`,
						`\r\n-${boundary}\r\n`,
						`\r\n--${boundary}x\r\n`,
						`\r\n--${boundary}-\r\n`,
						`\r\n--${boundary}--x`,
						`\r\n--${boundary}\n`,
						`\r\n--${boundary.slice(0, -1)}\r\n`,
						'\r\n\r\nContent-Disposition: form-data; name="receipt"\r\n\r\n',
						'\r\n',
					)
					.map((it) => Buffer.from(it)),
			),
			{ maxLength: 8 },
		)
		// A line end before what comes next could make a delimiter of it.
		.map((pieces) => Buffer.concat(pieces.flatMap((piece) => [piece, Buffer.from('.')])))

const form = boundary.chain((boundary) =>
	fc.record({
		boundary: fc.constant(boundary),
		parts: fc.array(
			fc.record({
				name,
				filename: fc.option(fc.oneof(name, text), { nil: undefined }),
				bytes: bytesAround(boundary),
				headers: fc.subarray(['Content-Type: image/jpeg; name="receipt"', 'X-Odd:']),
			}),
			{ minLength: 1, maxLength: 6 },
		),
		style,
	}),
)
const typeOf = (boundary: string) => `multipart/form-data; Boundary=${quoted(boundary)}`

describe('a form', () => {
	test('gives each part by its own name, whatever stands in the others', () => {
		fc.assert(
			fc.property(form, ({ boundary, parts, style }) => {
				const body = encode(parts, boundary, style)
				const first = new Map(parts.toReversed().map((part) => [part.name, part.bytes]))
				for (const name of [...first.keys(), 'receipt', 'filename', 'missing'])
					expect(filePart(body, typeOf(boundary), name)).toEqual(first.get(name))
			}),
		)
	})

	test('that ends before its closing delimiter is refused', () => {
		fc.assert(
			fc.property(form, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (it, at) => {
				const body = encode(it.parts, it.boundary, { ...it.style, isSpaced: false })
				const cut = body.subarray(0, Math.floor(at * body.length))
				for (const { name } of it.parts)
					expect(filePart(cut, typeOf(it.boundary), name)).toBeUndefined()
			}),
		)
	})

	test('comes back as a browser encodes it', async () => {
		const filename = fc.string({ maxLength: 30 }).map((it) => it.replaceAll('\\', '/'))
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.tuple(filename, fc.uint8Array({ maxLength: 2000 })), { maxLength: 4 }),
				fc.uint8Array({ maxLength: 2000 }),
				async (others, bytes) => {
					const form = new FormData()
					form.set('filename', 'receipt')
					for (const [index, [filename, content]] of others.entries())
						form.set(`${index}`, new File([Uint8Array.from(content)], filename))
					form.set('receipt', new File([Uint8Array.from(bytes)], others[0]?.[0] ?? 'receipt'))
					const response = new Response(form)
					const type = response.headers.get('content-type') ?? ''
					const body = Buffer.from(await response.arrayBuffer())
					expect(filePart(body, type, 'receipt')).toEqual(Buffer.from(bytes))
					expect(filePart(body, type, 'filename')).toEqual(Buffer.from('receipt'))
				},
			),
		)
	})
})

const refused = (head: string, type = 'multipart/form-data; boundary=x') =>
	expect(filePart(Buffer.from(`--x\r\n${head}\r\n\r\nA\r\n--x--`), type, 'receipt'))

test.each([
	['a file by its name', 'Content-Disposition: form-data; name="a"; filename="receipt"'],
	['a name within another', 'Content-Disposition: form-data; filename="a; name=\\"receipt\\""'],
	[
		'a parameter that ends like it',
		'Content-Disposition: form-data; filename="a"; xname="receipt"',
	],
	['an extended name', "Content-Disposition: form-data; name*=UTF-8''receipt"],
	['two names', 'Content-Disposition: form-data; name="receipt"; name="b"'],
	['an attachment', 'Content-Disposition: attachment; name="receipt"'],
	['two dispositions', `${'Content-Disposition: form-data; name="receipt"\r\n'.repeat(2)}X: y`],
	['no disposition', 'Content-Type: image/jpeg; name="receipt"'],
	['a quote that stays open', 'Content-Disposition: form-data; name="receipt'],
	['text after the name', 'Content-Disposition: form-data; name="receipt" b'],
	['a folded line', 'Content-Disposition: form-data;\r\n name="receipt"'],
	['a bare line feed', 'X: y\nContent-Disposition: form-data; name="receipt"'],
	[
		'a head without an end',
		`X: ${'y'.repeat(5_000)}\r\nContent-Disposition: form-data; name="receipt"`,
	],
])('%s is no receipt', (_name, head) => refused(head).toBeUndefined())

test.each([
	'multipart/form-data',
	'multipart/form-data; boundary=',
	'multipart/form-data; boundary=""',
	`multipart/form-data; boundary="${'x'.repeat(71)}"`,
	'multipart/form-data; xboundary=x',
	'multipart/form-data; boundary=x; boundary=y',
	'multipart/form-data; boundary=y',
	'multipart/form-datas; boundary=x',
	'multipart/mixed; boundary=x',
])('%s names no boundary of this form', (type) =>
	refused('Content-Disposition: form-data; name="receipt"', type).toBeUndefined(),
)

test('names are tokens or quoted, in any case and with any spaces', () => {
	for (const head of [
		'content-disposition:form-data;name=receipt',
		'Content-Disposition: FORM-DATA ;NAME = "rec\\eipt" ',
		'X: y\r\nContent-Disposition:\tform-data; filename=a; name=receipt',
	])
		refused(head, 'Multipart/Form-Data;charset=utf-8; BOUNDARY="x"').toEqual(Buffer.from('A'))
})

test('a hostile form takes as long as its length says', () => {
	const length = 15 * 1024 * 1024
	const fill = (text: string) => Buffer.alloc(length, text)
	for (const text of [
		'\r\n--x',
		'\r\n--x \t',
		'\r\n--xx\r\n',
		'\r\n--x--',
		'\r\n\r\n',
		'--',
		';"\\',
	])
		for (const head of ['', '--x\r\n', '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n']) {
			const body = Buffer.concat([Buffer.from(head), fill(text)])
			const read = () => filePart(body, 'multipart/form-data; boundary=x', 'receipt')
			expect(
				cpuMsOf(() => expect(read()).toBeUndefined()),
				head + text,
			).toBeLessThan(500)
		}
})
