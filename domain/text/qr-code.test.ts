import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { qrCodeOf } from './qr-code.ts'

test('the strokes of a QR code cover exactly its dark modules', () => {
	for (const text of ['geo:4.6378,-75.487', 'https://palma.example/en/arrive', 'ñ'.repeat(90)]) {
		const { path, size } = qrCodeOf(text)
		const dark = new Set<string>()
		for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
			for (let step = 0; step < Number(length); step++) dark.add(`${Number(x) + step} ${y}`)
		const { data, size: expected } = encode(text, { border: 0 })
		const all = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
		expect(size).toBe(expected)
		expect([...dark].sort()).toEqual(all.sort())
	}
})
