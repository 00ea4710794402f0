import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { failToStart, freePort, startSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'

async function start(environment: NodeJS.ProcessEnv) {
	const site = await startSite({ DATABASE_URL: '', ...environment })
	onTestFinished(async () => {
		await site.stop()
	})
	return site
}

const address = '203.0.113.77'

async function send(url: string, body: object) {
	return await fetch(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
		body: JSON.stringify(body),
	})
}

const shownPassword = /password {2}(\S+)/

test(
	'the first start shows the owner’s password once and adds the sample reviews',
	sweep,
	async () => {
		const environment = { DATA_DIR: await newDataDir() }
		const first = await start(environment)
		const password = shownPassword.exec(first.output())?.[1]
		const response = await send(`${first.url}/api/auth`, { name: 'admin', password })
		const { token } = (await response.json()) as { token: string }
		expect(response.status).toBe(200)
		expect(await (await fetch(`${first.url}/api/reviews`)).json()).toHaveLength(10)
		await first.stop()

		const second = await start(environment)
		expect(second.output()).not.toMatch(shownPassword)
		const headers = { 'x-auth-token': token }
		expect((await fetch(`${second.url}/api/auth`, { headers })).status).toBe(204)
	},
)

test(
	'a first start that fails because the port is taken has shown the password, which is valid',
	sweep,
	async () => {
		const port = await freePort()
		const blocker = createServer().listen(port, '127.0.0.1')
		await once(blocker, 'listening')
		const environment = { DATA_DIR: await newDataDir(), DATABASE_URL: '' }
		const { code, said } = await failToStart({ ...environment, PORT: String(port) })
		blocker.close()
		expect(code).toBe(1)
		expect(said).toContain(`Another program listens on port ${port} already`)
		expect(said).not.toContain('    at ')

		const password = shownPassword.exec(said)?.[1]
		const site = await start(environment)
		expect((await send(`${site.url}/api/auth`, { name: 'admin', password })).status).toBe(200)
	},
)

test('ADMIN_NAME cannot be the name of somebody who was invited', sweep, async () => {
	const password = 'de-la-configuracion'
	const environment = { DATA_DIR: await newDataDir(), DATABASE_URL: '', ADMIN_PASSWORD: password }
	const site = await start(environment)
	const signedIn = await send(`${site.url}/api/auth`, { name: 'admin', password })
	const { token } = (await signedIn.json()) as { token: string }
	const headers = { 'content-type': 'application/json', 'x-auth-token': token }
	const body = JSON.stringify({ name: 'Berta', role: 'reception', password })
	await fetch(`${site.url}/api/people`, { method: 'POST', headers, body })
	await site.stop()

	const { code, said } = await failToStart({ ...environment, ADMIN_NAME: 'berta' })
	expect(code).toBe(1)
	expect(said).toContain('ADMIN_NAME: expects a name that none of the invited people has')
	expect(said).not.toContain('    at ')
})

test(
	'ADMIN_PASSWORD is not shown, SAMPLE_REVIEWS=off leaves the list empty, and logs contain no personal data',
	sweep,
	async () => {
		const password = 'de-la-configuracion'
		const site = await start({
			DATA_DIR: await newDataDir(),
			ADMIN_PASSWORD: password,
			ADMIN_NAME: 'rosa',
			SAMPLE_REVIEWS: 'off',
			LOG_LEVEL: 'trace',
			TRUST_PROXY: 'true',
		})
		expect(await (await fetch(`${site.url}/api/reviews`)).json()).toEqual([])
		const review = { name: 'Rosalba', evaluation: 4, message: 'La trucha, deliciosa' }
		await send(`${site.url}/api/create`, review)
		await send(`${site.url}/api/create`, { ...review, evaluation: 'x' })
		const response = await send(`${site.url}/api/auth`, { name: 'rosa', password })
		expect(response.status).toBe(200)
		const { token } = (await response.json()) as { token: string }
		await send(`${site.url}/api/auth`, { name: 'rosa', password: 'adivinanza' })
		await fetch(`${site.url}/api/auth?quien=Rosalba`, { headers: { 'x-auth-token': token } })
		await expect.poll(site.output).toContain('/api/create')
		await site.stop()
		for (const secret of ['Rosalba', 'deliciosa', 'adivinanza', password, token, address])
			expect(site.output()).not.toContain(secret)
		expect(site.output(), 'but what was refused').toContain('"code":"unauthenticated"')
	},
)
