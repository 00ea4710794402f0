import { expect, test } from 'vitest'
import { ownWords } from '#content/reviews/own-words.ts'
import { reviewsPageWords } from '#content/reviews/page-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

describeSqlite(({ open }) => {
	/** A visitor without scripts. */
	async function visitor(locale: Locale) {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApp(database)
		const post = async (url: string, fields: Record<string, string>) =>
			await app.inject({
				method: 'POST',
				url,
				payload: new URLSearchParams(fields).toString(),
				headers: { 'content-type': 'application/x-www-form-urlencoded' },
			})
		const written = { name: 'Ana', evaluation: '4', message: 'Muy rica la truha.', consent: 'on' }
		const sent = await post(localizePath('/reviews', locale), written)
		expect(sent.statusCode).toBe(303)
		const address = String(sent.headers.location).replace('#sent', '')
		return { app, post, written, address }
	}

	testSampled(locales)(
		'a review sent without scripts is corrected, then withdrawn (%s)',
		async (locale) => {
			const { app, post, written, address } = await visitor(locale)
			const words = ownWords[locale]
			const shown = await app.inject({ url: address })
			expect(shown.headers).toMatchObject({
				'cache-control': 'no-store',
				'referrer-policy': 'no-referrer',
				'x-robots-tag': 'noindex',
			})
			for (const said of [reviewsPageWords[locale].form.sent, words.note, words.withdraw])
				expect(shown.body).toContain(said)

			const form = await app.inject({ url: `${address}&problem=form` })
			expect(form.body).toContain(words.correctTitle)
			expect(form.body).toContain('Muy rica la truha.</textarea>')
			const action =
				/<form[^>]* id="review-form"[^>]*action="([^"]+)"|action="([^"]+)"[^>]*id="review-form"/.exec(
					form.body,
				)
			const target = String(action?.[1] ?? action?.[2])
				.replaceAll('&amp;', '&')
				.replace(/#.*/, '')
			const refused = await post(target, { ...written, message: '' })
			expect(refused.statusCode).toBe(422)
			expect(refused.body, 'it is still a correction').toContain(words.correctTitle)
			const corrected = await post(target, { ...written, message: 'Muy rica la trucha.' })
			expect(corrected.statusCode).toBe(303)
			const reviews = (await app.inject({ url: '/api/reviews' })).json()
			expect(reviews.map(({ message }: { message: string }) => message)).toEqual([
				'Muy rica la trucha.',
			])

			const withdrawn = await post(address, { withdraw: '1' })
			expect(withdrawn.statusCode).toBe(303)
			expect((await app.inject({ url: '/api/reviews' })).body).not.toContain('trucha.')
			const after = await app.inject({
				url: String(withdrawn.headers.location).replace('#sent', ''),
			})
			expect(after.body).toContain(words.withdrawn)
			expect(after.body).not.toContain(words.note)
		},
	)

	test('another key changes nothing, and after an answer the review stays as it is', async () => {
		const { app, post, written, address } = await visitor('es')
		const guessed = address.replace(/key=[^&]+/, `key=${'A'.repeat(22)}`)
		expect((await app.inject({ url: guessed })).body).not.toContain(ownWords.es.note)
		const attempts: Record<string, string>[] = [
			{ withdraw: '1' },
			{ ...written, message: 'De otro.' },
		]
		for (const fields of attempts) {
			const refused = await post(guessed, fields)
			expect(refused.statusCode).toBeGreaterThanOrEqual(400)
			expect(refused.body).toContain(ownWords.es.tooLate)
		}
		const [{ _id }] = (await app.inject({ url: '/api/reviews' })).json()
		const { call } = await signInOwner(app)
		await call('PUT', `/api/reviews/${_id}/answer`, { message: 'Gracias.' })
		const late = await post(`${address}&problem=form`, { ...written, message: 'Otra cosa.' })
		expect(late.body).toContain(ownWords.es.tooLate)
		expect((await app.inject({ url: '/api/reviews' })).body).toContain('truha')
	})
})
