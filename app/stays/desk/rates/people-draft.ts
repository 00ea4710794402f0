import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { PeopleRate, RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { readPesos } from '#domain/text/money.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'

/** The prices of extra people and children, as typed in the fields. */
export type PeopleDraft = {
	beyond: string
	pesos: string
	children: { upTo: string; percent: string }[]
}
export type PeopleDrafts = Partial<Record<OfferId, PeopleDraft>>

export const noPeople: PeopleDraft = { beyond: '', pesos: '', children: [] }

export function peopleDrafts({ people = [] }: RatePlan): PeopleDrafts {
	return Object.fromEntries(
		people.map(({ offer, extra, children = [] }): [OfferId, PeopleDraft] => [
			offer,
			{
				beyond: extra ? String(extra.beyond) : '',
				pesos: extra ? String(extra.pesos) : '',
				children: children.map(({ upTo, percent }) => ({
					upTo: String(upTo),
					percent: String(percent),
				})),
			},
		]),
	)
}

/** Unchecked: text that is not a number becomes NaN. Empty fields are left out. */
export function peopleOf(drafts: PeopleDrafts = {}): PeopleRate[] {
	return offerIds.flatMap((offer): PeopleRate[] => {
		const { beyond, pesos, children } = drafts[offer] ?? noPeople
		const filled = children.filter(({ upTo, percent }) => upTo.trim() || percent.trim())
		const hasExtra = Boolean(beyond.trim() || pesos.trim())
		if (!hasExtra && filled.length === 0) return []
		return [
			{
				offer,
				...(hasExtra && {
					extra: { beyond: readWholeNumber(beyond), pesos: readPesos(pesos) ?? Number.NaN },
				}),
				...(filled.length > 0 && {
					children: filled.map(({ upTo, percent }) => ({
						upTo: readWholeNumber(upTo),
						percent: readWholeNumber(percent),
					})),
				}),
			},
		]
	})
}
