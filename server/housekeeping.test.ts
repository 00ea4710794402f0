import { afterEach, expect, test, vi } from 'vitest'
import { silentLog } from '#tests/helpers/enquiries.ts'
import { startHousekeeping } from './housekeeping.ts'

afterEach(() => {
	vi.useRealTimers()
})

test('a run that takes minutes ends before the next one begins, and before the site closes', async () => {
	vi.useFakeTimers()
	const backup = Promise.withResolvers<void>()
	const task = vi.fn(() => backup.promise)
	const stop = startHousekeeping([task], silentLog)
	await vi.advanceTimersByTimeAsync(3 * 60_000)
	expect(task).toHaveBeenCalledTimes(1)

	const stopped = vi.fn()
	void stop().then(stopped)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(stopped).not.toHaveBeenCalled()
	backup.resolve()
	await vi.advanceTimersByTimeAsync(0)
	expect(stopped).toHaveBeenCalled()
})

test('a task that fails holds up neither the others nor its next run', async () => {
	vi.useFakeTimers()
	const failing = vi.fn(() => Promise.reject(new Error('the disk is full')))
	const other = vi.fn(async () => {})
	const stop = startHousekeeping([failing, other], silentLog)
	await vi.advanceTimersByTimeAsync(60_000)
	expect(failing).toHaveBeenCalledTimes(2)
	expect(other).toHaveBeenCalledTimes(2)
	await stop()
})
