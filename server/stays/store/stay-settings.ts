import type { Query, Transaction } from '#db/connect.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import type { StayOptions } from '#domain/stays/answers.ts'
import { noRates, type RatePlan } from '#domain/stays/rate-plan.ts'

/** Documents that the owner saves as a whole, by name in the settings table. */
type Documents = {
	'stays.rates': RatePlan
	'stays.options': StayOptions & {
		guestNames: boolean
		/** How often the address of an offer's feed was made anew. */
		feedRenewals: Partial<Record<OfferId, number>>
	}
}

const unset: Documents = {
	'stays.rates': noRates,
	'stays.options': { thanksMail: false, guestNames: false, feedRenewals: {} },
}

export async function readSetting<Name extends keyof Documents>(
	query: Query,
	name: Name,
): Promise<Documents[Name]> {
	const row = await query
		.selectFrom('settings')
		.select('value')
		.where('name', '=', name)
		.executeTakeFirst()
	return row ? { ...unset[name], ...JSON.parse(row.value) } : unset[name]
}

export async function writeSetting<Name extends keyof Documents>(
	transaction: Transaction,
	name: Name,
	document: Documents[Name],
) {
	const value = JSON.stringify(document)
	await transaction
		.insertInto('settings')
		.values({ name, value })
		.onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
		.execute()
}
