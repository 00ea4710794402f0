import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, InjectOptions } from 'fastify'
import type { Database } from '#db/connect.ts'
import { buildApp, type Deps } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { createPasswords } from '#server/owner/credentials/passwords.ts'
import { quickCost, quickEffort } from '#tests/helpers/site/quick-costs.ts'
import type { Random } from './random.ts'

const mostRepeats = 40
const repeatPauseMs = 500
const password = 'la-clave-de-la-casa'
const passwords = createPasswords(quickCost)

type Options = {
	clock: { now: number }
	random: Random
	smtpUrl?: string
	fetchFeed?: NonNullable<Deps['fetchFeed']>
}

const never: Options['fetchFeed'] = (_address, stopped) =>
	new Promise((_resolve, reject) => {
		stopped.addEventListener('abort', () => reject(new Error('stopped')))
	})

type Method = NonNullable<InjectOptions['method']>
export type Answer = { status: number; body: Record<string, never> & { [key: string]: unknown } }

/** The site in this process, with the test's clock. It can be stopped and started, as a restart does. */
export async function createYearSite(
	database: Database,
	{ clock, random, smtpUrl = '', fetchFeed = never }: Options,
) {
	await storePasswordHash(database, await passwords.hash(password), clock.now)
	let app = await start()
	let token = ''

	async function start(): Promise<FastifyInstance> {
		const empty = { files: new Map(), stylesheets: new Map(), serviceWorker: '' }
		const pictures = { cards: {}, icons: {}, screenshots: { es: {}, en: {} } }
		const site = { ...empty, pictures, build: { routes: {}, entry: { module: {} } } }
		return await buildApp({
			config: readConfig({
				LOG_LEVEL: 'silent',
				PUBLIC_URL: 'http://localhost',
				TRUST_PROXY: 'true',
				SMTP_URL: smtpUrl,
				MAIL_TO: 'casa@example.com',
				SAMPLE_REVIEWS: 'off',
			}),
			database,
			site: site as unknown as Deps['site'],
			passwords,
			effort: quickEffort,
			now: () => clock.now,
			fetchFeed,
		})
	}

	async function call(
		method: Method,
		url: string,
		payload?: object,
		headers = {},
	): Promise<Answer> {
		// Every visitor has an address of their own, so that no limit applies.
		const part = () => random.below(65_536).toString(16)
		const sent = { 'x-forwarded-for': `2001:db8:${part()}:${part()}::1`, ...headers }
		const send = () => app.inject({ method, url, headers: sent, ...(payload && { payload }) })
		let response = await send()
		let isRepeated = false
		// A starved machine keeps PostgreSQL from answering in time. People press again, whatever became of the first press.
		for (let count = 0; count < mostRepeats && isOutOfReach(response); count++) {
			isRepeated = true
			await sleep(repeatPauseMs)
			response = await send()
		}
		const body = response.json()
		const status = isRepeated
			? asTheFirst(method, url, response.statusCode, body)
			: response.statusCode
		return { status, body }
	}

	async function owner(method: Method, url: string, payload?: object): Promise<Answer> {
		const response = await call(method, url, payload, { 'x-auth-token': token })
		if (response.status !== 401) return response
		const signedIn = await call('POST', '/api/auth', { name: 'admin', password })
		token = String(signedIn.body.token)
		return await call(method, url, payload, { 'x-auth-token': token })
	}

	return {
		call,
		owner,
		async restart() {
			await app.close()
			app = await start()
		},
		stop: () => app.close(),
	}
}

function isOutOfReach(answer: { statusCode: number; json: () => { code?: string } }): boolean {
	return answer.statusCode === 503 && answer.json().code === 'database-unavailable'
}

/** The status of a request that was repeated, as the first one would have had it: that one may have been done. */
function asTheFirst(method: Method, url: string, status: number, body: { state?: string }): number {
	if (url === '/api/bookings' && status === 200) return 201
	if (url.endsWith('/reopen') && status === 409 && body.state === 'received') return 200
	return method === 'DELETE' && status === 404 ? 200 : status
}

export type YearSite = Awaited<ReturnType<typeof createYearSite>>
