import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { type Database, openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import type { EnquiriesTable } from '#db/tables.ts'
import { newReviewId } from '#domain/reviews/review-id.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { createPasswords } from '#server/owner/credentials/passwords.ts'
import { loadBuiltSite } from '#server/pages/built-site.ts'
import { insertReview } from '#server/reviews/reviews-repository.ts'
import { createGuestKeys } from '#server/secrets/guest-keys.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { aBooking, aContact, nextYear, someVisitor } from '#tests/helpers/enquiries.ts'
import { quickCost, quickEffort } from '#tests/helpers/site/quick-costs.ts'
import { readForms } from './read-forms.ts'
import { withRoutes } from './read-routes.ts'
import type { Plausible } from './values.ts'

const password = 'la-clave-de-la-casa'
const reviews = 1_200
const enquiries = 400
/** Days that can be booked: others are refused before any work is done. */
const [from, to] = [`${nextYear}-12-12`, `${nextYear}-12-14`]
const text = 'La trucha llegó caliente y los niños no querían irse del lago. '

export type TrialSite = Awaited<ReturnType<typeof openTrialSite>>

/**
 * The real app with its pages in this process, whose processor time is measured: a house with years of long reviews and
 * some hundred requests. What is slow on purpose (password hashes, proofs of work) is quick here; it has limits of its own.
 */
export async function openTrialSite() {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-extremes-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	const ids = await fill(database)
	const passwords = createPasswords(quickCost)
	const hash = await passwords.hash(password)
	const config = readConfig({
		LOG_LEVEL: 'silent',
		PUBLIC_URL: 'http://localhost',
		TRUST_PROXY: 'true',
		DATA_DIR: dataDir,
	})
	const site = await loadBuiltSite(join(import.meta.dirname, '../../../../build'))
	const { app, routes } = await withRoutes(() =>
		buildApp({
			config,
			database,
			site,
			passwords,
			effort: quickEffort,
			renderTimeoutMs: 60_000,
			fetchFeed: () => Promise.reject(new Error('tests stay on this machine')),
		}),
	)
	const keys = createGuestKeys(createSiteSecret(database))
	const guestKeys = await Promise.all(ids.enquiries.map((id) => keys.issue(id)))
	let turn = 0
	let token = ''

	/** Values for the fields of a route by their names, with another request and review each time. */
	function plausible(path: string): Plausible {
		turn += 1
		const any = (list: string[]) => list[turn % list.length]
		return {
			...aBooking(),
			...aContact(),
			evaluation: 4,
			message: `${text}${randomUUID()}`,
			text,
			note: text,
			password,
			current: password,
			newPassword: `otra clave ${randomUUID()}`,
			code: '123456',
			name: path.startsWith('/api/auth') ? 'admin' : 'Ana',
			website: '',
			ticket: undefined,
			id: any(path.startsWith('/api/enquiries') ? ids.enquiries : ids.reviews),
			key: any(guestKeys),
			document: 'camping',
			slot: 'camping-lake',
			version: 1,
			offer: 'cabin',
			from,
			to,
			until: from,
			heldUntil: from,
			arrival: from,
			departure: to,
			before: undefined,
			altcha: undefined,
		}
	}

	/** Each request comes from another address, as if it were the first in an hour. */
	async function send(request: InjectOptions) {
		const { query } = database
		await query.deleteFrom('rate_limits').execute()
		await query.deleteFrom('login_failures').execute()
		return () =>
			app.inject({
				...request,
				headers: {
					'x-forwarded-for': someVisitor().address,
					host: 'localhost',
					'x-auth-token': token,
					...request.headers,
				},
			})
	}

	/** Some routes sign the owner out or change the password. */
	async function signIn() {
		await storePasswordHash(database, hash, Date.now())
		const response = await (
			await send({ method: 'POST', url: '/api/auth', payload: { name: 'admin', password } })
		)()
		token = response.json().token
	}
	await signIn()
	const entrances = ['/admin', '/en/admin', `/request/${guestKeys[0]}`, '/offline']
	const forms = (await readForms(app, entrances)).map((form) => ({
		...form,
		fields: filled(form.fields),
	}))

	return {
		routes,
		forms,
		plausible,
		send,
		signIn,
		isSignedIn: async () => (await (await send({ url: '/api/auth' }))()).statusCode === 204,
		async close() {
			await app.close()
			await database.close()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

/** A form as the guest fills it in whose estimate costs the most: a long stay for everybody, in every offer there is. */
function filled(fields: Record<string, string>): Record<string, string> {
	const stay = { ArrivalDate: `${nextYear}-01-01`, DepartureDate: `${nextYear + 1}-01-30` }
	const given: Record<string, string> = {
		Name: 'Ana',
		Email: 'ana@example.com',
		Phone: '+57 300 000 0000',
		...stay,
		Quantity: '200',
		children: Array(199).fill('3').join(','),
	}
	return Object.fromEntries(
		Object.entries(fields).map(([name, value]) => [name, value || (given[name] ?? '')]),
	)
}

async function fill(database: Database) {
	const now = Date.now()
	const ids = {
		reviews: Array.from({ length: reviews }, (_, at) => newReviewId(now - at * 3_600_000)),
		enquiries: Array.from({ length: enquiries }, () => randomUUID() as string),
	}
	await database.query.transaction().execute(async (transaction) => {
		for (const [at, id] of ids.reviews.entries())
			await insertReview(
				transaction,
				aReview({ id, message: `${at} ${text.repeat(28)}`, created_at: now - at * 3_600_000 }),
			)
		for (const [at, id] of ids.enquiries.entries())
			await transaction
				.insertInto('enquiries')
				.values(anEnquiry(id, now - at * 60_000))
				.execute()
	})
	return ids
}

function anEnquiry(id: string, time: number): EnquiriesTable {
	return {
		id,
		kind: 'booking',
		content_hash: id,
		name: 'Ana',
		email: `${id}@example.com`,
		email_folded: `${id}@example.com`,
		phone: '+573000000000',
		city: null,
		quantity: 4,
		message: text,
		language: 'es',
		arrival_date: from,
		departure_date: to,
		state: 'new',
		children: null,
		reference: id,
		consent_version: '1',
		consent_at: time,
		created_at: time,
		items: JSON.stringify([{ offer: 'cabin', units: 1, hour: null }]),
	}
}
