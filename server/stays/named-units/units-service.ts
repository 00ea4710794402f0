import type { Transaction } from '#db/connect.ts'
import { AppError, invalidField } from '#domain/errors.ts'
import {
	hasNewTwins,
	type NamedOffer,
	type NamedUnits,
	namedUnitsOf,
} from '#domain/stays/named-units.ts'
import { figuresOf, type Offer } from '#domain/stays/offer.ts'
import { refuseOutdated, versionOf } from '#server/http/seen-version.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readStaySetting, writeStaySetting } from '#server/stays/store/stay-settings.ts'
import { lockOffers } from '#server/stays/units/take-units.ts'
import { nameUnits } from './assign-units.ts'
import { nextTakeOfEach, readUnnamed, takesOfUnits } from './units-repository.ts'

export type UnitsService = ReturnType<typeof createUnitsService>

const namedOffers: readonly NamedOffer[] = ['cabin', 'glamping', 'camping']

/** The names of units. A renamed unit keeps its bookings; a unit with upcoming bookings cannot be removed. */
export function createUnitsService({ database, offers, today, write }: StayDeps) {
	async function read() {
		const names = await readStaySetting(database.query, 'stays.units')
		return { units: names, version: versionOf(names) }
	}

	return {
		read,
		/** Refuses fewer units than there are named ones with upcoming bookings, and says which ones. */
		async refuseFewer(
			transaction: Transaction,
			offersBefore: readonly Offer[],
			after: readonly Offer[],
		) {
			const unitsLeft = (offer: NamedOffer) => figuresOf(offer, after).units ?? Infinity
			const unitsBefore = (offer: NamedOffer) => figuresOf(offer, offersBefore).units ?? Infinity
			const fewer = namedOffers.filter((offer) => unitsLeft(offer) < unitsBefore(offer))
			await lockOffers(transaction, fewer)
			const names = await readStaySetting(transaction, 'stays.units')
			for (const offer of fewer) {
				const units = namedUnitsOf(names, offer)
				const ids = units.map(({ id }) => id)
				const next = new Map(
					(await nextTakeOfEach(transaction, ids, today())).map((take) => [take.unit_id, take]),
				)
				if (next.size <= unitsLeft(offer)) continue
				const booked = units.flatMap(({ id, name }) => {
					const take = next.get(id)
					return take ? [{ unit: name, from: take.from_day, to: take.to_day }] : []
				})
				throw new AppError('units-taken', { members: { offer, booked } })
			}
		},
		async save(names: NamedUnits, seen: string | undefined) {
			for (const offer of namedOffers) {
				const most = figuresOf(offer, offers()).units
				if (most !== null && namedUnitsOf(names, offer).length > most)
					throw invalidField(`units.${offer}`, 'errUnitsMany')
			}
			await write(async (transaction) => {
				await lockOffers(transaction, namedOffers)
				const before = await readStaySetting(transaction, 'stays.units')
				refuseOutdated(seen, versionOf(before))
				for (const offer of namedOffers)
					if (hasNewTwins(namedUnitsOf(names, offer), namedUnitsOf(before, offer)))
						throw invalidField(`units.${offer}`, 'errUnitTwice')
				const removed = namedOffers.flatMap((offer) => {
					const kept = namedUnitsOf(names, offer).map(({ id }) => id)
					return namedUnitsOf(before, offer).filter(({ id }) => !kept.includes(id))
				})
				const booked = await takesOfUnits(
					transaction,
					removed.map(({ id }) => id),
					today(),
				)
				if (booked.length > 0)
					throw new AppError('units-taken', {
						members: {
							booked: booked.map((take) => ({
								unit: removed.find(({ id }) => id === take.unit_id)?.name,
								from: take.from_day,
								to: take.to_day,
								reference: take.reference,
								guest: take.name ?? take.guest,
							})),
						},
					})
				await writeStaySetting(transaction, 'stays.units', names)
				for (const offer of namedOffers)
					await nameUnits(transaction, await readUnnamed(transaction, { offer }, today()), {
						today: today(),
					})
			})
			return await read()
		},
	}
}
