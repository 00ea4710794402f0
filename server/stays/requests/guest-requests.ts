import { AppError } from '#domain/errors.ts'
import type { Visitor } from '#domain/forms/form-guard.ts'
import {
	type GuestAction,
	isRepeated,
	nextForGuest,
	type RequestState,
} from '#domain/stays/request-states.ts'
import { severalLines } from '#domain/text/text.ts'
import { hourlyLimits } from '#server/limits/hourly-limits.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'
import { addHistory } from '#server/stays/store/requests-repository.ts'
import { releaseRequest } from '#server/stays/store/takes-repository.ts'
import { keepProgress, openRequest, progressOf } from './progress.ts'

const longestText = 2000

export type GuestRequests = ReturnType<typeof createGuestRequests>

/** What the holder of a guest's key may do with the request that it opens. */
export function createGuestRequests(parts: StayParts & { rateLimits: RateLimits }) {
	const { database, requests, rateLimits, now, write } = parts

	async function idOf(key: string): Promise<string> {
		const id = await requests.idOf(key)
		if (id === undefined) throw new AppError('not-found')
		return id
	}

	async function act(key: string, action: GuestAction, written: string, visitor: Visitor) {
		const id = await idOf(key)
		const text = checkedText(action, written)
		const count = await rateLimits.prepare(hourlyLimits.guestActions, visitor.address)
		await write(async (transaction) => {
			const { progress } = await openRequest(transaction, requests, id)
			const state = nextForGuest(progress.state, action)
			if (state === undefined)
				throw new AppError('wrong-state', { members: { state: progress.state } })
			if (isRepeated(progress.state, action)) return
			await count(transaction)
			const at = now()
			if (releasesUnits(action, state)) await releaseRequest(transaction, id)
			await keepProgress(transaction, id, { ...progress, state }, at)
			const about = await addHistory(transaction, {
				...{ enquiry_id: id, at, by: 'guest', action, text, pesos: null },
			})
			await requests.setState(transaction, id, 'new')
			await requests.tell(transaction, 'owner', { enquiryId: id, about, at })
			if (action === 'cancel')
				await requests.tell(transaction, 'guest', { enquiryId: id, about, at })
		})
		requests.wake()
	}

	/** Deletes the request and its history. A confirmed booking must be cancelled first, so that the owner is notified. */
	async function deleteData(key: string) {
		const id = await idOf(key)
		await write(async (transaction) => {
			const { progress } = await openRequest(transaction, requests, id)
			if (progress.state === 'confirmed' && progress.to >= parts.today())
				throw new AppError('wrong-state', { members: { state: progress.state } })
			await requests.delete(transaction, id)
		})
	}

	return {
		act,
		deleteData,
		async open(key: string) {
			const booking = await requests.find(database.query, await idOf(key))
			if (!booking) throw new AppError('not-found')
			return { booking, progress: await progressOf(database.query, booking) }
		},
	}
}

/** An offer that the guest wants changed is no longer held. */
function releasesUnits(action: GuestAction, next: RequestState): boolean {
	return action === 'cancel' || (action === 'change' && next !== 'confirmed')
}

function checkedText(action: GuestAction, written: string): string {
	const refuse = (code: string) =>
		new AppError('invalid-input', { errors: [{ field: 'text', code }] })
	if (written.length > 4 * longestText) throw refuse('errTextLong')
	const text = severalLines(written)
	if (text.length > longestText) throw refuse('errTextLong')
	if (text === '' && (action === 'change' || action === 'message')) throw refuse('errText')
	return text
}
