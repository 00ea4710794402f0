export type StoredEncoding = 'br' | 'gzip' | 'identity'

export function preferredEncoding(header = ''): StoredEncoding {
	const accepted = new Map(
		header.split(',').map((part) => {
			const [name = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
			const quality = parameters.find((parameter) => parameter.startsWith('q='))
			return [name, quality ? Number(quality.slice(2)) : 1] as const
		}),
	)
	const accepts = (name: StoredEncoding) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
	if (accepts('br')) return 'br'
	return accepts('gzip') ? 'gzip' : 'identity'
}
