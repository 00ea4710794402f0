import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { pdfError } from './pdf-check.ts'

const pdf = (...objects: (string | Buffer)[]) =>
	Buffer.concat([
		Buffer.from('%PDF-1.7\n'),
		...objects.map((it) =>
			Buffer.concat([Buffer.from('1 0 obj\n'), Buffer.from(it), Buffer.from('\nendobj\n')]),
		),
		Buffer.from('trailer\n%%EOF\n'),
	])
const page = '<< /Type /Page /Parent 2 0 R >>'
const pages = (count: number) => `<< /Type /Pages /Count ${count} >>`
const packed = (text: string, filter = '/FlateDecode') =>
	Buffer.concat([
		Buffer.from(`<< /Type /ObjStm /Filter ${filter} >>\nstream\n`),
		deflateSync(text),
		Buffer.from('\nendstream'),
	])
const script = '<< /S /JavaScript /JS (app.alert(1)) >>'
/** Pictures may spell anything. */
const picture = '<< /Type /XObject >>\nstream\n/JavaScript /Launch\nendstream'

test.each([
	['a receipt of one page', pdf(pages(1), page, picture), undefined],
	['a picture on one line', pdf(pages(1), page, picture.replace('\n', ' ')), undefined],
	[
		'one that is packed in a list',
		pdf(packed(`${pages(1)} ${page}`, '[ /FlateDecode ]')),
		undefined,
	],
	['one that is packed', pdf(packed(`${pages(1)} ${page}`)), undefined],
	[
		'one that scrolls to its page',
		pdf(pages(1), page, '<< /OpenAction [3 0 R /Fit] >>'),
		undefined,
	],
	[
		'one with a link to its bank',
		pdf(pages(1), page, '<< /Subtype /Link /A << /S /URI /URI (https://bank.example) >> >>'),
		undefined,
	],
	[
		'one that goes to its page',
		pdf(pages(1), page, '<< /OpenAction << /D [3 0 R /Fit] /S /GoTo >> >>'),
		undefined,
	],
	[
		'an address that it opens',
		pdf(pages(1), page, '<< /OpenAction << /S /URI /URI (http://evil.example) >> >>'),
		'receiptActions',
	],
	['an action elsewhere', pdf(pages(1), page, '<< /OpenAction 9 0 R >>'), 'receiptActions'],
	['actions of its page', pdf(pages(1), `${page} << /AA << /O 3 0 R >> >>`), 'receiptActions'],
	['printing itself', pdf(pages(1), page, '<< /S /Named /N /Print >>'), 'receiptActions'],
	[
		'a web page before it',
		Buffer.concat([Buffer.from('<html><script>1</script>'), pdf(pages(1), page)]),
		'receiptBroken',
	],
	['a script', pdf(pages(1), page, script), 'receiptActions'],
	['a script in disguise', pdf(pages(1), page, '<< /S /J#61vaScript >>'), 'receiptActions'],
	['a packed script', pdf(page, packed('<< /S /JavaScript >>')), 'receiptActions'],
	[
		'a script between comments that look like a stream',
		pdf(pages(1), page, `% stream\n${script}\n% endstream`),
		'receiptActions',
	],
	[
		'a script between comments that look like a dictionary and its stream',
		pdf(pages(1), page, `% << >> stream\n${script}\n% endstream`),
		'receiptActions',
	],
	[
		'a script that is packed twice',
		pdf(page, packed(Buffer.from(script).toString('hex'), '[/FlateDecode /ASCIIHexDecode]')),
		'receiptTooHeavy',
	],
	['a program to start', pdf(pages(1), page, '<< /S /Launch >>'), 'receiptActions'],
	['files in it', pdf(pages(1), page, '<< /EmbeddedFiles 3 0 R >>'), 'receiptActions'],
	['500 pages', pdf(pages(500), ...Array.from({ length: 500 }, () => page)), 'receiptPages'],
	['500 pages that are not counted', pdf(packed(page.repeat(500))), 'receiptPages'],
	['a password', pdf(pages(1), page, '<< /Encrypt 5 0 R >>'), 'receiptLocked'],
	['a bomb', pdf(page, packed(' '.repeat(40_000_000))), 'receiptTooHeavy'],
	['6 MB', pdf(page, Buffer.alloc(6_000_000)), 'receiptTooLarge'],
	['no PDF', Buffer.from('%PDF-1.7 and nothing else'), 'receiptBroken'],
])('a PDF with %s is told apart', (_name, bytes, expected) => {
	expect(pdfError(bytes)).toBe(expected)
})
