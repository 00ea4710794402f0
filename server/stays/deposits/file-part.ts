/** Finds the file in a multipart body without copying it: 15 MB would count twice. */
export function filePart(body: Buffer, contentType: string, name: string): Buffer | undefined {
	const [, quoted, bare] = /boundary=(?:"([^"]{1,70})"|([^\s;]{1,70}))/i.exec(contentType) ?? []
	const boundary = quoted ?? bare
	if (!boundary) return undefined
	const delimiter = Buffer.from(`--${boundary}`)
	for (let at = body.indexOf(delimiter), parts = 0; at >= 0 && parts < 20; parts += 1) {
		const next = body.indexOf(delimiter, at + delimiter.length)
		const start = body.indexOf('\r\n\r\n', at)
		if (next < 0 || start < 0 || start > next) return undefined
		const head = body.subarray(at, Math.min(start, at + 1000)).toString('latin1')
		if (head.includes(`name="${name}"`)) return body.subarray(start + 4, next - 2)
		at = next
	}
	return undefined
}
