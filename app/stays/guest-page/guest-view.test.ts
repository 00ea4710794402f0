import { expect, test } from 'vitest'
import type { AgreementResponse } from '#domain/stays/responses/agreement-response.ts'
import { requestStates } from '#domain/stays/states/state.ts'
import { courseOf, guestStandingOf, guestViewOf } from './guest-view.ts'

const agreement: AgreementResponse = {
	number: 1,
	kind: 'quote',
	at: '2026-11-16T15:00:00.000Z',
	from: '2026-12-12',
	to: '2026-12-14',
	party: { adults: 2, children: [] },
	items: [],
	lines: [],
	total: 500_000,
	isPartial: false,
	deposit: null,
	heldUntil: null,
	message: '',
	changes: [],
}
const confirmation: AgreementResponse = { ...agreement, kind: 'confirmation' }
const quoted = {
	state: 'offered',
	actions: ['change'],
	isQuoteTaken: false,
	isStayOver: false,
	isHoldOver: false,
	isChangeAsked: false,
	agreement,
} satisfies Parameters<typeof guestViewOf>[0]
const expired = { ...quoted, isHoldOver: true }
const stayOver = { ...expired, isStayOver: true }
const taken = { ...quoted, isQuoteTaken: true }

test('a quote is to be accepted until it has lapsed, also while a change of it waits', () => {
	const view = { kind: 'quote', agreement }
	expect(guestViewOf(quoted)).toEqual(view)
	expect(guestViewOf({ ...quoted, isChangeAsked: true })).toEqual(view)
	for (const lapsed of [expired, stayOver, taken])
		expect(guestViewOf(lapsed)).toMatchObject({ kind: 'standing', terms: { heading: 'earlier' } })
})

test('a request stands in its state, or says why its quote can no longer be accepted', () => {
	for (const state of requestStates)
		expect(guestStandingOf({ ...quoted, state, actions: ['change', 'cancel'] })).toBe(state)
	expect([expired, stayOver, taken].map(guestStandingOf)).toEqual(['expired', 'stayOver', 'taken'])
	expect(guestStandingOf({ ...stayOver, state: 'accepted' })).toBe('stayOver')
	expect(guestStandingOf({ ...quoted, state: 'confirmed', actions: ['message'] })).toBe('visited')
	expect(guestStandingOf({ ...quoted, state: 'confirmed', actions: ['change'] })).toBe('here')
})

test('a request is open, has lapsed or was called off', () => {
	const open = ['received', 'offered', 'accepted', 'confirmed'] as const
	for (const state of open) expect(courseOf({ ...quoted, state })).toBe('open')
	for (const lapsed of [expired, stayOver, taken]) expect(courseOf(lapsed)).toBe('lapsed')
	for (const state of ['declined', 'cancelled'] as const)
		expect(courseOf({ ...quoted, state })).toBe('off')
})

test('the heading of an agreement says whether it counts', () => {
	const headingIn = (request: Parameters<typeof guestViewOf>[0]) => {
		const view = guestViewOf(request)
		return view.kind === 'standing' ? view.terms?.heading : undefined
	}
	expect(headingIn({ ...quoted, state: 'accepted' })).toBe('quote')
	expect(headingIn({ ...quoted, state: 'confirmed', agreement: confirmation })).toBe('agreed')
	for (const state of ['received', 'declined', 'cancelled'] as const)
		expect(headingIn({ ...quoted, state, agreement: confirmation })).toBe('earlier')
	expect(headingIn({ ...quoted, state: 'received', agreement: null })).toBeUndefined()
})

test('a change that waits leaves the dates as they are, lost, or without any to lose', () => {
	const changeIn = (request: Parameters<typeof guestViewOf>[0]) => {
		const view = guestViewOf({ ...request, isChangeAsked: true })
		return view.kind === 'standing' ? view.change : undefined
	}
	expect(changeIn({ ...quoted, state: 'received' })).toBe('no-dates')
	expect(changeIn(taken)).toBe('no-dates')
	expect(changeIn({ ...quoted, state: 'accepted' })).toBe('stays')
	expect(changeIn({ ...quoted, state: 'confirmed' })).toBe('stays')
	expect(changeIn(expired)).toBe('lapsed')
	expect(changeIn(stayOver)).toBe('lapsed')
	expect(guestViewOf(expired)).toMatchObject({ change: undefined })
})
