import { beforeEach, expect, test, vi } from 'vitest'
import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'

function enquiry(id: string): OutgoingEnquiry {
	const fields = { ContactFormId: id, Name: 'Ana', Email: '', Phone: '', City: '', Message: '' }
	return { content: { kind: 'contact', fields }, consent: '2026-11', language: 'es' }
}

/** Node has neither IndexedDB nor a window: as in a browser that forbids storage. */
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

test('an enquiry waits once, with its post, and can be removed', async () => {
	const { keepPending, readPending, removePending } = await freshStore(workingStorage())
	await keepPending({ enquiry: enquiry('a'), reason: 'offline' }, 1)
	await keepPending({ enquiry: enquiry('b'), reason: 'offline' }, 2)
	await keepPending({ enquiry: enquiry('a'), reason: 'unavailable' }, 3)
	expect(readPending().map(({ reason }) => reason)).toEqual(['offline', 'unavailable'])
	expect(readPending()).toBe(readPending())
	const { waitingPosts } = await import('#app/waiting/waiting-store.ts')
	expect(waitingPosts()[0]).toMatchObject({
		id: 'b',
		address: '/api/contact',
		fields: { ContactFormId: 'b', Name: 'Ana', consent: '2026-11', language: 'es' },
	})
	await removePending('b')
	await removePending('a')
	expect(readPending()).toEqual([])
})

test('what an earlier version left in local storage waits on', async () => {
	const storage = workingStorage()
	const older = { ...enquiry('old'), keptAt: Date.now(), reason: 'unavailable', notBefore: 9e15 }
	storage.setItem('pending-enquiries', JSON.stringify([older]))
	const { adoptOlder, readPending } = await freshStore(storage)
	const { hasPending } = await import('./pending-marker.ts')
	expect(await hasPending()).toBe(true)
	await adoptOlder()
	expect(readPending()).toMatchObject([{ ...enquiry('old'), notBefore: 0 }])
	expect(storage.getItem('pending-enquiries')).toBeNull()
})

test('damaged data and forbidden storage do not stop the page', async () => {
	const storage = workingStorage()
	storage.setItem('pending-enquiries', '{')
	const { adoptOlder } = await freshStore(storage)
	await adoptOlder()
	const forbidden = () => {
		throw new Error('denied')
	}
	const { keepPending, readPending } = await freshStore({
		getItem: forbidden,
		setItem: forbidden,
		removeItem: forbidden,
	})
	await keepPending({ enquiry: enquiry('a'), reason: 'offline' })
	expect(readPending()).toHaveLength(1)
})
