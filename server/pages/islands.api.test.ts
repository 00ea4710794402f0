import { expect, test } from 'vitest'
import { islands } from '#app/islands/registry.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'

/** Addresses and words that only the owner's desk has. */
const ofTheDesk = [
	'/api/desk/',
	'/api/enquiries',
	'/api/two-factor',
	'pages/desk/',
	...Object.values(deskFrameWords.es.sections).map((name) => `"${name}"`),
]

async function builtSite() {
	const database = await openDatabase({ dataDir: await newDataDir() })
	await migrate(database)
	await storeOwnerPassword(database)
	const app = await buildTestApp(database)
	app.addHook('onClose', () => database.close())
	return app
}

const islandsIn = (html: string) =>
	[...html.matchAll(/<page-island data-of="([^"]+)"/g)].map(([, name = '']) => name)

test('every island on a page is one that the browser knows, and every one it knows is on a page', async () => {
	const app = await builtSite()
	const booking = aBooking()
	const booked = await app.inject({ method: 'POST', url: '/api/bookings', payload: booking })
	const own = new URL(booked.json().link).pathname
	const { call } = await signInOwner(app)
	await call('POST', `/api/enquiries/${booking.bookingId}/offer`, {
		pesos: 900_000,
		message: '',
		deposit: { pesos: 300_000, until: dayInBogota(Date.now()) },
	})
	const paths = ['/nowhere', '/offline', own, '/request', '/request/deleted']
	const found = new Set<string>()
	for (const url of [...everyPage.map(({ path }) => path), ...paths])
		for (const name of islandsIn((await app.inject({ url })).body)) found.add(name)
	expect([...found].sort()).toEqual(Object.keys(islands).sort())
})

const decoded = (text: string) =>
	text.replaceAll('&lt;', '<').replaceAll('&#39;', "'").replaceAll('&amp;', '&')

test(
	'a page carries the data of its islands and no other, with nothing left of a placeholder',
	sweep,
	async () => {
		const app = await builtSite()
		for (const { path } of everyPage) {
			const { body } = await app.inject({ url: path })
			expect(body).not.toMatch(/>[\w-]{22}-\d+<|<script[^>]* src=/)
			// The inline script, and the one beside a form. A router's data would be another.
			const scripts = body.match(/<script(?![^>]* type="application\/)/g)
			const length = /\/(booking|contact-us|reviews)$/.test(path) ? 2 : 1
			expect({ path, scripts }).toMatchObject({ scripts: { length } })
			const islands = body.split('<page-island ').slice(1)
			for (const island of islands) {
				const [, props = ''] = /^data-of="\w+" data-props='([^']*)'/.exec(island) ?? []
				expect(() => JSON.parse(decoded(props))).not.toThrow()
			}
		}
	},
)

test('visitors’ pages load, and the service worker caches, nothing of the owner’s desk', async () => {
	const app = await builtSite()
	const read = async (url: string) => (await app.inject({ url })).body
	const files = (await read('/sw.js')).match(/\/assets\/[\w.-]+\.js/g) ?? []
	const [entry] = /\/assets\/islands-[\w-]+\.js/.exec(await read('/')) ?? []
	expect(files).toContain(entry)
	expect(files.length).toBeGreaterThan(4)
	for (const url of files) {
		const text = await read(url)
		const marks = ofTheDesk.filter((mark) => text.includes(mark))
		expect({ url, marks }).toEqual({ url, marks: [] })
	}
})

test('an island asks for its first picture once', async () => {
	const { body } = await (await builtSite()).inject({ url: '/lodging' })
	expect(body).toContain('fetchPriority="high"')
	expect(body).not.toContain('as="image"')
})
