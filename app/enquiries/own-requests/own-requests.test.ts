import { expect, test, vi } from 'vitest'
import { changeDays, readOwnRequests, rememberRequest } from './own-requests.ts'

test('an answer without days, as of a network that asks for a sign-in, leaves the list as it was', () => {
	const stored = new Map<string, string>()
	vi.stubGlobal('localStorage', {
		getItem: (name: string) => stored.get(name) ?? null,
		setItem: (name: string, value: string) => stored.set(name, value),
		removeItem: (name: string) => stored.delete(name),
	})
	const own = { key: 'one', reference: 'AAAA-0001', from: '2027-01-02', to: '2027-01-03' }
	rememberRequest(own)
	for (const answer of [{}, { error: 'sign in' }, { from: 'soon', to: '' }]) {
		changeDays('one', answer)
		expect(readOwnRequests()).toEqual([own])
	}
	changeDays('one', { from: '2027-02-02', to: '2027-02-03' })
	expect(readOwnRequests()).toEqual([{ ...own, from: '2027-02-02', to: '2027-02-03' }])
})
