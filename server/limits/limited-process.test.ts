import { expect, test } from 'vitest'
import { AppError } from '#domain/errors.ts'
import { sweep } from '#tests/helpers/steps.ts'
import type { HostileJob } from './fixtures/hostile-worker.ts'
import { createLimitedProcess, ProcessEnded } from './limited-process.ts'

function start(timeLimitMs = 30_000) {
	return createLimitedProcess<HostileJob, string>({
		worker: new URL('./fixtures/hostile-worker.ts', import.meta.url),
		timeLimitMs,
		heapMb: 32,
		mostWaiting: 1,
		isWaitedFor: () => false,
	})
}

async function endOf(work: Promise<unknown>): Promise<unknown> {
	return await work.then(
		() => undefined,
		(error) => error,
	)
}

test('a job gets its input and gives its result; a crash says why', async () => {
	const { run } = start()
	expect(await run('echo', Buffer.from('mañana'))).toBe('mañana')
	const ended = await endOf(run('crash'))
	expect(ended).toBeInstanceOf(ProcessEnded)
	expect(ended).toMatchObject({ isTooHeavy: false })
	expect(String(ended)).toContain('broken on purpose')
})

test('the result of a process that does not end counts at once', async () => {
	const { run } = start(600_000)
	expect(await run('linger', Buffer.from('done'))).toBe('done')
})

test(
	'a job that never ends or takes all memory is killed, and the next one runs',
	sweep,
	async () => {
		const { run } = start(1_000)
		expect(await endOf(run('loop'))).toMatchObject({ isTooHeavy: true })
		const patient = start()
		expect(await endOf(patient.run('hoard'))).toMatchObject({ isTooHeavy: true })
		expect(await patient.run('echo', Buffer.from('next'))).toBe('next')
	},
)

test('jobs beyond the queue are refused at once; stopping ends the one in progress', async () => {
	const { run, stop } = start()
	const first = endOf(run('loop'))
	const second = endOf(run('loop'))
	expect(await endOf(run('echo'))).toBeInstanceOf(AppError)
	await stop()
	expect(await first).toBeInstanceOf(ProcessEnded)
	expect(await second).toMatchObject({ code: 'overloaded' })
})
