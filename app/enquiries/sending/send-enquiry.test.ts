import { beforeEach, expect, test, vi } from 'vitest'
import type { OutgoingEnquiry } from './outgoing-enquiry.ts'
import type { WaitingEnquiry } from './send-enquiry.ts'

function enquiry(id: string): OutgoingEnquiry {
	const fields = { ContactFormId: id, Name: 'Ana', Email: '', Phone: '', City: '', Message: '' }
	return { content: { kind: 'contact', fields }, consent: '2026-11', language: 'es' }
}

/** Node has neither IndexedDB nor a window: as in a browser that forbids storage. */
async function freshStore(storage: Partial<Storage>) {
	vi.stubGlobal('localStorage', storage)
	vi.resetModules()
	const store = await import('#app/waiting/waiting-store.ts')
	const { readOwnRequests } = await import('#app/enquiries/own-requests/own-requests.ts')
	return { ...store, readOwnRequests, ...(await import('./send-enquiry.ts')) }
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

test('an enquiry waits once, with its payload, and can be removed', async () => {
	const { saveWaitingEnquiry, waitingPosts, removeWaiting } = await freshStore(workingStorage())
	await saveWaitingEnquiry(enquiry('a'), 'offline')
	await saveWaitingEnquiry(enquiry('b'), 'offline')
	await saveWaitingEnquiry(enquiry('a'), 'too-many-requests', 60)
	expect(waitingPosts().map(({ id, reason }) => [id, reason])).toEqual(
		expect.arrayContaining([
			['b', 'offline'],
			['a', 'too-many-requests'],
		]),
	)
	expect(waitingPosts()).toHaveLength(2)
	expect(waitingPosts()).toBe(waitingPosts())
	const [first, second] = waitingPosts().toSorted((a, b) => a.notBefore - b.notBefore)
	expect(first).toMatchObject({
		id: 'b',
		notBefore: 0,
		address: '/api/contact',
		fields: { ContactFormId: 'b', Name: 'Ana', consent: '2026-11', language: 'es' },
		enquiry: enquiry('b'),
	})
	expect(second?.notBefore).toBeGreaterThan(Date.now())
	await removeWaiting('b')
	await removeWaiting('a')
	expect(waitingPosts()).toEqual([])
})

test('where storage is forbidden an enquiry waits as long as the page is open', async () => {
	const forbidden = () => {
		throw new Error('denied')
	}
	const { saveWaitingEnquiry, waitingPosts, loadWaiting, isWaiting } = await freshStore({
		getItem: forbidden,
		setItem: forbidden,
		removeItem: forbidden,
	})
	await saveWaitingEnquiry(enquiry('a'), 'offline')
	await loadWaiting()
	expect(waitingPosts()).toHaveLength(1)
	expect(waitingPosts()[0]?.isUnstored).toBe(true)
	expect(await isWaiting('a')).toBe(true)
})

test('a booking request that the worker has sent is listed in the browser, a message is not', async () => {
	const { carryEnquiries, readOwnRequests } = await freshStore(workingStorage())
	const fields = { ArrivalDate: '2027-03-04', DepartureDate: '2027-03-06' }
	const booking = { content: { kind: 'booking', fields }, consent: '2026-11', language: 'es' }
	const post = { kind: 'booking', enquiry: booking as unknown as OutgoingEnquiry }
	const { sentOf } = carryEnquiries()
	const response = {
		reference: 'PC-AAAA-0001',
		key: 'own-key',
		link: 'https://x.test/request/own-key',
	}
	const sent = sentOf(post as unknown as WaitingEnquiry, response)
	expect(sent).toEqual({ ...booking, ...response, isByProvider: false })
	const contact = { kind: 'contact', enquiry: enquiry('a') } as unknown as WaitingEnquiry
	sentOf(contact, { reference: 'PC-AAAA-0002', key: 'contact-key' })
	expect(readOwnRequests()).toEqual([
		{ key: 'own-key', reference: 'PC-AAAA-0001', from: '2027-03-04', to: '2027-03-06' },
	])
})
