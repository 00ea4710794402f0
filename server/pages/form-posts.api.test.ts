import { expect, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { buildTestApp } from '#tests/helpers/build-app.ts'
import { newDataDir } from '#tests/helpers/database.ts'

async function testApp() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	return app
}

const form = 'application/x-www-form-urlencoded'

test.each([
	['/reviews', 'application/json', '{}', 415],
	['/reviews', 'multipart/form-data', 'no boundary', 400],
	['/camping', form, 'a=1', 405],
	['//elsewhere.example/', form, 'a=1', 405],
	['//%3C', form, 'a=1', 405],
])('a post to %s of type %s gets a 4xx', async (url, type, payload, status) => {
	const app = await testApp()
	const headers = { 'content-type': type, host: 'localhost' }
	const answer = await app.inject({ method: 'POST', url, headers, payload })
	expect(answer.statusCode).toBe(status)
	expect(answer.body).not.toContain('http://elsewhere.example')
})
