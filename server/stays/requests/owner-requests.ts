import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { RequestedItem } from '#domain/offers/offers.ts'
import { isRepeated, nextForOwner, type OwnerAction } from '#domain/stays/request-states.ts'
import type { Day } from '#domain/time/dates.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'
import { addHistory, readHistory } from '#server/stays/store/requests-repository.ts'
import { releaseRequest } from '#server/stays/store/takes-repository.ts'
import { takeUnits } from '#server/stays/take-units.ts'
import { keepProgress, openRequest, type Progress } from './progress.ts'

/** Other days or items than those asked for. */
export type AgreedChanges = {
	from?: Day | undefined
	to?: Day | undefined
	items?: RequestedItem[] | undefined
}
export type OfferMade = AgreedChanges & {
	pesos: number
	message: string
	heldUntil?: Day | undefined
}

export type OwnerRequests = ReturnType<typeof createOwnerRequests>

/** What the owner does with booking requests. Each is one transaction: state, units, history and mail, or nothing. */
export function createOwnerRequests(parts: StayParts) {
	const { requests, offers, today, now, write } = parts

	/** `change` returns undefined for what is done already: a button pressed twice, an answer that got lost. */
	async function act(
		id: string,
		action: OwnerAction,
		{ text = '', pesos = null }: { text?: string; pesos?: number | null },
		change: (transaction: Transaction, progress: Progress) => Promise<Progress | undefined>,
	) {
		await write(async (transaction) => {
			const { progress } = await openRequest(transaction, requests, id)
			const state = nextForOwner(progress.state, action)
			if (state === undefined)
				throw new AppError('wrong-state', { members: { state: progress.state } })
			const at = now()
			const changed = await change(transaction, progress)
			if (!changed) return
			await keepProgress(transaction, id, { ...changed, state }, at)
			const about = await addHistory(transaction, {
				...{ enquiry_id: id, at, by: 'owner', action, text, pesos },
			})
			if (action === 'note') return
			await requests.setState(transaction, id, 'answered')
			await requests.tell(transaction, 'guest', { enquiryId: id, about, at })
		})
		requests.wake()
	}

	async function take(
		transaction: Transaction,
		id: string,
		{ from, to, items }: Progress,
		kind: { kind: 'confirmed' } | { kind: 'held'; heldUntil: Day },
	) {
		const wanted = { items, stay: { from, to }, exceptRequest: id, enquiryId: id, at: now() }
		const context = { offers: offers(), today: today() }
		await releaseRequest(transaction, id)
		await takeUnits(transaction, { ...wanted, ...kind }, context)
	}

	return {
		/** With a date, the units are held until the end of that day. */
		offer: (id: string, { pesos, message, heldUntil, ...agreed }: OfferMade) =>
			act(id, 'offer', { text: message, pesos }, async (transaction, progress) => {
				const offered = withAgreed(progress, agreed)
				if (heldUntil !== undefined && heldUntil < today())
					throw new AppError('invalid-input', {
						errors: [{ field: 'heldUntil', code: 'errHeldUntilPast' }],
					})
				const offer = { pesos, message, heldUntil: heldUntil ?? null }
				if (progress.state === 'offered' && isDeepStrictEqual(progress, { ...offered, offer }))
					return undefined
				if (heldUntil === undefined) await releaseRequest(transaction, id)
				else await take(transaction, id, offered, { kind: 'held', heldUntil })
				return { ...offered, offer }
			}),

		/** With other days or items, also of what is confirmed already: the owner agrees to a change. */
		confirm: (
			id: string,
			{ message, ...agreed }: AgreedChanges & { message?: string | undefined } = {},
		) =>
			act(id, 'confirm', { text: message ?? '' }, async (transaction, progress) => {
				const confirmed = withAgreed(progress, agreed)
				if (isRepeated(progress.state, 'confirm') && isDeepStrictEqual(progress, confirmed))
					return undefined
				await take(transaction, id, confirmed, { kind: 'confirmed' })
				return confirmed
			}),

		decline: (id: string, reason: string) =>
			act(id, 'decline', { text: reason }, release(id, 'decline')),
		cancel: (id: string, reason: string) =>
			act(id, 'cancel', { text: reason }, release(id, 'cancel')),

		/** Only the owner sees it. */
		note: (id: string, text: string) =>
			act(id, 'note', { text }, async (transaction, progress) => {
				const last = (await readHistory(transaction, id)).at(-1)
				return last?.action === 'note' && last.text === text ? undefined : progress
			}),
	}
}

function release(id: string, action: OwnerAction) {
	return async (transaction: Transaction, progress: Progress) => {
		if (isRepeated(progress.state, action)) return undefined
		await releaseRequest(transaction, id)
		return progress
	}
}

/** The request as it would be with other days or items. */
export function withAgreed(progress: Progress, { from, to, items }: AgreedChanges): Progress {
	const agreed = {
		...progress,
		from: from ?? progress.from,
		to: to ?? progress.to,
		items: items ?? progress.items,
	}
	if (agreed.to < agreed.from)
		throw new AppError('invalid-input', {
			errors: [{ field: 'to', code: 'errDepartureBeforeArrival' }],
		})
	return agreed
}
