import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { renderHook, stubStorage } from '#tests/helpers/render-hook.ts'
import { type DraftKey, forgetDraft, readDraft, useDraft } from './use-draft.ts'

let storage: ReturnType<typeof stubStorage>
beforeEach(() => {
	storage = stubStorage()
})

test('a draft that names guests ends with the tab, any other survives it', async () => {
	const keys: [DraftKey, string[], string[]][] = [
		['guest request 7', ['draft guest request 7'], []],
		['site rates', [], ['draft site rates']],
	]
	for (const [key, inSession, inLocal] of keys) {
		storage = stubStorage()
		const draft = await renderHook(() => useDraft(key, ''))
		await draft.act(() => draft.current.change('typed'))
		expect([...storage.session.keys()]).toEqual(inSession)
		expect([...storage.local.keys()]).toEqual(inLocal)
	}
})

test('a draft is restored with the version that it began from', async () => {
	const first = await renderHook(() => useDraft('site rates', 'saved', 'v1'))
	await first.act(() => first.current.change('typed'))
	expect(first.current).toMatchObject({ value: 'typed', isChanged: true, wasRestored: false })

	const second = await renderHook(() => useDraft('site rates', 'saved by others', 'v2'))
	expect(second.current).toMatchObject({ value: 'typed', seen: 'v1', wasRestored: true })
	await second.act(() => second.current.change((before) => `${before} on`))
	expect(second.current).toMatchObject({ value: 'typed on', seen: 'v1' })

	await second.act(() => second.current.forget())
	expect(second.current).toMatchObject({ value: 'saved by others', seen: 'v2', wasRestored: false })
	expect(storage.local.size).toBe(0)
})

test('typing everything back leaves no draft, whatever is typed in between', async () => {
	await fc.assert(
		fc.asyncProperty(fc.jsonValue(), fc.array(fc.jsonValue()), async (initial, typed) => {
			storage = stubStorage()
			const draft = await renderHook(() => useDraft('site units', initial))
			for (const value of typed) {
				await draft.act(() => draft.current.change(value))
				expect(draft.current.value).toEqual(value)
			}
			await draft.act(() => draft.current.change(initial))
			expect(draft.current.isChanged).toBe(false)
			expect(storage.local.size).toBe(0)
		}),
		{ numRuns: 30 },
	)
})

test('where storage is full or damaged, typing goes on', async () => {
	storage.local.set('draft site rule', '{"value":')
	const draft = await renderHook(() => useDraft('site rule', 'saved'))
	expect(draft.current).toMatchObject({ value: 'saved', wasRestored: false })
	localStorage.setItem = () => {
		throw new DOMException('full', 'QuotaExceededError')
	}
	await draft.act(() => draft.current.change('typed'))
	expect(draft.current).toMatchObject({ value: 'typed', isChanged: true })
})

test('a draft can be read and forgotten without its form', async () => {
	const draft = await renderHook(() => useDraft('guest request 7', '', 3))
	await draft.act(() => draft.current.change('typed'))
	expect(readDraft('guest request 7')).toEqual({ value: 'typed', seen: 3 })
	forgetDraft('guest request 7')
	expect(readDraft('guest request 7')).toBeUndefined()
})

const shownAgain = () => Object.assign(new Event('pageshow'), { persisted: true })

test.each([
	['another tab writes', () => new Event('storage')],
	['the browser shows a page again that it kept', shownAgain],
])('a draft is the one that was written last when %s', async (_, event) => {
	const here = await renderHook(() => useDraft('site rates', 'saved', 'v1'))
	await here.act(() => here.current.change('typed here'))
	const there = await renderHook(() => useDraft('site rates', 'saved', 'v2'))
	await there.act(() => there.current.change((before) => `${before}, and there`))
	await here.dispatch(event())
	expect(here.current).toMatchObject({ value: 'typed here, and there', seen: 'v1' })
	await here.act(() => here.current.change((before) => `${before}, and here`))
	expect(readDraft('site rates')).toMatchObject({ value: 'typed here, and there, and here' })

	// Saved there, it is no draft here.
	await there.act(() => there.current.forget())
	await here.dispatch(event())
	expect(here.current).toMatchObject({ value: 'saved', isChanged: false, wasRestored: false })
})

test('what was typed where storage is forbidden stays on a page that is shown again', async () => {
	localStorage.getItem = localStorage.setItem = () => {
		throw new DOMException('denied', 'SecurityError')
	}
	const draft = await renderHook(() => useDraft('site rates', 'saved'))
	await draft.act(() => draft.current.change('typed'))
	await draft.dispatch(shownAgain())
	expect(draft.current).toMatchObject({ value: 'typed', isChanged: true })
})
