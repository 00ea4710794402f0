import { expect, test } from 'vitest'
import { createWorkLimit } from './work-limit.ts'

test('what is beyond the limit is refused at once, and a place that became free is taken again', async () => {
	const limit = createWorkLimit(2)
	const first = Promise.withResolvers<string>()
	const second = Promise.withResolvers<void>()
	const failing = async () => {
		await second.promise
		throw new Error('failed')
	}
	const underWay = [limit(() => first.promise), limit(failing)]
	await expect(limit(async () => 'third')).rejects.toMatchObject({ code: 'overloaded' })
	first.resolve('first')
	second.resolve()
	expect(await Promise.allSettled(underWay)).toMatchObject([
		{ value: 'first' },
		{ status: 'rejected' },
	])
	expect(await Promise.all([limit(async () => 'fourth'), limit(async () => 'fifth')])).toEqual([
		'fourth',
		'fifth',
	])
})
