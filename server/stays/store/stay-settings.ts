import { holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { inEachLanguage } from '#domain/locale.ts'
import type { OfferOrAll } from '#domain/offers/offers.ts'
import type { NamedUnits } from '#domain/stays/named-units.ts'
import { noRates, type RatePlan } from '#domain/stays/prices/rate-plan.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'

/** Documents that the owner saves as a whole, by name in the settings table. */
type Documents = {
	'stays.rates': RatePlan
	/** The person who saved them, kept apart because the plan's version is a hash of it. */
	'stays.rates-by': { person: string | null }
	'stays.units': NamedUnits
	'stays.options': StayOptions & {
		guestNames: boolean
		/** How often the address of a feed was renewed. */
		feedRenewals: Partial<Record<OfferOrAll, number>>
	}
}

const unset: Documents = {
	'stays.rates': noRates,
	'stays.rates-by': { person: null },
	'stays.units': {},
	'stays.options': {
		thanksMail: false,
		arrivalLetterDays: 3,
		howToPay: inEachLanguage(() => ''),
		guestNames: false,
		feedRenewals: {},
	},
}

export async function readStaySetting<Name extends keyof Documents>(
	query: Query,
	name: Name,
): Promise<Documents[Name]> {
	const stored = await readSetting(query, name)
	return stored ? { ...unset[name], ...JSON.parse(stored) } : unset[name]
}

export async function writeStaySetting<Name extends keyof Documents>(
	transaction: Transaction,
	name: Name,
	document: Documents[Name],
) {
	await writeSetting(transaction, name, JSON.stringify(document))
}

/** Several subjects keep options in this document: none may replace what another saves at the same moment. */
export async function changeStayOptions(
	transaction: Transaction,
	change: (before: Documents['stays.options']) => Documents['stays.options'],
) {
	await holdNamedLock(transaction, 'stay options')
	const before = await readStaySetting(transaction, 'stays.options')
	await writeStaySetting(transaction, 'stays.options', change(before))
}
