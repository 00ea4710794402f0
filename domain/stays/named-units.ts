import * as z from 'zod/mini'
import { type OfferId, type OfferOf, offerIds } from '#domain/offers/offers.ts'
import { foldText } from '#domain/text/fold.ts'
import { oneLine } from '#domain/text/text.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { earliest, latest } from '#domain/time/dates.ts'
import type { Stay } from './nights.ts'
import { figuresOf, type Offer } from './offer.ts'

z.config({ jitless: true })

const says = (error: string) => ({ error })

/** One house, nest or pitch by its name. The id stays when it is renamed. */
const NamedUnitSchema = z.object({
	id: z.string(says('errUnitId')).check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, says('errUnitId'))),
	name: z
		.string(says('errUnitName'))
		.check(
			z.overwrite(oneLine),
			z.minLength(1, says('errUnitName')),
			z.maxLength(40, says('errUnitName')),
		),
})
export type NamedUnit = z.infer<typeof NamedUnitSchema>

const mostNamed = 50
const list = z.optional(
	z.array(NamedUnitSchema).check(
		z.maxLength(mostNamed, says('errUnitsMany')),
		z.refine((units) => isUnique(units.map(({ name }) => name)), says('errUnitTwice')),
	),
)

/** The names of an offer's units; offers whose units the owner has not named are left out. */
export const NamedUnitsSchema = z
	.object({ cabin: list, glamping: list, camping: list })
	.check(
		z.refine(
			(names) => isUnique(Object.values(names).flatMap((units = []) => units.map(({ id }) => id))),
			says('errUnitId'),
		),
	)
export type NamedUnits = z.infer<typeof NamedUnitsSchema>

export type NamedOffer = OfferOf<'nights'>

export function namedUnitsOf(names: NamedUnits, offer: string): NamedUnit[] {
	return offerIds.some((id) => id === offer) ? (names[offer as NamedOffer] ?? []) : []
}

/** If all units have names, a take without a name may be in any of them. */
export function isEachNamed(names: NamedUnits, offer: OfferId, offers: readonly Offer[]): boolean {
	const total = figuresOf(offer, offers).units
	return total !== null && namedUnitsOf(names, offer).length >= total
}

/**
 * Whether two of these names differ only in case, accents or spaces. Twins that were saved before may stay, so that the others
 * can be changed.
 */
export function hasNewTwins(units: readonly NamedUnit[], before: readonly NamedUnit[]): boolean {
	const isSaved = ({ id, name }: NamedUnit) =>
		before.some((unit) => unit.id === id && unit.name === name)
	const alike = Map.groupBy(units, ({ name }) => foldText(name).replaceAll(/\s/g, ''))
	return [...alike.values()].some((twins) => twins.length > 1 && !twins.every(isSaved))
}

/** The units that a take had before it was replaced. */
export type HadUnits = Stay & { offer: string; unitIds: readonly string[] }

/**
 * For each of the takings, the units of the take that it replaces: of the same offer, with the most days in common. A
 * booking that is changed in its note or its nights stays in its room, and so do both parts of one that is split by day.
 */
export function unitsToKeep(
	takings: readonly (Stay & { offer: string })[],
	had: readonly HadUnits[],
): (readonly string[])[] {
	const keptBy = new Map<HadUnits, Stay[]>()
	return takings.map((taking) => {
		let best: { take: HadUnits; days: number } | undefined
		for (const take of had) {
			if (take.offer !== taking.offer) continue
			const days = daysInCommon(take, taking)
			const keepers = keptBy.get(take) ?? []
			const isLeft = keepers.every((keeper) => days > 0 && daysInCommon(keeper, taking) === 0)
			if (isLeft && (!best || days > best.days)) best = { take, days }
		}
		if (best) keptBy.set(best.take, [...(keptBy.get(best.take) ?? []), taking])
		return best?.take.unitIds ?? []
	})
}

function daysInCommon(one: Stay, other: Stay): number {
	const [from, to] = [latest(one.from, other.from), earliest(one.to, other.to)]
	return from < to ? daysBetween({ from, to }) : 0
}

/** The first that are free; all of them for a take of all. */
export function unitsToTake(
	units: readonly NamedUnit[],
	taken: ReadonlySet<string>,
	count: number | null,
): NamedUnit[] {
	const free = units.filter(({ id }) => !taken.has(id))
	return count === null ? free : free.slice(0, count)
}

function isUnique(values: string[]): boolean {
	return new Set(values).size === values.length
}
