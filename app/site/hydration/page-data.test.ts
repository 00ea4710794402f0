import { type StaticHandlerContext, UNSAFE_decodeViaTurboStream } from 'react-router'
import { expect, test } from 'vitest'
import { flatten } from './feed-stream.ts'
import { writePageData } from './page-data.ts'

const handoff = '[{"_1":2},"what React Router would write",-5]\n'

async function write(loaderData: Record<string, unknown>): Promise<unknown> {
	const context = { loaderData, actionData: null, errors: null } as StaticHandlerContext
	const text = await writePageData(context, new Response(handoff).body ?? undefined)
	expect(text).not.toContain('<')
	return JSON.parse(text)
}

test('React Router reads plain data as they were written', async () => {
	const loaderData = {
		root: { name: '</script>', list: ['a', '', 0, true, null, { deep: [[]] }], empty: {} },
		'pages/home': null,
	}
	const written = await write(loaderData)
	const stream = new Response(flatten(written)).body as ReadableStream<Uint8Array>
	const { value } = await UNSAFE_decodeViaTurboStream(stream, globalThis as never)
	expect(value).toEqual({ loaderData, actionData: null, errors: null })
})

test.each([
	['a date', new Date(0)],
	['a map', new Map()],
	['an error', new Error('no')],
	['a promise', Promise.resolve(1)],
	['what is no number', Number.NaN],
	['a gap in a list', [undefined]],
])('React Router writes data that JSON would change: %s', async (_, value) => {
	expect(await write({ root: { value } })).toBe(handoff)
})
