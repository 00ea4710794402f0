/** Far more than a browser writes before a file, and what bounds the reading of it. */
const mostHeadBytes = 4096
const mostParts = 20
/** A sender chooses a boundary that is not in the file. */
const mostLookAlikes = 1000
const [tab, lineFeed, carriageReturn, space, dash] = [9, 10, 13, 32, 45]

const token = "[\\w!#$%&'*+.^`|~-]+"
const quoted = '"(?:[^"\\\\]|\\\\.)*"'
const parameter = new RegExp(`;[ \\t]*(${token})[ \\t]*=[ \\t]*(${token}|${quoted})[ \\t]*`, 'suy')
const header = new RegExp(`^(${token}):[ \\t]*([^\\r\\n]*)$`, 'u')

/**
 * Finds a part of a form (RFC 7578) without copying it: 15 MB would count twice. Undefined if there is none of that name, and
 * if the form is not whole and well-formed, because a guess might take another part, or half a file.
 */
export function filePart(body: Buffer, contentType: string, name: string): Buffer | undefined {
	const type = readParameters(contentType)
	const boundary = type?.parameters.get('boundary') ?? ''
	if (type?.value !== 'multipart/form-data' || !/^.{1,70}$/s.test(boundary)) return undefined
	const delimiter = Buffer.from(`\r\n--${boundary}`)
	let found: Buffer | undefined
	let line = firstDelimiter(body, delimiter)
	for (let parts = 0; line && !line.isLast && parts < mostParts; parts += 1) {
		const headLength = body.subarray(line.end, line.end + mostHeadBytes).indexOf('\r\n\r\n')
		if (headLength < 0) return undefined
		const start = line.end + headLength + 4
		const partName = nameIn(body.toString('utf8', line.end, start - 4))
		line = nextDelimiter(body, delimiter, start)
		if (partName === undefined || !line) return undefined
		if (partName === name) found ??= body.subarray(start, line.start)
	}
	return line?.isLast ? found : undefined
}

/** A line `--boundary`, or `--boundary--` after the last part. `start`: the line end before it, which belongs to it. */
type DelimiterLine = { start: number; end: number; isLast: boolean }

/** The first one may begin the body; text before it is for readers that know no forms. */
function firstDelimiter(body: Buffer, delimiter: Buffer): DelimiterLine | undefined {
	const begins = body.subarray(0, delimiter.length - 2).equals(delimiter.subarray(2))
	return (begins && lineAt(body, -2, delimiter)) || nextDelimiter(body, delimiter, 0)
}

function nextDelimiter(body: Buffer, delimiter: Buffer, from: number): DelimiterLine | undefined {
	let at = body.indexOf(delimiter, from)
	for (let tries = 0; at >= 0 && tries < mostLookAlikes; tries += 1) {
		const line = lineAt(body, at, delimiter)
		if (line) return line
		at = body.indexOf(delimiter, at + delimiter.length)
	}
	return undefined
}

/** Undefined if the line goes on: a longer boundary begins alike. */
function lineAt(body: Buffer, start: number, delimiter: Buffer): DelimiterLine | undefined {
	let end = start + delimiter.length
	const isLast = body[end] === dash && body[end + 1] === dash
	if (isLast) end += 2
	while (body[end] === space || body[end] === tab) end += 1
	if (isLast && end === body.length) return { start, end, isLast }
	const isOver = body[end] === carriageReturn && body[end + 1] === lineFeed
	return isOver ? { start, end: end + 2, isLast } : undefined
}

/** The name of a part. Undefined if its head is not as it should be. */
function nameIn(head: string): string | undefined {
	const headers = head.split('\r\n').map((line) => header.exec(line))
	const dispositions = headers.filter((it) => it?.[1]?.toLowerCase() === 'content-disposition')
	const disposition = readParameters(dispositions[0]?.[2] ?? '')
	const isRead = dispositions.length === 1 && headers.every((it) => it !== null)
	return isRead && disposition?.value === 'form-data'
		? disposition.parameters.get('name')
		: undefined
}

/**
 * A value with parameters, such as `form-data; name="receipt"` (RFC 2183). Undefined unless all of it can be read. Extended
 * ones such as `name*` have that name and no other: RFC 7578 does not allow them in forms.
 */
function readParameters(text: string) {
	const [value = ''] = /^[^;]*/.exec(text) ?? []
	const parameters = new Map<string, string>()
	for (let at = value.length; at < text.length; at = parameter.lastIndex) {
		parameter.lastIndex = at
		const [, name = '', written = ''] = parameter.exec(text) ?? []
		const known = name.toLowerCase()
		if (name === '' || parameters.has(known)) return undefined
		parameters.set(known, unquoted(written))
	}
	return { value: value.trim().toLowerCase(), parameters }
}

function unquoted(written: string): string {
	return written.startsWith('"') ? written.slice(1, -1).replace(/\\(.)/gsu, '$1') : written
}
