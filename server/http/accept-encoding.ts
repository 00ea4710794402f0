export type StoredEncoding = 'br' | 'gzip' | 'identity'

const remembered = new Map<string, StoredEncoding>()
const rememberAtMost = 200

/** Browsers send a handful of different headers: each is read once. */
export function preferredEncoding(header = ''): StoredEncoding {
	const known = remembered.get(header)
	if (known) return known
	const encoding = readHeader(header)
	if (remembered.size < rememberAtMost) remembered.set(header, encoding)
	return encoding
}

function readHeader(header: string): StoredEncoding {
	const accepted = new Map(
		header.split(',').map((part) => {
			const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
			const quality = parameters.find((parameter) => parameter.startsWith('q='))
			return [name, quality ? Number(quality.slice(2)) : 1] as const
		}),
	)
	const accepts = (name: StoredEncoding) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
	if (accepts('br')) return 'br'
	if (accepts('gzip')) return 'gzip'
	return 'identity'
}
