import { expect, test } from 'vitest'
import { createWorkLimit } from './work-limit.ts'

test('tasks beyond the limit wait, tasks beyond the queue are refused, and a freed place is used again', async () => {
	const limit = createWorkLimit({ concurrency: 2, queue: 1 })
	const first = Promise.withResolvers<string>()
	const second = Promise.withResolvers<void>()
	let isThirdRunning = false
	const tasks = [
		limit(() => first.promise),
		limit(async () => {
			await second.promise
			throw new Error('failed')
		}),
		limit(async () => {
			isThirdRunning = true
			return 'third'
		}),
	]
	await expect(limit(async () => 'fourth')).rejects.toMatchObject({ code: 'overloaded' })
	expect(isThirdRunning).toBe(false)
	first.resolve('first')
	second.resolve()
	expect(await Promise.allSettled(tasks)).toMatchObject([
		{ value: 'first' },
		{ status: 'rejected' },
		{ value: 'third' },
	])
	expect(await Promise.all([1, 2, 3].map((value) => limit(async () => value)))).toEqual([1, 2, 3])
})

test('without a queue, the task after the last running one is refused', async () => {
	const limit = createWorkLimit({ concurrency: 1 })
	const running = limit(async () => 'first')
	await expect(limit(async () => 'second')).rejects.toMatchObject({ code: 'overloaded' })
	expect(await running).toBe('first')
})
