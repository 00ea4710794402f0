import sharp from 'sharp'
import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { beginUpload, listen } from '#tests/helpers/slow-upload.ts'

const path = '/api/photos/dessert'

describeSampledDatabase('postgres', ({ open }) => {
	test('a photograph takes the place of one that hardly moves, also of the same person', async () => {
		const clock = { now: Date.now() }
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApi(database, { clock })
		const port = await listen(app)
		const names = ['ana', 'bea', 'clara', 'dora'] as const
		const people = await Promise.all(names.map((name) => signInAs(database, app, 'owner', name)))
		const tokens = people.map(({ token }) => token)
		const begin = (token = '', url = path) =>
			beginUpload(port, {
				method: 'PUT',
				path: url,
				headers: { 'x-auth-token': token, 'content-type': 'image/jpeg' },
			})
		const photo = await sharp({
			create: { width: 1600, height: 1200, channels: 3, background: '#486' },
		})
			.jpeg()
			.toBuffer()
		const put = async (token = '') => {
			const { statusCode, body } = await app.inject({
				method: 'PUT',
				url: path,
				headers: { 'x-auth-token': token, 'content-type': 'image/jpeg' },
				payload: photo,
			})
			return `${statusCode} ${JSON.parse(body).code ?? 'stored'}`
		}
		// Neither strangers nor unknown slots take a place.
		const refused = [await begin('wrong'), await begin(tokens[3], '/api/photos/nothing')]
		await expect.poll(() => refused.map(({ status }) => status)).toEqual([401, 404])
		const slow: Awaited<ReturnType<typeof begin>>[] = []
		for (const token of tokens.slice(0, 3)) {
			const both = [await begin(token), await begin(token)]
			await expect.poll(() => both.filter(({ code }) => code === 'already-sending')).toHaveLength(1)
			slow.push(...both.filter(({ code }) => code === ''))
		}
		expect(await put(tokens[3])).toBe('503 overloaded')
		expect(await put(tokens[1])).toBe('409 already-sending')
		clock.now += 10_000
		expect(await put(tokens[1])).toBe('200 stored')
		await expect.poll(() => slow.map(({ code }) => code)).toEqual(['', 'timed-out', ''])
		expect(await put(tokens[3])).toBe('200 stored')
	})
})
