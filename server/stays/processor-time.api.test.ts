import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { offerField } from '#domain/offers/item-fields.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { seasonNights } from '#domain/stays/prices/rate-plan.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { nextYear, someVisitor } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { type ApiRoute, withRoutes } from '#tests/prove/kit/extremes/read-routes.ts'
import type { TrialSite } from '#tests/prove/kit/extremes/trial-site.ts'
import { overTheBars, tryExtremes } from '#tests/prove/kit/extremes/try-extremes.ts'
import { ownerStaysRoutes } from './desk/owner-routes.ts'
import { feedRoutes } from './feeds/feed-routes.ts'
import { guestRoutes } from './guest-routes.ts'
import { staysRoutes } from './stays-routes.ts'

/** 396 nights, nearly as many as a stay may have. */
const longest = { from: `${nextYear}-01-01`, to: `${nextYear + 1}-02-01` }
const signIn = { name: 'admin', password: 'la-clave-de-la-casa' }

/** A plan as large as the owner may save: the price of each night is looked for in all of it. */
function largestPlan() {
	const seasons = Array.from({ length: 100 }, (_, index) => ({
		id: `season-${index}`,
		name: { es: 'Una', en: 'One' },
		from: '01-01',
		to: '12-31',
		nights: seasonNights[index % seasonNights.length],
	}))
	const offers = ['cabin', 'glamping', 'camping', 'horses']
	const rates = offers.flatMap((offer) =>
		seasons.slice(0, 99).map(({ id }) => ({ offer, season: id, pesos: 1000, minNights: 3 })),
	)
	const people = offers.map((offer) => ({ offer, children: [{ upTo: 11, percent: 50 }] }))
	return { seasons, rates: rates.reverse(), people }
}

/** The booking form with everything that costs time: the longest stay, everybody, every offer. */
const fullestForm = {
	ArrivalDate: longest.from,
	DepartureDate: longest.to,
	Quantity: '200',
	hour: '13:00',
	children: Array(199).fill('3').join(','),
	...Object.fromEntries(offerIds.map((offer) => [offerField(offer), '1'])),
}

const nameOf = ({ method, path }: Pick<ApiRoute, 'method' | 'path'>) => `${method} ${path}`

/** The routes that this subject adds to an app, read from a throwaway one: a new route needs no entry here. */
async function routesOfStays(): Promise<Set<string>> {
	const names = new Set<string>()
	const app = Fastify({ exposeHeadRoutes: false })
		.setValidatorCompiler(() => () => true)
		.setSerializerCompiler(() => JSON.stringify)
	app.addHook('onRoute', ({ method, url }) => {
		for (const one of [method].flat()) names.add(nameOf({ method: one, path: url }))
	})
	const nothing = { floods: {} } as never
	for (const add of [staysRoutes, guestRoutes, ownerStaysRoutes, feedRoutes]) add(app, nothing)
	await app.ready()
	return names
}

describeSqlite(({ open }) => {
	test('no input makes a stays route use more than 30 ms of processor', {
		timeout: 400_000,
		...sweep,
	}, async () => {
		const database = await open()
		const built: Awaited<ReturnType<typeof staysOn>>[] = []
		const { app, routes } = await withRoutes(async () => {
			built.push(await staysOn(database))
			return (built[0] as (typeof built)[number]).app
		})
		const { owner, book } = built[0] as (typeof built)[number]
		await owner('PUT', '/api/rates', largestPlan())
		const days = { ArrivalDate: longest.from, DepartureDate: longest.to }
		const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]
		const booked = [await book({ ...days, items }), await book({ ...days, items })]
		for (const offer of offerIds)
			await owner('POST', '/api/blocks', { offer, ...longest, units: 1, guest: 'Rosa' })

		let token = ''
		let turn = 0
		let wasPlanReplaced = false
		const inject = (request: object) => app.inject(request)
		const names = await routesOfStays()
		const site: TrialSite = {
			routes: routes.filter((route) => names.has(nameOf(route))),
			// No schema names the fields of this one: they are the form's.
			forms: [{ address: '/api/estimate/form', method: 'GET', fields: fullestForm }],
			plausible: () => {
				turn += 1
				const { id, key } = booked[turn % booked.length] as (typeof booked)[number]
				return {
					id,
					key,
					...longest,
					heldUntil: longest.from,
					offer: 'cabin',
					units: 1,
					items: offerIds.map((offer) => ({ offer })),
					children: [4, 7],
					hour: undefined,
					text: 'Hola',
					message: 'Hola',
					anyway: 'Hola',
					guest: 'Rosa',
					...largestPlan(),
					pesos: 1000,
					samePrice: undefined,
					whatIsLeft: undefined,
				}
			},
			async send(request) {
				await database.query.deleteFrom('rate_limits').execute()
				if (wasPlanReplaced) await owner('PUT', '/api/rates', largestPlan())
				wasPlanReplaced = request.method === 'PUT'
				const headers = { 'x-forwarded-for': someVisitor().address, 'x-auth-token': token }
				return () => app.inject({ ...request, headers: { ...headers, ...request.headers } })
			},
			async signIn() {
				const response = await inject({ method: 'POST', url: '/api/auth', payload: signIn })
				token = response.json().token
			},
			isSignedIn: async () =>
				(await inject({ url: '/api/auth', headers: { 'x-auth-token': token } })).statusCode === 204,
			close: async () => {},
		}
		await site.signIn()
		const options = { seed: Date.now() % 1_000_000, perPlace: 2, pairs: 150, seconds: 150 }
		const { targets, costs } = await tryExtremes(site, options)
		// Every one of them is there, and most of what was planned was sent.
		expect(site.routes.map(nameOf)).toEqual(expect.arrayContaining([...names]))
		expect(targets).toBeGreaterThanOrEqual(names.size)
		expect(costs.length).toBeGreaterThan(200)
		expect(overTheBars(costs), `seed ${options.seed}`).toEqual([])
	})
})
