import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'
import { compressForAll, compressForOne } from './stored-response.ts'

const page = Buffer.from('<p>La trucha llegó caliente.</p>'.repeat(100))

test('a response for one visitor is compressed only in the encoding that the browser prefers', async () => {
	expect(Object.keys(await compressForOne(page, 'gzip, deflate, br'))).toEqual(['br'])
	expect(Object.keys(await compressForOne(page, 'gzip'))).toEqual(['gzip'])
	expect(await compressForOne(page)).toEqual({})
})

test.each([200, 1_000, 65_536, 300_000])(
	'%i bytes come out of the compression as they went in',
	async (size) => {
		const body = randomBytes(size)
		const { br, gzip } = await compressForAll(body)
		expect(brotliDecompressSync(br as Buffer).equals(body)).toBe(true)
		expect(gunzipSync(gzip as Buffer).equals(body)).toBe(true)
	},
)

test(
	'what is compressed once, at the build, takes the most effort whatever its size',
	sweep,
	async () => {
		const script = Buffer.from(
			Array.from({ length: 60_000 }, (_, at) => `f${Math.imul(at * at, 40_503) >>> 20};`).join(''),
		)
		const [built, served] = [await compressForAll(script, 'script'), await compressForAll(script)]
		expect(built.br?.length).toBeLessThan(Number(served.br?.length))
	},
)
