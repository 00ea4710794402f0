import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import type { ListedPhoto } from '#domain/editing/responses.ts'
import { createDraftAccess } from '#server/pictures/draft-access.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { colourAt, leafyPhoto, redAbove, sidewaysPhoto } from '#tests/helpers/photos/photos.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'

// Encoding pictures on a busy machine takes its time.
vi.setConfig({ testTimeout: 120_000 })

type Listed = ListedPhoto

async function openDesk(database: Database, clock?: { now: number }) {
	const hasOwner = await database.query.selectFrom('credentials').select('id').executeTakeFirst()
	if (!hasOwner) await storeOwnerPassword(database)
	const app = await buildTestApi(database, clock && { clock })
	const { headers, call } = await signInOwner(app)
	const upload = (slot: string, payload: Buffer, type = 'image/jpeg') =>
		app.inject({
			method: 'PUT',
			url: `/api/photos/${slot}`,
			headers: { ...headers, 'content-type': type },
			payload,
		})
	const list = async (): Promise<{ published: Listed[]; draft: Listed[] }> =>
		(await call('GET', '/api/photos')).json()
	const publish = async () => (await call('POST', '/api/content/publish')).json().version
	return { app, call, upload, list, publish }
}

const alt = { es: 'Torta de mora en la mesa', en: 'A blackberry cake on the table' }

