import fc from 'fast-check'

/** Random edits that corrupt bytes. */
export function edits(): fc.Arbitrary<(bytes: Buffer) => Buffer> {
	const edit = fc.tuple(
		fc.nat(10_000),
		fc.constantFrom('flip', 'cut', 'double', 'noise'),
		fc.nat(255),
	)
	return fc.array(edit, { minLength: 1, maxLength: 4 }).map((list) => (bytes) => {
		let spoilt = Buffer.from(bytes)
		for (const [where, how, value] of list) {
			const at = where % (spoilt.length + 1)
			const [before, after] = [spoilt.subarray(0, at), spoilt.subarray(at)]
			const middle =
				how === 'noise' ? [value, 0xff, 0xc0] : how === 'double' ? [...after.subarray(0, 20)] : []
			if (how === 'flip') spoilt[at] = (spoilt[at] ?? 0) ^ (value || 1)
			else
				spoilt = Buffer.concat([
					before,
					Buffer.from(middle),
					how === 'cut' ? after.subarray(9) : after,
				])
		}
		return spoilt
	})
}

/** Encodes white space only, which would end the line; the rest is sent raw. */
export function encodeLoosely(text: string) {
	return Buffer.from(text).toString('latin1').replace(/\s/g, encodeURIComponent)
}
