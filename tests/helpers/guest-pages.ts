import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { addMonths, monthOf } from '#domain/time/months.ts'
import { newDataDir } from './database/database.ts'
import { aBooking } from './enquiries.ts'
import { storeOwnerPassword } from './site/build-api.ts'
import { buildTestApp } from './site/build-app.ts'
import { signInOwner } from './site/sign-in-owner.ts'

export const today = dayInBogota(Date.now())
export const month = addMonths(monthOf(today), 2)
export const [arrival, departure] = [`${month}-12`, `${month}-14`]
const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' }

/** The real app with its pages: the owner calls the API, guests open pages and post forms. */
export async function siteForGuests() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	await storeOwnerPassword(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	const { call: asOwner } = await signInOwner(app)
	const post = (url: string, fields: object) =>
		app.inject({
			method: 'POST',
			url,
			headers: form,
			payload: new URLSearchParams({ ...fields } as Record<string, string>).toString(),
		})
	const page = async (url: string) => (await app.inject({ url })).body
	return { app, database, asOwner, post, page }
}

type Site = Awaited<ReturnType<typeof siteForGuests>>

/** A request for a cabin: `at` is where the owner acts on it, `address` the guest's own page. */
export async function bookCabin({ app }: Pick<Site, 'app'>, changes: object = {}) {
	const stay = { ArrivalDate: arrival, DepartureDate: departure }
	const payload = aBooking({ items: [{ offer: 'cabin' }], ...stay, ...changes })
	const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload })
	const key = String(sent.json().key)
	return { key, at: `/api/enquiries/${payload.bookingId}`, address: `/request/${key}` }
}

/** The site with one such request. */
export async function siteWithBooking(changes: object = {}) {
	const site = await siteForGuests()
	return { ...site, ...(await bookCabin(site, changes)) }
}

/** A file in a form, as a browser without scripts sends it. */
export const receiptFormType = 'multipart/form-data; boundary=x'
export function receiptForm(content: Buffer): Buffer {
	const head = '--x\r\nContent-Disposition: form-data; name="receipt"; filename="a"\r\n\r\n'
	return Buffer.concat([Buffer.from(head), content, Buffer.from('\r\n--x--\r\n')])
}

export function textOf(html: string): string {
	return html.replace(/<script[\s\S]*?<\/script>|<[^>]+>/g, '')
}

/** The fields of the booking form, as a browser without scripts posts them. */
export const fieldsOf = (changes: object) => {
	const { consent: _, ...fields } = aBooking({ ...changes, consent: 'on' })
	return { ...fields, consent: 'on', ArrivalDate: arrival, DepartureDate: departure, ...changes }
}
