import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filePart } from './file-part.ts'

test('a file comes out of a form as it went in, and a broken form has none', async () => {
	await fc.assert(
		fc.asyncProperty(fc.uint8Array({ maxLength: 2000 }), fc.string(), async (bytes, text) => {
			const form = new FormData()
			form.set('text', text)
			form.set(
				'receipt',
				new File([Uint8Array.from(bytes)], 'a "name".jpg', { type: 'image/jpeg' }),
			)
			const response = new Response(form)
			const type = response.headers.get('content-type') ?? ''
			const body = Buffer.from(await response.arrayBuffer())
			expect(filePart(body, type, 'receipt')).toEqual(Buffer.from(bytes))
			expect(filePart(body, type, 'other')).toBeUndefined()
			expect(filePart(body, 'multipart/form-data', 'receipt')).toBeUndefined()
			expect(filePart(body.subarray(0, 60), type, 'receipt')).toBeUndefined()
		}),
		{ numRuns: 50 },
	)
})
