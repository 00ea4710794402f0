import { beforeEach, expect, test, vi } from 'vitest'
import type { PendingEnquiry } from './pending-store.ts'

function waiting(id: string, keptAt = Date.now()): PendingEnquiry {
	const fields = { ContactFormId: id, Name: 'Ana', Email: '', Phone: '', City: '', Message: '' }
	const content = { kind: 'contact' as const, fields }
	return { content, consent: '2026-11', language: 'es', keptAt, reason: 'offline', notBefore: 0 }
}

async function freshStore(storage: Partial<Storage>) {
	vi.stubGlobal('localStorage', storage)
	vi.resetModules()
	return await import('./pending-store.ts')
}

function workingStorage() {
	const items = new Map<string, string>()
	return {
		getItem: (key: string) => items.get(key) ?? null,
		setItem: (key: string, text: string) => void items.set(key, text),
		removeItem: (key: string) => void items.delete(key),
	}
}

beforeEach(() => vi.unstubAllGlobals())

test('an enquiry is stored once, survives a page load and can be removed', async () => {
	const storage = workingStorage()
	const { keepPending } = await freshStore(storage)
	keepPending(waiting('a'))
	keepPending(waiting('b'))
	keepPending({ ...waiting('a'), reason: 'unavailable' })

	const { readPending, removePending } = await freshStore(storage)
	expect(readPending().map(({ reason }) => reason)).toEqual(['offline', 'unavailable'])
	expect(readPending()).toBe(readPending())
	removePending('b')
	removePending('a')
	expect(readPending()).toEqual([])
	expect(storage.getItem('pending-enquiries')).toBeNull()
})

test('enquiries older than a month and unreadable data are ignored', async () => {
	const storage = workingStorage()
	const { keepPending, readPending } = await freshStore(storage)
	keepPending(waiting('old', Date.now() - 31 * 24 * 60 * 60 * 1000))
	expect(readPending()).toEqual([])
	storage.setItem('pending-enquiries', '{')
	expect(readPending()).toEqual([])
})

test('without storage an enquiry is kept as long as the page is open', async () => {
	const forbidden = () => {
		throw new Error('denied')
	}
	const { keepPending, readPending } = await freshStore({
		getItem: forbidden,
		setItem: forbidden,
		removeItem: forbidden,
	})
	keepPending(waiting('a'))
	expect(readPending()).toHaveLength(1)
})
