import sharp from 'sharp'
import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'

type Picture = { src: string; sizes: string; type: string }

describeSqlite(({ open }) => {
	test('the site installs in both languages, and the desk as another app', async () => {
		const app = await buildTestApp(await open())
		const ids = new Set<string>()
		for (const locale of locales)
			for (const [page, start] of [
				['/', '/'],
				['/admin/today', '/admin/today'],
			] as const) {
				const at = (path: string) => localizePath(path, locale)
				const { body } = await app.inject({ url: at(page) })
				const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(body) ?? []
				const response = await app.inject({ url: address })
				expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/)
				const sent = await app.inject({ url: address, headers: { 'accept-encoding': 'br' } })
				expect(sent.rawPayload.length).toBeLessThan(response.rawPayload.length / 2)
				const manifest = response.json()
				expect(manifest).toMatchObject({
					start_url: at(start),
					display: 'standalone',
					name: expect.stringContaining(facts.name),
				})
				ids.add(manifest.id)
				expect(manifest.start_url.startsWith(manifest.scope)).toBe(true)
				expect(manifest.icons.map(({ purpose = 'any' }) => purpose)).toContain('maskable')

				const shortcuts: { url: string; icons: Picture[] }[] = manifest.shortcuts ?? []
				const screenshots: Picture[] = manifest.screenshots ?? []
				if (page !== '/')
					expect(shortcuts.map(({ url }) => url)).toEqual(
						['/admin/requests', '/admin/calendar'].map(at),
					)
				else {
					expect(shortcuts.map(({ url }) => url)).toEqual(['/booking', '/arrive', '/menu'].map(at))
					expect(screenshots).toHaveLength(2)
				}
				for (const { url } of [{ url: manifest.start_url }, ...shortcuts])
					expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200])
				for (const { src, sizes, type } of [
					...manifest.icons,
					...screenshots,
					...shortcuts.flatMap(({ icons }) => icons),
				] as Picture[]) {
					const picture = await app.inject({ url: src })
					const { width, height } = await sharp(picture.rawPayload).metadata()
					expect([src, picture.headers['content-type'], `${width}x${height}`]).toEqual([
						src,
						type,
						sizes,
					])
				}
			}
		expect(ids.size).toBe(4)
	})
})
