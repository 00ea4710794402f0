import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { ownerPassword, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { inSteps, sweep } from '#tests/helpers/steps.ts'

async function testApp() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	await storeOwnerPassword(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	const post = (fields: Record<string, string>, url = '/admin') =>
		app.inject({
			method: 'POST',
			url,
			headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost' },
			payload: String(new URLSearchParams(fields)),
		})
	return { app, post }
}

/** Without scripts: the page's data holds every word of the form, shown or not. */
const shownIn = (html: string) => html.replace(/<script[\s\S]*?<\/script>/g, '')
const tokenIn = (html: string) => /token\\*"[,:]\\*"([\w-]{43})\\*"/.exec(html)?.[1] ?? ''

for (const [locale, step] of inSteps(['es'], ['en']))
	test(
		`a sign-in posted without scripts is answered by a page with a token, stored nowhere (${locale})`,
		step,
		async () => {
			const { app, post } = await testApp()
			const path = localizePath('/admin/requests', locale)
			const response = await post({ password: ownerPassword }, path)
			expect(response.statusCode).toBe(200)
			expect(response.headers['cache-control']).toBe('no-store')
			expect(response.headers.location).toBeUndefined()
			expect(shownIn(response.body)).toContain(ownerWords[locale].login.opening)
			expect(response.body).toContain('<noscript>')
			expect(response.body).not.toContain(ownerPassword)
			const token = tokenIn(response.body)
			const asOwner = { url: '/api/auth', headers: { 'x-auth-token': token } }
			expect((await app.inject(asOwner)).statusCode).toBe(204)
			const again = await app.inject({ url: path })
			expect(again.body).not.toContain(token)
			expect(again.headers['cache-control']).toBe('no-cache')
		},
	)

test('a refused post shows the words that the scripted form shows', async () => {
	const { post } = await testApp()
	for (const locale of locales) {
		const { login } = ownerWords[locale]
		const path = localizePath('/admin', locale)
		const empty = await post({ password: '' }, path)
		expect(empty.statusCode).toBe(422)
		expect(shownIn(empty.body)).toContain(login.empty)
		const wrong = await post({ password: 'guess' }, path)
		expect(wrong.statusCode).toBe(401)
		expect(wrong.headers['cache-control']).toBe('no-store')
		expect(shownIn(wrong.body)).toContain(login.wrong)
		expect(tokenIn(wrong.body)).toBe('')
	}
})

test('guesses posted to the page and to the API are counted together', async () => {
	const { app, post } = await testApp()
	for (let guess = 0; guess < 5; guess += 1) await post({ password: `guess ${guess}` })
	const held = await post({ password: ownerPassword })
	expect(held.statusCode).toBe(429)
	expect(shownIn(held.body)).toContain(ownerWords.es.login.tooMany.split('{')[0])
	const payload = { name: 'admin', password: ownerPassword }
	const byApi = await app.inject({ method: 'POST', url: '/api/auth', payload })
	expect(byApi.statusCode).toBe(429)
})

test('with two-factor on, the page asks for the code and takes it', sweep, async () => {
	const { app, post } = await testApp()
	const token = tokenIn((await post({ password: ownerPassword })).body)
	const asOwner = (url: string, payload: object) =>
		app.inject({ method: 'POST', url, headers: { 'x-auth-token': token }, payload })
	const { secret } = (await asOwner('/api/two-factor', { password: ownerPassword })).json()
	const code = codeOnPhone(secret, Date.now())
	const confirmed = (await asOwner('/api/two-factor/confirm', { code })).json()

	const { login } = ownerWords.es
	const asked = await post({ password: ownerPassword })
	expect(asked.statusCode).toBe(401)
	expect(shownIn(asked.body)).toContain(login.again)
	expect(asked.body).toMatch(/<input[^>]*name="code"/)
	expect(shownIn(asked.body)).not.toContain(login.wrongCode)
	const wrong = await post({ password: ownerPassword, code: '000000' })
	expect(shownIn(wrong.body)).toContain(login.wrongCode)
	const [recoveryCode] = confirmed.recoveryCodes
	const right = await post({ password: ownerPassword, code: recoveryCode })
	expect(right.statusCode).toBe(200)
	expect(tokenIn(right.body)).not.toBe('')
})

test('the page of an invitation, whose address is a secret, is stored nowhere and named to nobody', async () => {
	const { app, post } = await testApp()
	const token = tokenIn((await post({ password: ownerPassword })).body)
	const invited = await app.inject({
		method: 'POST',
		url: '/api/people',
		headers: { 'x-auth-token': token },
		payload: { name: 'Rosa Inés', role: 'reception', password: ownerPassword },
	})
	const page = await app.inject({ url: new URL(invited.json().link).pathname })
	expect(page.body).toContain('Rosa Inés')
	expect(page.headers).toMatchObject({
		'cache-control': 'no-store',
		'referrer-policy': 'no-referrer',
	})
})

test(
	'every path of the desk is served as a document with the form to sign in, in both languages',
	sweep,
	async () => {
		const { app } = await testApp()
		const paths = (await routes)
			.flatMap((route) => [route, ...(route.children ?? [])])
			.flatMap(({ path }) =>
				path?.startsWith('en?/admin') ? [path.replace(/:\w+/g, 'abc-123')] : [],
			)
		expect(paths).toContain('en?/admin/requests/abc-123/stay')
		for (const path of paths)
			for (const url of [path.replace('en?', ''), `/${path.replace('en?', 'en')}`]) {
				const { statusCode, body } = await app.inject({ url })
				// The start leads to the first section, and an invitation that does not exist says so.
				const isStart = url.endsWith('/admin')
				const hasForm = !isStart && !url.includes('/invitation/')
				expect({ url, statusCode, hasForm: body.includes('type="password"') }).toEqual({
					url,
					statusCode: isStart ? 302 : 200,
					hasForm,
				})
			}
	},
)
