import { expect, inject, onTestFinished, test } from 'vitest'
import { createDatabase } from '#tests/helpers/database/postgres.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'

async function siteOn(databaseUrl: string) {
	const site = await startSite({ DATABASE_URL: databaseUrl })
	onTestFinished(() => site.remove())
	return site
}

test(
	'two processes start at once on one PostgreSQL, and a review posted to one shows on the pages of the other',
	sweep,
	async () => {
		const databaseUrl = await createDatabase(inject('postgresUrl'))
		const [first, second] = await Promise.all([siteOn(databaseUrl), siteOn(databaseUrl)])
		const readPage = async () => (await fetch(`${second.url}/who-are-we`)).text()
		const message = 'La trucha estaba deliciosa y la neblina también'
		expect(await readPage()).not.toContain(message)

		const created = await fetch(`${first.url}/api/create`, {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ name: 'Ana', evaluation: 4, message }),
		})
		expect(created.status).toBe(201)
		// db/site-version.test.ts checks that the notification takes less than a second.
		await expect.poll(readPage).toContain(message)
	},
)
