import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { loadBuiltSite } from '#server/pages/built-site.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { quickPasswords, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { longName } from '#tests/helpers/site/other-facts.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'

// Drawing on a busy machine takes its time.
vi.setConfig({ testTimeout: 600_000 })

/** The real site, of whose social cards only those of the home page are drawn: all of them would take a minute. */
async function startApp(database: Database) {
	const site = await loadBuiltSite(join(import.meta.dirname, '../../build'))
	const { '/': home } = site.pictures.cards
	const app = await buildApp({
		config: readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost' }),
		site: { ...site, pictures: { ...site.pictures, cards: home ? { '/': home } : {} } },
		database,
		passwords: quickPasswords,
	})
	onTestFinished(() => app.close())
	const shown = async () => {
		const [es, en] = await Promise.all(
			['/', '/en'].map(async (url) => (await app.inject({ url })).body),
		)
		const find = (html = '', pattern: RegExp) => pattern.exec(html)?.[1]
		const card = /property="og:image" content="http:\/\/localhost([^"]+)"/
		const map = /src="([^"]*route-map[^"]*)"/
		return {
			cardEs: find(es, card),
			cardEn: find(en, card),
			mapEs: find(es, map),
			mapEn: find(en, map),
		}
	}
	return { app, shown }
}

describeSampledDatabase('postgres', ({ newPlace, open }) => {
	test(
		'after a publication the map and the cards are drawn once with the new name, for every process',
		sweep,
		async () => {
			const place = await newPlace()
			const database = await open(place)
			await storeOwnerPassword(database)
			const { app, shown } = await startApp(database)
			const other = await startApp(await open(place))
			const asBuilt = await shown()
			expect(Object.values(asBuilt).every(Boolean)).toBe(true)

			const { call } = await signInOwner(app)
			const publish = async (payload: object) => {
				await call('PATCH', '/api/content/facts', payload)
				await call('POST', '/api/content/publish')
			}
			await publish({ changes: [{ path: 'campingPesos', value: 41_000 }] })
			expect(await shown()).toEqual(asBuilt)
			await publish({ changes: [{ path: 'name', value: longName }] })

			// Drawing gives way to all other work of the machine.
			await expect
				.poll(async () => (await shown()).cardEs, { timeout: 500_000 })
				.not.toBe(asBuilt.cardEs)
			const redrawn = await shown()
			await expect.poll(other.shown).toEqual(redrawn)
			for (const [item, address] of Object.entries(redrawn)) {
				expect(address).not.toBe(asBuilt[item as keyof typeof asBuilt])
				const file = await other.app.inject({ url: String(address) })
				expect(file.statusCode).toBe(200)
				expect(file.headers['cache-control']).toContain('immutable')
				if (!item.startsWith('card')) continue
				const { format, width, height } = await sharp(file.rawPayload).metadata()
				expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
				expect(file.rawPayload.length).toBeLessThanOrEqual(90_000)
			}
			const rows = await database.query.selectFrom('picture_files').select('name').execute()
			expect(rows).toHaveLength(5)

			await call('POST', '/api/content/history/0/restore')
			expect(await shown()).toEqual(asBuilt)
		},
	)
})
