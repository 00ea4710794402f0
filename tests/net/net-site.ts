import type { InjectOptions } from 'fastify'
import type { Database } from '#db/connect.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { createPasswords } from '#server/owner/credentials/passwords.ts'
import type { FetchFeed } from '#server/stays/feeds/fetch-feed.ts'
import { quickCost, quickEffort } from '#tests/helpers/site/quick-costs.ts'
import { siteWithoutPages } from '#tests/helpers/site/site-without-pages.ts'

type Method = NonNullable<InjectOptions['method']>
export type Answer = { status: number; body: Record<string, unknown>; text: string }

const password = 'la-clave-de-la-casa'
const passwords = createPasswords(quickCost)
const noInternet: FetchFeed = async () => {
	throw new Error('no internet')
}

/**
 * The real site in this process, with the clock of the net and no mail server that answers. Its daily tasks run once, when
 * it opens; they are done once this resolves.
 */
export async function openNetSite(
	database: Database,
	{ clock, fetchFeed = noInternet }: { clock: { now: number }; fetchFeed?: FetchFeed },
) {
	await storePasswordHash(database, await passwords.hash(password), clock.now)
	const build = () =>
		buildApp({
			config: readConfig({
				LOG_LEVEL: 'silent',
				PUBLIC_URL: 'http://localhost',
				TRUST_PROXY: 'true',
				SMTP_URL: 'smtp://127.0.0.1:1',
				MAIL_TO: 'casa@example.com',
				SAMPLE_REVIEWS: 'off',
			}),
			database,
			site: siteWithoutPages(),
			passwords,
			effort: quickEffort,
			now: () => clock.now,
			fetchFeed,
		})
	/** Closing waits for the daily tasks. */
	const runDailyTasks = async () => await (await build()).close()
	await runDailyTasks()
	const app = await build()
	const tokens = new Map<string, string>()
	let visitors = 0

	async function call(
		method: Method,
		url: string,
		payload?: InjectOptions['payload'],
		headers = {},
	) {
		// Every visitor has an address of their own, so that no limit applies.
		visitors += 1
		const address = `2001:db8:${(visitors >> 16).toString(16)}:${(visitors & 0xffff).toString(16)}::1`
		const sent = { 'x-forwarded-for': address, ...headers }
		const response = await app.inject({ method, url, headers: sent, ...(payload && { payload }) })
		const isJson = /json/.test(String(response.headers['content-type']))
		const { statusCode: status, body: text } = response
		return { status, text, body: isJson ? JSON.parse(text) : {} } as Answer
	}

	/** Signs in again when a session has expired. */
	async function as(name: string, method: Method, url: string, payload?: object): Promise<Answer> {
		const send = () => call(method, url, payload, { 'x-auth-token': tokens.get(name) ?? '' })
		const answer = await send()
		if (answer.status !== 401) return answer
		const { body } = await call('POST', '/api/auth', { name, password })
		tokens.set(name, String(body.token))
		return await send()
	}

	return {
		call,
		as,
		owner: (method: Method, url: string, payload?: object) => as('admin', method, url, payload),
		runDailyTasks,
		/** Invites somebody, who chooses the same password. */
		async invite(name: string, role: string) {
			const { body } = await as('admin', 'POST', '/api/people', { name, role, password })
			await call('POST', `/api/invitations/${String(body.link).split('/').at(-1)}`, { password })
		},
		close: () => app.close(),
	}
}

export type NetSite = Awaited<ReturnType<typeof openNetSite>>
