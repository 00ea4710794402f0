import type { TakesTable } from '#db/tables.ts'
import { addDays, type Day } from '#domain/dates.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { AppError } from '#domain/errors.ts'
import type { OfferId } from '#domain/offers.ts'
import type { BlockAnswer, StayOptions, TakeAnswer } from '#domain/stays/answers.ts'
import type { Stay } from '#domain/stays/nights.ts'
import type { RatePlan } from '#domain/stays/rate-plan.ts'
import type { CurrentRates } from './current-rates.ts'
import type { StayParts } from './stay-parts.ts'
import { readSetting, writeSetting } from './store/stay-settings.ts'
import {
	deleteBlock,
	type FoundTake,
	readBlocks,
	readTakes,
	takesTouching,
} from './store/takes-repository.ts'
import { takeUnits } from './take-units.ts'

export type NewBlock = Stay & {
	offer: OfferId
	units?: number | null | undefined
	note?: string | undefined
	/** A booking that came by phone, with the guest's name. */
	guest?: string | undefined
}

export type OwnerStays = ReturnType<typeof createOwnerStays>

/** The owner's calendar: blocks, bookings by phone, rates, and everything that takes units. */
export function createOwnerStays(parts: StayParts & { rates: CurrentRates }) {
	const { database, offers, today, now, write, rates } = parts

	return {
		async blocks(): Promise<BlockAnswer[]> {
			return (await readBlocks(database.query, today())).map(blockAnswer)
		},

		/** Without units it takes all of the offer. Blocks may not take what is promised to somebody. */
		async block({ offer, from, to, units = null, note, guest }: NewBlock): Promise<BlockAnswer> {
			const kind = guest ? ('phone' as const) : ('blocked' as const)
			const context = { offers: offers(), today: today() }
			const words = { note: note ?? null, guest: guest ?? null }
			const taking = { kind, stay: { from, to }, items: [{ offer, units }], at: now(), ...words }
			const [id = ''] = await write((transaction) => takeUnits(transaction, taking, context))
			return { id, offer, from, to, units, ...words }
		},

		async unblock(id: string) {
			const isDeleted = await write((transaction) => deleteBlock(transaction, id))
			if (!isDeleted) throw new AppError('not-found')
		},

		/** Everything held, confirmed, blocked or imported on these days. */
		async calendar(range: Stay): Promise<TakeAnswer[]> {
			return (await readTakes(database.query, range, today())).map(takeAnswer)
		},

		/** Who comes and who leaves on these days, the last included. */
		async arrivals({ from, to }: { from: Day; to: Day }) {
			const takes = await takesTouching(database.query, { from, to: addDays(to, 1) })
			const guests = takes.filter(({ kind }) => kind === 'confirmed' || kind === 'phone')
			const isOn = (day: Day) => from <= day && day <= to
			return {
				arrivals: guests.filter((take) => isOn(take.from_day)).map(takeAnswer),
				departures: guests.filter((take) => isOn(take.to_day)).map(takeAnswer),
			}
		},

		async options(): Promise<StayOptions> {
			const { thanksMail } = await readSetting(database.query, 'stays.options')
			return { thanksMail }
		},
		async saveOptions(options: StayOptions) {
			const before = await readSetting(database.query, 'stays.options')
			await write((transaction) =>
				writeSetting(transaction, 'stays.options', { ...before, ...options }),
			)
		},

		rates: () => rates.current(),
		async saveRates(plan: RatePlan) {
			await write((transaction) => writeSetting(transaction, 'stays.rates', plan))
			await rates.reload()
		},
	}
}

function blockAnswer(row: TakesTable): BlockAnswer {
	const { id, offer, units, note, guest } = row
	return { id, offer: offer as OfferId, from: row.from_day, to: row.to_day, units, note, guest }
}

function takeAnswer(row: FoundTake): TakeAnswer {
	const { id, kind, offer, units, hour, enquiry_id, name, quantity } = row
	return {
		...{ id, kind, units, hour, note: row.note ?? row.guest },
		offer: offer as OfferId,
		from: row.from_day,
		to: row.to_day,
		heldUntil: row.held_until,
		request: enquiry_id
			? {
					id: enquiry_id,
					reference: referenceOf(enquiry_id),
					name: name ?? '',
					people: quantity ?? 0,
				}
			: null,
	}
}
