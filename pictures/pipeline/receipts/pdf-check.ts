import { inflateSync } from 'node:zlib'
import { type ReceiptErrorCode, receiptLimits } from '#domain/stays/deposit.ts'

/** All that is unpacked together: a receipt needs a fraction of it. */
const mostUnpacked = 24 * 1024 * 1024
const mostStreams = 2000
/** Names of things that a receipt does not do: run, open, send, or carry other files. */
const actions =
	/\/(JavaScript|JS|Launch|SubmitForm|ImportData|EmbeddedFiles?|RichMedia|GoToR|GoToE|XFA|AA|Named)(?![A-Za-z])/
/** Opening the file may go to a place in it and do nothing else. A link that people tap is allowed. */
const byItself = /\/OpenAction(?!\s*\[|\s*<<(?:(?!>>)[\s\S]){0,300}\/S\s*\/GoTo(?![A-Za-z]))/
/** Packed once, in the one way that is read here: with a second filter the names would still be in disguise. */
const onlyDeflated = /\/Filter\s*(?:\/FlateDecode(?![A-Za-z])|\[\s*\/FlateDecode\s*\])/

/**
 * Why a PDF is not kept as a receipt. The owner only ever downloads it, so this is care, not a guarantee: it reads what
 * programs write, packed parts included, and refuses what it cannot read.
 */
export function pdfError(bytes: Buffer): ReceiptErrorCode | undefined {
	if (bytes.length > receiptLimits.pdfBytes) return 'receiptTooLarge'
	const plain = bytes.toString('latin1')
	// Before its first line there may be anything else, a web page for instance.
	if (!/^\s*%PDF-/.test(plain)) return 'receiptBroken'
	if (!plain.includes('%%EOF') || !/\/Type\s*\/Pages?(?![A-Za-z])|\/ObjStm/.test(plain))
		return 'receiptBroken'
	if (/\/Encrypt(?![A-Za-z])/.test(plain)) return 'receiptLocked'
	const unpacked = unpack(bytes, plain)
	if (unpacked === undefined) return 'receiptTooHeavy'
	const names = withoutEscapes(withoutStreams(plain) + unpacked)
	if (actions.test(names) || byItself.test(names)) return 'receiptActions'
	const pages = names.match(/\/Type\s*\/Page(?![A-Za-z])/g)?.length ?? 0
	const counts = [...names.matchAll(/\/Count\s+(\d{1,9})/g)].map(([, count]) => Number(count))
	return Math.max(pages, ...counts) > receiptLimits.pdfPages ? 'receiptPages' : undefined
}

/** The objects that are packed into streams. Undefined when there is too much of it. */
function unpack(bytes: Buffer, plain: string): string | undefined {
	let [all, size, streams] = ['', 0, 0]
	for (const match of plain.matchAll(/stream\r?\n/g)) {
		if (plain.startsWith('end', match.index - 3)) continue
		streams += 1
		if (streams > mostStreams) return undefined
		const start = match.index + match[0].length
		// Pictures and fonts have no names in them: only streams of objects are read.
		const head = plain.slice(plain.lastIndexOf('obj', match.index), match.index)
		const dictionary = withoutEscapes(head)
		if (!/\/ObjStm/.test(dictionary)) continue
		if (!onlyDeflated.test(dictionary)) return undefined
		const end = plain.indexOf('endstream', start)
		try {
			const room = mostUnpacked - size
			const text = inflateSync(bytes.subarray(start, end < 0 ? undefined : end), {
				maxOutputLength: room,
			})
			size += text.length
			all += `\n${text.toString('latin1')}`
		} catch (error) {
			if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return undefined
			// Packed in a way that is not read here, so that nobody knows what is in it.
			return undefined
		}
	}
	return all
}

/** The bytes of pictures may spell anything. They follow a dictionary; a comment that says so hides nothing. */
function withoutStreams(plain: string): string {
	return plain.replace(
		/stream(?<=>>\s{0,40}stream)(?<!%[^\r\n]*stream)\r?\n[\s\S]*?endstream/g,
		' ',
	)
}

/** `/J#61vaScript` is `/JavaScript`. */
function withoutEscapes(text: string): string {
	return text.replace(/#([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
}
