import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { createElement, type ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { DeskPersonContext } from '#app/site/desk-person.tsx'
import { firstOwnerId } from '#domain/owner/roles.ts'
import { renderHook, stubStorage } from '#tests/helpers/render-hook.ts'
import { type DraftKey, forgetDraft, useDraft, useFieldsDraft } from './use-draft.ts'

let storage: ReturnType<typeof stubStorage>
beforeEach(() => {
	storage = stubStorage()
})

/** A draft as the form of a person has it. */
function draftOf<Value, Seen = undefined>(
	key: DraftKey,
	initial: Value,
	{ seen, person = firstOwnerId }: { seen?: Seen; person?: string } = {},
) {
	return renderHook(() => useDraft<Value, Seen>(key, initial, seen), signedIn(person))
}

const signedIn = (person: string) => (children: ReactNode) =>
	createElement(
		DeskPersonContext,
		{ value: { id: person, name: person, role: 'owner', hasColleagues: true } },
		children,
	)

test('a draft that names guests ends with the tab, any other survives it', async () => {
	const keys: [DraftKey, string[], string[]][] = [
		['guest request 7', ['draft guest request 7'], []],
		['site rates', [], ['draft site rates']],
	]
	for (const [key, inSession, inLocal] of keys) {
		storage = stubStorage()
		const draft = await draftOf(key, '')
		await draft.act(() => draft.current.change('typed'))
		expect([...storage.session.keys()]).toEqual(inSession)
		expect([...storage.local.keys()]).toEqual(inLocal)
	}
})

test('a draft is restored with the version that it began from', async () => {
	const first = await draftOf('site rates', 'saved', { seen: 'v1' })
	await first.act(() => first.current.change('typed'))
	expect(first.current).toMatchObject({ value: 'typed', isChanged: true, wasRestored: false })

	const second = await draftOf('site rates', 'saved by others', { seen: 'v2' })
	expect(second.current).toMatchObject({ value: 'typed', seen: 'v1', wasRestored: true })
	await second.act(() => second.current.change((before) => `${before} on`))
	expect(second.current).toMatchObject({ value: 'typed on', seen: 'v1' })

	await second.act(() => second.current.forget())
	expect(second.current).toMatchObject({ value: 'saved by others', seen: 'v2', wasRestored: false })
	expect(storage.local.size).toBe(0)
})

test('a draft that is meant for a later version keeps that one', async () => {
	const draft = await draftOf('site rates', 'saved', { seen: 'v1' })
	await draft.act(() => draft.current.change('typed'))
	const later = await draftOf('site rates', 'saved', { seen: 'v2' })
	expect(later.current.seen).toBe('v1')
	await later.act(() => later.current.rebase('v2'))
	expect(later.current).toMatchObject({ value: 'typed', seen: 'v2' })
	await later.act(() => later.current.change('typed on'))
	const last = await draftOf('site rates', 'saved', { seen: 'v3' })
	expect(last.current).toMatchObject({ value: 'typed on', seen: 'v2' })
})

test('a field that nobody types in shows what others save, and a field typed back is no draft', async () => {
	let saved = { days: '3', es: 'Nequi' }
	const draft = await renderHook(
		() => useFieldsDraft('site letters', saved, 'v1'),
		signedIn(firstOwnerId),
	)
	await draft.act(() => draft.current.change('days', '5'))
	saved = { days: '4', es: 'Bancolombia' }
	for (const typed of ['Banco', 'Bancolombia'])
		await draft.act(() => draft.current.change('es', typed))
	expect(draft.current.fields).toEqual({ days: '5', es: 'Bancolombia' })
	expect(draft.current.changed).toEqual({ days: '5' })
	await draft.act(() => draft.current.change('days', '4'))
	expect(draft.current.isChanged).toBe(false)
	expect(storage.local.size).toBe(0)
})

test('typing everything back leaves no draft, whatever is typed in between', async () => {
	await fc.assert(
		fc.asyncProperty(fc.jsonValue(), fc.array(fc.jsonValue()), async (initial, typed) => {
			storage = stubStorage()
			const draft = await draftOf('site units', initial)
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
	const draft = await draftOf('site rule', 'saved')
	expect(draft.current).toMatchObject({ value: 'saved', wasRestored: false })
	localStorage.setItem = () => {
		throw new DOMException('full', 'QuotaExceededError')
	}
	await draft.act(() => draft.current.change('typed'))
	expect(draft.current).toMatchObject({ value: 'typed', isChanged: true })
})

test('everybody’s drafts about something that is gone can be forgotten without their forms', async () => {
	const draft = await draftOf('guest request 7', '', { seen: 3 })
	await draft.act(() => draft.current.change('typed'))
	const colleague = await draftOf('guest request 7', '', { person: 'marta' })
	await colleague.act(() => colleague.current.change('typed too'))
	const other = await draftOf('guest request 70', '', { person: 'marta' })
	await other.act(() => other.current.change('about another guest'))
	forgetDraft('guest request 7')
	expect([...storage.session.values()].join()).not.toContain('typed')
	expect((await draftOf('guest request 70', '', { person: 'marta' })).current.value).toBe(
		'about another guest',
	)
})

/** Every key that a form of the desk or of editing keeps its draft under. */
async function keysInUse(): Promise<DraftKey[]> {
	const app = join(import.meta.dirname, '..')
	const keys: DraftKey[] = []
	for await (const file of glob('**/*.{ts,tsx}', { cwd: app })) {
		const source = readFileSync(join(app, file), 'utf8')
		if (file.includes('.test.') || !/\buse(Entry|Fields)?Draft\b|\bDraftKey\b/.test(source))
			continue
		for (const [, key] of source.matchAll(/['`]((?:guest|site) (?!\$\{string\})[^'`]+)['`]/g))
			keys.push(key as DraftKey)
	}
	return keys
}

test('whatever a form is about, a draft belongs to the person who typed it', async () => {
	const keys = await keysInUse()
	expect(keys.length).toBeGreaterThanOrEqual(11)
	const people = [firstOwnerId, 'marta', 'pedro']
	for (const key of keys) {
		storage = stubStorage()
		for (const person of people) {
			const draft = await draftOf(key, 'saved', { person })
			expect(draft.current, `${key} for ${person}`).toMatchObject({
				value: 'saved',
				wasRestored: false,
			})
			await draft.act(() => draft.current.change(`typed by ${person}`))
		}
		const marta = await draftOf(key, 'saved', { person: 'marta' })
		expect(marta.current).toMatchObject({ value: 'typed by marta', wasRestored: true })
		await marta.act(() => marta.current.forget())
		for (const person of [firstOwnerId, 'pedro'])
			expect((await draftOf(key, 'saved', { person })).current.value).toBe(`typed by ${person}`)
	}
})

test('drafts from before there were other people are the first owner’s', async () => {
	storage.local.set('draft site rates', JSON.stringify({ value: 'typed', seen: 'v1' }))
	expect((await draftOf('site rates', 'saved')).current.value).toBe('typed')
	const marta = await draftOf('site rates', 'saved', { person: 'marta' })
	expect(marta.current.value).toBe('saved')
})

const shownAgain = () => Object.assign(new Event('pageshow'), { persisted: true })

test.each([
	['another tab writes', () => new Event('storage')],
	['the browser shows a page again that it kept', shownAgain],
])('a draft is the one that was written last when %s', async (_, event) => {
	const here = await draftOf('site rates', 'saved', { seen: 'v1' })
	await here.act(() => here.current.change('typed here'))
	const there = await draftOf('site rates', 'saved', { seen: 'v2' })
	await there.act(() => there.current.change((before) => `${before}, and there`))
	await here.dispatch(event())
	expect(here.current).toMatchObject({ value: 'typed here, and there', seen: 'v1' })
	await here.act(() => here.current.change((before) => `${before}, and here`))
	const later = await draftOf('site rates', 'saved')
	expect(later.current.value).toBe('typed here, and there, and here')

	// Saved there, it is no draft here.
	await there.act(() => there.current.forget())
	await here.dispatch(event())
	expect(here.current).toMatchObject({ value: 'saved', isChanged: false, wasRestored: false })
})

test('what was typed where storage is forbidden stays on a page that is shown again', async () => {
	localStorage.getItem = localStorage.setItem = () => {
		throw new DOMException('denied', 'SecurityError')
	}
	const draft = await draftOf('site rates', 'saved')
	await draft.act(() => draft.current.change('typed'))
	await draft.dispatch(shownAgain())
	expect(draft.current).toMatchObject({ value: 'typed', isChanged: true })
})
