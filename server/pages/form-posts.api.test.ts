import { expect, test } from 'vitest'
import { formWords } from '#content/enquiries/form-words.ts'
import { refusedPostWords } from '#content/refused-post-words.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { fill } from '#domain/text/fill.ts'
import { timeOfDayInBogota } from '#domain/time/dates.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { closeNetwork, proofFor } from '#tests/helpers/floods.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const testApp = async () => (await testSite()).app

async function testSite() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	return { app, database }
}

const form = 'application/x-www-form-urlencoded'

testSampled([
	['/reviews', 'application/json', '{}', 415],
	['/reviews', 'multipart/form-data; boundary=x', '--x--', 415],
	['/camping', form, 'a=1', 405],
	['//elsewhere.example/', form, 'a=1', 405],
	['//%3C', form, 'a=1', 405],
	['/reviews', form, 'a=1&'.repeat(200), 413],
	['/reviews', form, `message=${'x'.repeat(70_000)}`, 413],
	['/admin.data', form, 'a=1', 405],
])(
	'a post to %s of type %s gets a 4xx, and a page that says so',
	async (url, type, payload, status) => {
		const app = await testApp()
		const headers = { 'content-type': type, host: 'localhost' }
		const response = await app.inject({ method: 'POST', url, headers, payload })
		expect(response.statusCode).toBe(status)
		expect(response.headers['cache-control']).toBe('no-store')
		expect(response.body).toContain(`<h1>${refusedPostWords.es.title}</h1>`)
		expect(response.body).not.toContain('//elsewhere.example')
	},
)

test('a post to a page without a form names no file of ours', async () => {
	const app = await testApp()
	const headers = { 'content-type': form, host: 'localhost' }
	const response = await app.inject({ method: 'POST', url: '/camping', headers, payload: 'a=1' })
	expect(response.statusCode).toBe(405)
	expect(response.body).not.toContain('pages/')
})

