import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
	actionsOfGuest,
	actionsOfOwner,
	guestActions,
	isRepeated,
	nextForGuest,
	nextForOwner,
	ownerActions,
	type RequestState,
	requestStates,
} from './request-states.ts'

test('guest and owner may do exactly their actions in each state', () => {
	const table = Object.fromEntries(
		requestStates.map((state) => [
			state,
			[actionsOfGuest(state).join(' '), actionsOfOwner(state).join(' ')],
		]),
	)
	expect(table).toEqual({
		received: ['change cancel message', 'offer confirm decline cancel note'],
		offered: ['accept change cancel message', 'offer confirm decline cancel note'],
		accepted: ['change cancel message', 'offer confirm decline cancel note'],
		confirmed: ['change cancel message', 'cancel note'],
		declined: ['message', 'offer note'],
		cancelled: ['message', 'note'],
	})
})

test('only the owner confirms, whatever both sides do in whatever order', () => {
	const step = fc.oneof(
		fc.constantFrom(...guestActions).map((action) => ({ by: 'guest' as const, action })),
		fc.constantFrom(...ownerActions).map((action) => ({ by: 'owner' as const, action })),
	)
	fc.assert(
		fc.property(fc.array(step), (steps) => {
			let state: RequestState = 'received'
			for (const it of steps) {
				const next: RequestState | undefined =
					it.by === 'guest' ? nextForGuest(state, it.action) : nextForOwner(state, it.action)
				if (next === undefined) continue
				if (next === 'confirmed' && state !== 'confirmed')
					expect(it).toEqual({ by: 'owner', action: 'confirm' })
				if (isRepeated(state, it.action)) expect(next).toBe(state)
				state = next
			}
		}),
	)
})
