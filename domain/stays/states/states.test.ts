import fc from 'fast-check'
import { expect, test } from 'vitest'
import { guestActions, ownerActions, type RequestState, requestStates } from './state.ts'
import {
	actionsOfGuest,
	actionsOfOwner,
	isHoldOver,
	refusalOf,
	type Standing,
	states,
	transitionOfGuest,
	transitionOfOwner,
} from './states.ts'

const standing = (state: RequestState, changes: Partial<Standing> = {}): Standing => ({
	state,
	from: '2027-01-08',
	to: '2027-01-10',
	lastDay: '2027-01-09',
	heldUntil: '2027-01-05',
	today: '2027-01-05',
	isChangeAsked: false,
	...changes,
})

const table = (changes: Partial<Standing> = {}) =>
	Object.fromEntries(
		requestStates.map((state) => [
			state,
			[
				actionsOfGuest(standing(state, changes)).join(' '),
				actionsOfOwner(standing(state, changes)).join(' '),
			],
		]),
	)

test('guest and owner may do exactly their actions in each state', () => {
	expect(table()).toEqual({
		received: ['change cancel message', 'offer confirm decline cancel note'],
		offered: ['accept change cancel message', 'offer confirm decline cancel note'],
		accepted: ['change cancel message', 'offer confirm decline cancel note'],
		confirmed: ['change cancel message', 'cancel note'],
		declined: ['change message', 'offer reopen note'],
		cancelled: ['message', 'reopen note'],
	})
})

test('an offer whose day is past cannot be accepted, and a past stay cannot be cancelled', () => {
	expect(table({ today: '2027-01-06' }).offered).toEqual([
		'change cancel message',
		'offer confirm decline cancel note',
	])
	expect(table({ today: '2027-01-08' }).confirmed).toEqual(['change cancel message', 'cancel note'])
	// A guest who has slept here does not cancel; one who comes for the day may.
	for (const today of ['2027-01-09', '2027-01-10'])
		expect(table({ today }).confirmed).toEqual(['change message', 'cancel note'])
	const dayVisit = { from: '2027-01-10', today: '2027-01-10' }
	expect(table(dayVisit).confirmed).toEqual(['change cancel message', 'cancel note'])
	expect(table({ today: '2027-01-11' }).confirmed).toEqual(['message', 'note'])
})

test('what nobody confirmed before its days were past is asked for anew', () => {
	const past = standing('accepted', { heldUntil: null, today: '2027-01-11' })
	for (const state of ['offered', 'accepted'] as const) {
		expect(actionsOfGuest({ ...past, state })).toEqual(['change', 'cancel', 'message'])
		expect(transitionOfGuest({ ...past, state }, 'change')?.to).toBe('received')
		expect(isHoldOver({ ...past, state })).toBe(true)
		expect(isHoldOver({ ...past, state, today: past.lastDay })).toBe(false)
		// A guest who has accepted has slept here, and is in the house until the day of departure.
		expect(isHoldOver({ ...past, state, today: past.to })).toBe(state === 'offered')
	}
})

test('a change is withdrawn while it waits, and nothing else changes', () => {
	for (const state of ['received', 'offered', 'accepted', 'confirmed'] as const) {
		const waiting = standing(state, { isChangeAsked: true })
		expect(actionsOfGuest(waiting)).toContain('withdraw')
		expect(transitionOfGuest(waiting, 'withdraw')).toMatchObject({
			to: state,
			units: 'as they are',
		})
	}
})

const step = fc.oneof(
	fc.constantFrom(...guestActions).map((action) => ({ by: 'guest' as const, action })),
	fc.constantFrom(...ownerActions).map((action) => ({ by: 'owner' as const, action })),
)

test('only the owner confirms, whatever both sides do in whatever order', () => {
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			let state: RequestState = 'received'
			for (const it of steps) {
				const now = standing(state)
				const transition =
					it.by === 'guest' ? transitionOfGuest(now, it.action) : transitionOfOwner(now, it.action)
				if (!transition || refusalOf(transition, now)) continue
				if (transition.to === 'confirmed' && state !== 'confirmed')
					expect(it).toEqual({ by: 'owner', action: 'confirm' })
				if (transition.isRepetition) expect(transition.to).toBe(state)
				state = transition.to
			}
		}),
	)
})

test('every transition leaves the units as the state it leads to holds them', () => {
	const holding = {
		take: 'units',
		hold: 'units of a quote, to their day',
		keep: 'units of a quote',
		release: 'nothing',
	}
	for (const state of requestStates) {
		const { guest, owner, holds } = states[state]
		const written = [...Object.values(guest), ...Object.values(owner)]
		const later = written.flatMap(({ ifHoldOver }) => ifHoldOver ?? [])
		for (const { to, units } of [...written, ...later])
			expect(states[to].holds).toBe(units === 'as they are' ? holds : holding[units])
	}
})
