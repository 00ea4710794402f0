import type { InjectOptions } from 'fastify'
import type { Database } from '#db/connect.ts'
import type { EnquiriesTable } from '#db/tables.ts'
import { aBooking, nextYear } from './enquiries.ts'
import { randomAddress } from './random-address.ts'
import { buildTestApi, storeOwnerPassword } from './site/build-api.ts'
import { signInOwner } from './site/sign-in-owner.ts'

type Options = NonNullable<Parameters<typeof buildTestApi>[1]>
type Method = NonNullable<InjectOptions['method']>

/** The API with the owner signed in, and guests who each have their own address. */
export async function staysOn(database: Database, options: Options = {}) {
	const app = await buildTestApi(database, options)
	// Setting a password again ends existing sessions, also those of another process.
	const { query } = database
	const isSet = await query.selectFrom('credentials').select('id').executeTakeFirst()
	if (!isSet) await storeOwnerPassword(database)
	const { headers: signedIn } = await signInOwner(app)

	const call = async (method: Method, url: string, payload?: object, headers = {}) => {
		const sent = { 'x-forwarded-for': randomAddress(), ...headers }
		const response = await app.inject({ method, url, headers: sent, ...(payload && { payload }) })
		return { status: response.statusCode, body: parsed(response.body), headers: response.headers }
	}
	const owner = (method: Method, url: string, payload?: object) =>
		call(method, url, payload, signedIn)

	/** A stored booking request. */
	async function book(changes: object = {}) {
		const year = new Date(options.clock?.now ?? Date.now()).getUTCFullYear() + 1
		const days = { ArrivalDate: `${year}-12-12`, DepartureDate: `${year}-12-14` }
		const booking = aBooking({ items: [{ offer: 'cabin' }], ...days, ...changes })
		const { body } = await call('POST', '/api/bookings', booking)
		return { id: booking.bookingId, key: String(body.key), link: String(body.link) }
	}

	/** A booking that the owner has confirmed, on the given terms or as it was asked for. */
	async function bookConfirmed(changes: object = {}, terms?: object) {
		const booked = await book(changes)
		const { status, body } = await owner('POST', `/api/enquiries/${booked.id}/confirm`, terms)
		if (status !== 200) throw new Error(`not confirmed: ${JSON.stringify(body)}`)
		return booked
	}

	return {
		app,
		call,
		owner,
		signedIn,
		book,
		bookConfirmed,
		free: async (offer: string, from: string, to: string) => {
			const { body } = await call('GET', `/api/availability?offer=${offer}&from=${from}&to=${to}`)
			return body.days.map((it: { free: number | null }) => it.free)
		},
	}
}

function parsed(body: string) {
	try {
		return JSON.parse(body)
	} catch {
		return body
	}
}

/** Stores booking requests, for the cabin unless they say otherwise, without the API, whose limits would be in the way of hundreds. */
export async function insertMany(
	{ query }: Database,
	bookings: {
		bookingId: string
		ArrivalDate?: string
		DepartureDate?: string
		items?: object[]
	}[],
) {
	const rows = bookings.map(
		(booking): EnquiriesTable => ({
			id: booking.bookingId,
			kind: 'booking',
			content_hash: 'hash',
			name: 'Ana',
			email: `ana${booking.bookingId.slice(0, 8)}@example.com`,
			email_folded: `ana${booking.bookingId.slice(0, 8)}@example.com`,
			phone: '+573000000000',
			city: null,
			quantity: 4,
			arrival_date: booking.ArrivalDate ?? `${nextYear}-12-12`,
			departure_date: booking.DepartureDate ?? `${nextYear}-12-13`,
			message: '',
			language: 'es',
			consent_version: '1',
			consent_at: 1,
			state: 'new',
			created_at: Date.now(),
			items: JSON.stringify(booking.items ?? [{ offer: 'cabin', units: 1, hour: null }]),
			children: null,
			reference: booking.bookingId,
		}),
	)
	for (let start = 0; start < rows.length; start += 500)
		await query
			.insertInto('enquiries')
			.values(rows.slice(start, start + 500))
			.execute()
}

/** Figures of the facts, published. */
export async function setFacts(
	{ owner }: Pick<Awaited<ReturnType<typeof staysOn>>, 'owner'>,
	facts: Record<string, number>,
) {
	const changes = Object.entries(facts).map(([path, value]) => ({ path, value }))
	const changed = await owner('PATCH', '/api/content/facts', { changes })
	const published = await owner('POST', '/api/content/publish')
	if (changed.status !== 200 || published.status !== 200)
		throw new Error(`the facts were not set: ${JSON.stringify([changed.body, published.body])}`)
}

/** A rate plan with one price for the cabin. */
export const cabinRate = (pesos: number) => ({
	seasons: [],
	rates: [{ offer: 'cabin', season: null, pesos }],
})

/** A key of the same shape that is not the given one, whatever that ends with. */
export function forgedKey(key: string): string {
	return key.slice(0, -2) + (key.endsWith('AA') ? 'BA' : 'AA')
}
