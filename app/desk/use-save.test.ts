import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#app/api/call-api.ts'
import { dismissNotice, shownNotices } from '#app/components/notice/notices.ts'
import { renderHook, stubStorage } from '#tests/helpers/render-hook.ts'
import { ReloadContext, useSave } from './use-save.ts'

const reload = vi.fn(async () => {})
const notices = () => shownNotices().map(({ text, tone }) => (tone ? `${tone}: ${text}` : text))

beforeEach(() => {
	reload.mockClear()
	for (const { id } of shownNotices()) dismissNotice(id)
})

/** A form that saves numbers. */
const renderSave = (
	send: (value: number) => Promise<number>,
	options: Partial<Parameters<typeof useSave<[number], number>>[1]> = {},
) =>
	renderHook(
		() => useSave(send, { done: 'saved', failed: 'failed', ...options }),
		(children) => createElement(ReloadContext, { value: reload }, children),
	)

test('busy until what is shown is loaded again; a second press sends nothing', async () => {
	const { promise, resolve } = Promise.withResolvers<number>()
	const send = vi.fn(() => promise)
	const onSaved = vi.fn(() => expect(reload).toHaveBeenCalledOnce())
	const form = await renderSave(send, { onSaved })
	let saved: Promise<boolean[]> | undefined
	await form.act(() => {
		saved = Promise.all([form.current.save(1), form.current.save(2)])
	})
	expect(form.current.isBusy).toBe(true)
	expect(reload).not.toHaveBeenCalled()
	await form.act(async () => {
		resolve(1)
		expect(await saved).toEqual([true, false])
	})
	expect(form.current.isBusy).toBe(false)
	expect(send.mock.calls).toEqual([[1]])
	expect(onSaved).toHaveBeenCalledExactlyOnceWith(1)
	await expect.poll(notices).toEqual(['saved'])
})

test('the notice may say what was saved, or nothing; reloading can be left out', async () => {
	const done = (value: number) => (value > 1 ? `saved ${value}` : undefined)
	const form = await renderSave(async (value) => value, { done, reloads: false })
	await form.act(() => form.current.save(1))
	await form.act(() => form.current.save(2))
	await expect.poll(notices).toEqual(['saved 2'])
	expect(reload).not.toHaveBeenCalled()
})

test('what was saved for one person is not told to the next', async () => {
	const { local } = stubStorage()
	for (const fails of [false, true]) {
		local.set('token', 'anna')
		const { promise, resolve } = Promise.withResolvers<void>()
		const form = await renderSave(async (value) => {
			await promise
			if (fails) throw new ApiProblem('internal')
			return value
		})
		await form.act(async () => {
			const saved = form.current.save(1)
			local.delete('token')
			resolve()
			await saved
		})
	}
	// The notice of success comes in a task of its own.
	await new Promise((done) => setTimeout(done))
	expect(notices()).toEqual([])
})

test('a draft goes once it is saved; until then it stays, and its form shows the failure', async () => {
	const draft = { forget: vi.fn() }
	let isDown = true
	const send = async (value: number) => {
		if (isDown) throw new ApiProblem('internal')
		return value
	}
	const form = await renderSave(send, { draft })
	await form.act(() => form.current.save(1))
	expect(draft.forget).not.toHaveBeenCalled()
	expect(form.current.failure?.text).toBe('failed')
	isDown = false
	await form.act(() => form.current.save(1))
	expect(draft.forget).toHaveBeenCalledOnce()
	expect(form.current.failure).toBeUndefined()
	await expect.poll(notices).toEqual(['saved'])
})

const refuseWith = (problem: unknown) => () => Promise.reject(problem)
const invalid = new ApiProblem('invalid-input', { errors: [{ field: 'pesos', code: 'tooMany' }] })

test('an expired session was announced already: the form says nothing more', async () => {
	const form = await renderSave(refuseWith(new ApiProblem('unauthenticated')))
	await form.act(() => form.current.save(1))
	expect(form.current).toMatchObject({ isBusy: false, failure: undefined })
	expect(notices()).toEqual([])
	expect(reload).not.toHaveBeenCalled()
})

test('validation errors go to the fields, or are a failure like others', async () => {
	const onInvalid = vi.fn()
	const withFields = await renderSave(refuseWith(invalid), { onInvalid })
	await withFields.act(() => withFields.current.save(1))
	expect(onInvalid).toHaveBeenCalledExactlyOnceWith(invalid.errors)
	expect(withFields.current.failure).toBeUndefined()
	expect(notices()).toEqual([])

	const without = await renderSave(refuseWith(invalid))
	await without.act(() => without.current.save(1))
	expect(without.current.failure).toMatchObject({ text: 'failed', isElsewhere: false })
	expect(notices()).toEqual(['bad: failed'])
	expect(reload, 'what is shown has not changed').not.toHaveBeenCalled()
})

test('changed elsewhere: theirs is loaded before the owner chooses', async () => {
	const form = await renderSave(refuseWith(new ApiProblem('edited-elsewhere')), {
		showsFailure: true,
	})
	await form.act(() => form.current.save(1))
	expect(form.current.failure).toMatchObject({ isElsewhere: true })
	expect(reload).toHaveBeenCalledOnce()
	expect(notices(), 'the form shows it').toEqual([])
	await form.act(() => form.current.forgetFailure())
	expect(form.current.failure).toBeUndefined()
})

test('the owner can be told in words of its own that it was changed elsewhere', async () => {
	const form = await renderSave(refuseWith(new ApiProblem('edited-elsewhere')), {
		elsewhere: 'changed elsewhere',
	})
	await form.act(() => form.current.save(1))
	expect(notices()).toEqual(['bad: changed elsewhere'])
})

test('without a signal nothing is loaded again; another refusal shows the current state', async () => {
	for (const [code, times] of [
		['offline', 0],
		['not-found', 1],
	] as const) {
		reload.mockClear()
		const onFailed = vi.fn()
		const failed = (problem: unknown) => String((problem as ApiProblem).code)
		const form = await renderSave(refuseWith(new ApiProblem(code)), { failed, onFailed })
		await form.act(() => form.current.save(1))
		expect(form.current.failure?.text).toBe(code)
		expect(onFailed).toHaveBeenCalledOnce()
		expect(reload).toHaveBeenCalledTimes(times)
	}
	expect(notices()).toEqual([])
})

test('the next attempt begins without the last failure', async () => {
	const send = vi.fn(async (value: number) => value)
	send.mockRejectedValueOnce(new ApiProblem('internal'))
	const form = await renderSave(send, { showsFailure: true })
	await form.act(() => form.current.save(1))
	expect(form.current.failure).toBeDefined()
	await form.act(async () => expect(await form.current.save(1)).toBe(true))
	expect(form.current.failure).toBeUndefined()
})
