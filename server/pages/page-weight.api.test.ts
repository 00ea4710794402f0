import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { seedSampleReviews } from '#server/reviews/sample-reviews.ts'
import { arrival, bookCabin, siteForGuests } from '#tests/helpers/guest-pages.ts'
import { compressFully } from '#tests/helpers/site/brotli.ts'
import { buildSharedApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { mostFilledPageBytes, mostPageBytes, pageBytes } from '#tests/helpers/site/page-bytes.ts'
import { inSteps } from '#tests/helpers/steps.ts'

compressFully()

let app: Awaited<ReturnType<typeof buildSharedApp>>

beforeAll(async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	// At a moment of the past, because its digits change the size by some bytes.
	await seedSampleReviews(database, Date.UTC(2026, 10, 19))
	app = await buildSharedApp(database, { PUBLIC_URL: 'https://palma.example' })
	return async () => {
		await app.close()
		await database.close()
		await rm(dataDir, { recursive: true, force: true })
	}
})

for (const [{ path }, step] of inSteps(
	everyPage.filter(({ locale }) => locale === 'es'),
	everyPage.filter(({ locale }) => locale === 'en'),
))
	test(
		`${path} answers 200 with at most 13 KB of HTML, CSS and headers (brotli)`,
		step,
		async () => {
			const response = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
			expect(response.statusCode).toBe(200)
			expect(pageBytes(response)).toBeLessThanOrEqual(mostPageBytes)
		},
	)

test('the guest’s own pages weigh no more: the list, and a request with a history and a deposit', async () => {
	const site = await siteForGuests()
	const { at, address } = await bookCabin(site)
	const weighed = async (url: string, most = mostPageBytes) => {
		const response = await site.app.inject({ url, headers: { 'accept-encoding': 'br' } })
		expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'br'])
		expect(pageBytes(response), url).toBeLessThanOrEqual(most)
	}
	const offer = {
		pesos: 900_000,
		message: 'Con gusto.',
		deposit: { pesos: 300_000, until: arrival },
	}
	await weighed('/request')
	await weighed(address)
	await site.asOwner('POST', `${at}/offer`, offer)
	await weighed(address)
	await site.post(address, { action: 'accept' })
	await weighed(address)
	await site.asOwner('POST', `${at}/confirm`, {})
	await site.asOwner('POST', `${at}/deposit`, { receivedPesos: 100_000 })
	await site.post(address, { action: 'change', people: '5', text: 'Viene la abuela' })
	// With all that guest and owner have written to each other.
	for (const url of [address, `/en${address}`]) await weighed(url, mostFilledPageBytes)
})

test('the small pictures of the booking form weigh 3 KB at most, not as much as whole scenes', async () => {
	const { body } = await app.inject({ url: '/booking' })
	const small = [...body.matchAll(/<img src="([^"]*)" alt="" width="48"/g)].map(([, src]) => src)
	expect(small).toHaveLength(8)
	for (const url of small) {
		const { statusCode, rawPayload } = await app.inject({ url: url as string })
		expect(statusCode).toBe(200)
		expect(rawPayload.length).toBeLessThanOrEqual(3 * 1024)
	}
})
