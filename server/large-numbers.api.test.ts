import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import type { Tables } from '#db/tables.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { mostUnits } from '#domain/offers/offers.ts'
import { mostPesos } from '#domain/text/money.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { type ApiRoute, type Schema, withRoutes } from '#tests/prove/kit/extremes/read-routes.ts'
import { targetsOf, write } from '#tests/prove/kit/extremes/targets.ts'
import { fieldsOf, propertiesOf } from '#tests/prove/kit/extremes/values.ts'

/** The highest number of a column of 32 bits on PostgreSQL, where SQLite has 64. */
const mostNarrow = 2 ** 31 - 1

type Column = {
	[Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}`
}[keyof Tables]

/** One more each time that something happens. */
const counted = 0
const flag = 1

/** How large the numbers of a column of 32 bits get. Amounts, times and versions of the content have 64. */
const narrowColumns: Partial<Record<Column, number>> = {
	'agreements.number': counted,
	'enquiries.quantity': enquiryLimits.people.most,
	'imported_calendars.events': counted,
	'imported_calendars.skipped_count': counted,
	'login_failures.failures': counted,
	'outbox.attempts': counted,
	'outbox.position': counted,
	'people.is_on': flag,
	'phone_agreements.number': counted,
	'picture_uses.is_public': flag,
	'rate_limits.count': counted,
	'review_scores.evaluation': 4,
	'reviews.evaluation': 4,
	'reviews.is_sample': flag,
	'site_version.id': 1,
	'taken_days.units': mostUnits,
	'takes.people': 1000,
	'takes.units': mostUnits,
}

/** Fields above 32 bits: they reach a column of 64 bits, or are only compared. */
const wideFields = [
	'/api/requests/:key/accept agreement',
	'/api/requests/:key/change adults',
	'/api/requests/:key/change people',
	'/api/requests/:key/receipt ?agreement',
	'/api/enquiries/:id/deposit receivedPesos',
	'/api/enquiries/:id/offer pesos',
	'/api/enquiries/:id/offer deposit.pesos',
	'/api/enquiries/:id/confirm pesos',
	'/api/enquiries/:id/confirm deposit.pesos',
	'/api/blocks pesos',
	'/api/blocks/:id pesos',
	'/api/content/history/:version/restore :version',
	'/api/content/history/:version/restore ?seen',
]

type NumberField = { place: string; least: number; most: number }

/** Each field of a route that takes a number, by its place, as targets name them. */
function numberFields({ params, query, body }: ApiRoute): NumberField[] {
	const named = (mark: string, schema: Schema) =>
		Object.entries(propertiesOf(schema)).map(([name, own]) => ({ place: mark + name, schema: own }))
	const fields = [
		...named(':', params),
		...named('?', query),
		...(body ? fieldsOf(body) : []).map(({ path, schema }) => ({ place: path.join('.'), schema })),
	]
	return fields.flatMap(({ place, schema }) => {
		const parts = [schema, ...((schema.anyOf ?? schema.oneOf ?? []) as Schema[])]
		const number = parts.find(({ type }) => type === 'integer' || type === 'number')
		const { minimum = -Infinity, maximum = Infinity } = number ?? {}
		return number ? [{ place, least: minimum, most: maximum }] : []
	})
}

/** Around the widths of columns and of exact numbers. */
const widths = [31, 53, 63].flatMap((bits) => [2 ** bits - 1, 2 ** bits, -(2 ** bits) - 1])

async function siteWithRoutes(database: Database) {
	let site: Awaited<ReturnType<typeof staysOn>> | undefined
	const { routes } = await withRoutes(async () => {
		site = await staysOn(database)
		return site.app
	})
	if (!site) throw new Error('no site was built')
	return { ...site, routes }
}

describeEachDatabase(({ kind, open }) => {
	test('a column is as wide as the numbers that reach it', async () => {
		const database = await open()
		const { routes } = await siteWithRoutes(database)
		const wide = routes.flatMap((route) =>
			numberFields(route)
				.filter(({ most }) => most > mostNarrow)
				.map(({ place }) => `${route.path} ${place}`),
		)
		expect(wide.sort()).toEqual(wideFields.toSorted())
		for (const most of Object.values(narrowColumns)) expect(most).toBeLessThanOrEqual(mostNarrow)
		if (kind === 'sqlite') return
		const { rows } = await sql<{ name: string }>`
			select table_name || '.' || column_name as name from information_schema.columns
			where table_schema = current_schema() and data_type in ('smallint', 'integer')
			and table_name not like 'kysely%'`.execute(database.query)
		expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(narrowColumns))
	})

	test('no number in a field is an error of the server', async () => {
		const { call, owner, book, routes, signedIn } = await siteWithRoutes(await open())
		const { id, key } = await book()
		await owner('POST', `/api/enquiries/${id}/offer`, { pesos: mostPesos })
		const days = { from: `${nextYear}-12-12`, to: `${nextYear}-12-14` }
		const phone = { ...days, offer: 'glamping', guest: 'Rosa' }
		const entry = (await owner('POST', '/api/blocks', phone)).body.id
		const plausible = (path: string) => ({
			...{ ...aBooking(), ...phone, key, version: 1 },
			id: path.startsWith('/api/blocks') ? entry : id,
		})
		const targets = targetsOf({ routes, forms: [], plausible })
		const failed: string[] = []
		const taken = new Set<string>()
		for (const [index, route] of routes.entries())
			for (const { place, least, most } of numberFields(route))
				for (const value of new Set([least - 1, least, most, most + 1, ...widths])) {
					const target = targets[index]
					const draft = target?.draft('bare')
					const found = target?.places.find(({ about }) => about === place)
					if (!draft || !found) throw new Error(`no place ${place} in ${route.path}`)
					found.put(draft, value)
					const { method, url, payload } = write(draft)
					const sent = payload === undefined ? undefined : JSON.parse(String(payload))
					const { status } = await call(method as 'POST', String(url), sent, signedIn)
					if (status < 300) taken.add(route.path)
					if (status >= 500) failed.push(`${method} ${route.path} ${place} ${value}: ${status}`)
				}
		expect(failed).toEqual([])
		// Numbers were stored, and not only refused.
		const stored = ['deposit', 'offer', 'confirm'].map((action) => `/api/enquiries/:id/${action}`)
		expect([...taken]).toEqual(expect.arrayContaining([...stored, '/api/blocks/:id']))
	})
})