describeSampledDatabase('sqlite', ({ kind, open, newPlace }) => {
	/** The queries run on both databases in other tests. */
	const elsewhere = kind === 'sqlite' ? {} : sweep

	test('without a token no photograph is read or changed', async () => {
		const app = await buildTestApi(await open())
		for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
			const { statusCode } = await app.inject({
				method,
				url: '/api/photos/dessert',
				payload: Buffer.from('x'),
				headers: { 'content-type': 'image/jpeg' },
			})
			expect(statusCode).toBe(401)
		}
		expect((await app.inject({ url: '/api/photos' })).statusCode).toBe(401)
	})

	test('a photograph taken sideways is drafted, described, published on every process and undone', async () => {
		const place = await newPlace()
		const { app, call, upload, list, publish } = await openDesk(await open(place))
		const other = await openDesk(await open(place))

		const response = await upload('dessert', await sidewaysPhoto({ width: 1200, height: 1600 }))
		expect(response.statusCode).toBe(200)
		expect(response.json()).toEqual({ slot: 'dessert', width: 1200, height: 1600 })
		const [drafted] = (await list()).draft
		expect((await list()).published).toEqual([])
		expect(drafted).toMatchObject({ slot: 'dessert', alt: { es: '', en: '' } })
		const { documents } = (await call('GET', '/api/content')).json()
		expect(documents).toContainEqual({ name: 'photos', hasDraft: true, isChanged: false })

		const described = await call('PATCH', '/api/photos/dessert', {
			alt,
			focus: { x: 0.5, y: 0 },
			photo: drafted?.photo,
		})
		expect(described.statusCode).toBe(200)
		const [changed] = (await list()).draft
		expect(changed).toMatchObject({ alt, focus: { x: 0.5, y: 0 }, widths: [400, 800, 1200] })

		// Only the owner gets the addresses of what is not published; the whole photograph never is.
		const plain = (address = '') => address.replace(/\?.*/, '')
		const addresses = changed?.picture.sources.flatMap(({ srcset }) => srcset.map(({ url }) => url))
		const statusOf = async (url = '') => (await app.inject({ url })).statusCode
		for (const address of [...(addresses ?? []), changed?.overview]) {
			expect(await statusOf(plain(address)), address).toBe(404)
			expect(await statusOf(`${plain(address)}?draft=AAAAAAAAAAAAAAAAAAAAAA`)).toBe(404)
			const response = await app.inject({ url: String(address) })
			expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
		}
		expect(await statusOf(`/pictures/photo-${changed?.photo}.jpg`)).toBe(404)
		expect(await publish()).toBe(1)
		expect(await statusOf(plain(changed?.overview))).toBe(404)

		// The crop around the top shows the red part, which a sideways crop would have at the side.
		for (const [width, type] of [
			[400, 'avif'],
			[1200, 'webp'],
		] as const) {
			const address = `/pictures/dessert-${changed?.crop}-${width}.${type}`
			const file = await app.inject({ url: address })
			expect(file.statusCode).toBe(200)
			expect(file.headers).toMatchObject({
				'content-type': `image/${type}`,
				'cache-control': 'public, max-age=31536000, immutable',
				'x-content-type-options': 'nosniff',
			})
			const { exif, icc, width: actual, height } = await sharp(file.rawPayload).metadata()
			expect({ exif, icc, actual, height }).toMatchObject({
				actual: width,
				height: Math.round((width * 2) / 3),
			})
			expect(exif).toBeUndefined()
			const top = await colourAt(file.rawPayload, { left: 50, top: 10, width: 300, height: 80 })
			expect(top[0]).toBeGreaterThan(180)
			expect(top[2]).toBeLessThan(80)
			const again = await app.inject({
				url: address,
				headers: { 'if-none-match': String(file.headers.etag) },
			})
			expect(again.statusCode).toBe(304)
		}

		const [published] = (await list()).published
		expect(published?.picture.src).toBe(plain(changed?.picture.src))
		await expect.poll(async () => (await other.list()).published).toEqual([published])
		const shown = await other.app.inject({ url: `/pictures/dessert-${changed?.crop}-800.avif` })
		expect(shown.statusCode).toBe(200)

		expect((await call('DELETE', '/api/photos/dessert')).statusCode).toBe(204)
		expect((await list()).draft).toEqual([])
		expect((await list()).published).toHaveLength(1)
		expect(await publish()).toBe(2)
		expect((await list()).published).toEqual([])

		await call('POST', '/api/content/history/1/restore')
		expect((await list()).published).toEqual([published])
		const { versions } = (await call('GET', '/api/content/history')).json()
		expect(versions[0].changes).toMatchObject([
			{ document: 'photos', path: 'dessert', before: null },
		])
	})

	test(
		'a description is required in one language, and a replaced photograph is a conflict',
		elsewhere,
		async () => {
			const { call, upload, list } = await openDesk(await open())
			expect((await call('PATCH', '/api/photos/dessert', { alt })).statusCode).toBe(404)
			expect((await upload('nowhere', Buffer.from('x'))).statusCode).toBe(404)
			const photo = await redAbove({ width: 900, height: 600 }).webp().toBuffer()
			// The header does not matter.
			expect((await upload('dessert', photo, 'image/png')).statusCode).toBe(200)
			const [first] = (await list()).draft
			expect(first?.widths).toEqual([400, 800])

			const empty = await call('PATCH', '/api/photos/dessert', { alt: { es: ' ', en: '' } })
			expect(empty.statusCode).toBe(422)
			expect(empty.json().errors).toEqual([{ field: 'alt.es', code: 'altMissing' }])
			const english = await call('PATCH', '/api/photos/dessert', { alt: { es: ' ', en: 'A cake' } })
			expect(english.statusCode).toBe(200)
			const long = await call('PATCH', '/api/photos/dessert', {
				alt: { ...alt, en: 'a'.repeat(301) },
			})
			expect(long.json().errors).toEqual([{ field: 'alt.en', code: 'altTooLong' }])
			const aside = await call('PATCH', '/api/photos/dessert', { focus: { x: 2, y: 0 } })
			expect(aside.statusCode).toBe(422)

			await upload('dessert', await redAbove({ width: 901, height: 600 }).jpeg().toBuffer())
			const late = await call('PATCH', '/api/photos/dessert', { alt, photo: first?.photo })
			expect(late.statusCode).toBe(409)
			expect(late.json()).toMatchObject({ code: 'edited-elsewhere' })

			const remove = (photo = '') => call('DELETE', `/api/photos/dessert?photo=${photo}`)
			const [second] = (await list()).draft
			const unseen = await remove(first?.photo)
			expect(unseen.statusCode).toBe(409)
			expect(unseen.json()).toMatchObject({
				code: 'edited-elsewhere',
				current: { photo: second?.photo },
			})
			expect((await list()).draft).toEqual([second])
			expect((await remove(second?.photo)).statusCode).toBe(204)
			expect((await remove(second?.photo)).statusCode, 'the same once more').toBe(204)
			expect((await list()).draft).toEqual([])
		},
	)

	test(
		'a description or a focus that others changed since the editor saw it is a conflict',
		elsewhere,
		async () => {
			const { call, upload, list } = await openDesk(await open())
			await upload('dessert', await redAbove({ width: 900, height: 600 }).jpeg().toBuffer())
			const stored = async () => (await list()).draft[0]
			const { focus, alt: none } = (await stored()) ?? {}
			const seen = { focus, alt: none }
			const change = (body: object) => call('PATCH', '/api/photos/dessert', body)
			const theirs = { ...alt, es: 'Torta de la casa' }
			expect((await change({ alt: theirs, seen })).statusCode).toBe(200)
			expect((await change({ alt: theirs, seen })).statusCode, 'the same once more').toBe(200)

			const late = await change({ alt, seen })
			expect(late.statusCode).toBe(409)
			expect(late.json()).toMatchObject({ code: 'edited-elsewhere', current: { alt: theirs } })
			expect(await stored()).toMatchObject({ alt: theirs })

			const aside = { x: 0.2, y: 0.8 }
			expect((await change({ focus: aside, seen })).statusCode, 'nobody moved it').toBe(200)
			expect((await change({ focus: { x: 0.9, y: 0.1 }, seen })).statusCode).toBe(409)
			expect((await change({ alt, seen: { focus, alt: theirs } })).statusCode).toBe(200)
			expect(await stored()).toMatchObject({ alt, focus: aside })
		},
	)

	test(
		'files are deleted a day after the last draft and version that refers to them',
		sweep,
		async () => {
			const clock = { now: Date.now() }
			const database = await open()
			const { call, upload, list, publish, app } = await openDesk(database, clock)
			const photo = async (width: number) =>
				await redAbove({ width, height: 600 }).jpeg().toBuffer()
			await upload('dessert', await photo(900))
			await call('DELETE', '/api/photos/dessert')
			await upload('breakfast', await photo(901))
			await publish()
			await upload('birds-eye', await photo(902))
			const kept = (await list()).draft
			expect(kept.map(({ slot }) => slot)).toEqual(['birds-eye', 'breakfast'])
			await app.close()

			const names = async () => {
				const rows = await database.query.selectFrom('picture_files').select('name').execute()
				return new Set(rows.map(({ name }) => name.replace(/-[0-9a-f]{20}.*/, '')))
			}
			const all = new Set(['photo', 'dessert', 'breakfast', 'birds-eye'])
			expect(await names()).toEqual(all)
			clock.now += 25 * 60 * 60_000
			const { createStoredPictures } = await import('#server/pictures/stored-pictures.ts')
			const stored = createStoredPictures({
				query: database.query,
				headers: {},
				draftAccess: createDraftAccess(createSiteSecret(database)),
				now: () => clock.now,
			})
			clock.now += 2 * 60 * 60_000
			await stored.forgetOld()
			all.delete('dessert')
			expect(await names()).toEqual(all)
			const rows = await database.query.selectFrom('picture_files').select('reference').execute()
			expect(new Set(rows.map(({ reference }) => reference))).toEqual(
				new Set(kept.flatMap((slot) => [slot.photo, slot.crop])),
			)
		},
	)

	if (kind === 'sqlite')
		test('leaves in the sun weigh at most 60 KB on a phone', sweep, async () => {
			const { app, call, upload, list } = await openDesk(await open())
			await upload('valley-dawn', await leafyPhoto({ width: 2400, height: 1600 }))
			const [{ crop, widths } = { crop: '', widths: [] }] = (await list()).draft
			expect(widths).toEqual([400, 800, 1200, 1600])
			expect((await call('POST', '/api/content/publish')).statusCode).toBe(200)
			const weigh = async (name: string) =>
				(await app.inject({ url: `/pictures/valley-dawn-${crop}-${name}` })).rawPayload.length
			for (const name of ['400.avif', '800.avif', '1200.avif', '400.webp', '800.webp']) {
				const bytes = await weigh(name)
				expect(bytes).toBeGreaterThan(5_000)
				expect(bytes).toBeLessThanOrEqual(60_000)
			}
		})
})