testSampled([
	{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' },
	{ host: 'www.palma.example', origin: 'https://www.palma.example' },
	{ host: 'localhost', origin: 'null', 'sec-fetch-site': 'same-origin' },
])('a form is taken at whatever name the visitor reached it by: %o', async (given) => {
	const app = await testApp()
	const headers = { 'content-type': form, ...given }
	const response = await app.inject({
		method: 'POST',
		url: '/booking',
		headers,
		payload: 'Name=Ana',
	})
	// Shown again with what is missing, not refused.
	expect(response.statusCode).toBe(422)
	expect(response.body).toContain('value="Ana"')
})

test('a form of another site is refused by a page that says so', async () => {
	const app = await testApp()
	const headers = { 'content-type': form, host: 'localhost', origin: 'https://elsewhere.example' }
	for (const [url, words] of [
		['/booking', refusedPostWords.es],
		['/en/booking', refusedPostWords.en],
	] as const) {
		const response = await app.inject({ method: 'POST', url, headers, payload: 'Name=Ana' })
		expect(response.statusCode).toBe(400)
		expect(response.headers['cache-control']).toBe('no-store')
		expect(response.body).toContain(`<h1>${words.title}</h1><p>${words.text}</p>`)
		expect(response.body).not.toContain('Ana')
	}
})

test('after a flood from their network, people without scripts read when they can send their form', async () => {
	const { app, database } = await testSite()
	await closeNetwork(app, database, '127.0.0.1')
	const post = (url: string) => {
		const headers = { 'content-type': form, host: 'localhost' }
		const payload = new URLSearchParams(aBooking({ consent: 'on' }) as never).toString()
		return app.inject({ method: 'POST', url, headers, payload })
	}
	for (const [url, words] of [
		['/booking', refusedPostWords.es.tooMany],
		['/en/booking', refusedPostWords.en.tooMany],
		['/en/request/somebodys-key', refusedPostWords.en.tooMany],
	] as const) {
		const response = await post(url)
		expect(response.statusCode, url).toBe(429)
		expect(response.headers['cache-control']).toBe('no-store')
		const retryAfter = Number(response.headers['retry-after'])
		expect(retryAfter).toBeGreaterThan(9 * 60)
		expect(response.body).toContain(`<h1>${words.title}</h1>`)
		const texts = [0, 60_000].map((more) =>
			fill(words.text, { time: timeOfDayInBogota(Date.now() + retryAfter * 1000 + more) }),
		)
		expect(texts.some((text) => response.body.includes(text))).toBe(true)
		expect(response.body).toContain('href="https://wa.me/')
		expect(response.body).not.toContain('somebodys-key')
	}
	const proof = await proofFor(app, '127.0.0.1')
	expect((await post(`/booking?${proof}`)).statusCode).toBe(303)
	expect((await post(`/booking?${proof}`)).statusCode).toBe(429)
})

testSampled([
	['/contact-us', formWords.es.check],
	['/en/contact-us', formWords.en.check],
])(
	'without scripts, %s asks to check what is accepted: with an error and in the confirmation',
	async (url, check) => {
		const app = await testApp()
		const headers = { 'content-type': form, host: 'localhost' }
		const post = (changes: object) => {
			const fields = aContact({
				Phone: '7593000',
				Email: 'ana@gmail.con',
				consent: 'on',
				...changes,
			})
			const payload = new URLSearchParams(fields as never).toString()
			return app.inject({ method: 'POST', url, headers, payload })
		}
		const question = check.suggestion.replace('{suggestion}', 'ana@gmail.com')
		const refused = await post({ Name: '' })
		expect(refused.statusCode).toBe(422)
		expect(refused.body).toContain(check.Phone)
		expect(refused.body).toContain(question)
		expect(refused.body).not.toContain(check.take)

		const sent = await post({})
		expect(sent.statusCode).toBe(303)
		const confirmation = await app.inject(String(sent.headers.location))
		expect(confirmation.body).toContain(check.sentTitle)
		expect(confirmation.body).toContain(question)
		expect(confirmation.body).toContain('7593000')
	},
)

testSampled(['/booking', '/en/contact-us'])(
	'a form sent to %s twice before scripts gave it an id is stored once; another one is stored too',
	async (url) => {
		const app = await testApp()
		const headers = { 'content-type': form, host: 'localhost' }
		const post = async (changes: object = {}) => {
			const { bookingId: _, ...fields } = aBooking({ consent: 'on', ...changes })
			const payload = new URLSearchParams(fields as never).toString()
			const response = await app.inject({ method: 'POST', url, headers, payload })
			expect(response.statusCode).toBe(303)
			return response.headers.location
		}
		const [first, second] = await Promise.all([post(), post()])
		expect(second).toBe(first)
		expect(await post()).toBe(first)
		expect(await post({ Message: 'Otra cosa' })).not.toBe(first)
		const refused = await app.inject({ method: 'POST', url, headers, payload: 'Name=Ana' })
		expect(refused.statusCode).toBe(422)
		expect(refused.body).toMatch(/name="(bookingId|ContactFormId)" value="[0-9a-f-]{36}"/)
	},
)

test('a form posted to its page and sent to the API under the same id is stored once', async () => {
	const app = await testApp()
	const booking = aBooking()
	const headers = { 'content-type': form, host: 'localhost' }
	const payload = new URLSearchParams({ ...booking, consent: 'on' } as never).toString()
	const posted = await app.inject({ method: 'POST', url: '/booking', headers, payload })
	expect(posted.statusCode).toBe(303)
	const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	expect(sent.statusCode).toBe(200)
	expect(posted.headers.location).toContain(sent.json().reference)
})

test('a text far beyond its limit comes back cut, one within four times its limit whole', async () => {
	const app = await testApp()
	const headers = { 'content-type': form, host: 'localhost' }
	const post = async (Message: string) => {
		const payload = new URLSearchParams({ Name: 'Ana', Message }).toString()
		return await app.inject({ method: 'POST', url: '/contact-us', headers, payload })
	}
	const long = await post('x'.repeat(15_999))
	expect(long.statusCode).toBe(422)
	expect(long.body).toContain(`>${'x'.repeat(15_999)}</textarea>`)
	const huge = await post('x'.repeat(60_000))
	expect(huge.statusCode).toBe(422)
	expect(huge.body).toContain(`>${'x'.repeat(16_000)}</textarea>`)
})
