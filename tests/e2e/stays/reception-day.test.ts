import { randomUUID } from 'node:crypto'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { todayStaysWords } from '#content/stays/desk/today-stays-words.ts'
import { noticeWords } from '#content/stays/notice-words.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { addDays, dayInBogota, formatDay } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { inSteps } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { expectReadableInBlackAndWhite } from '../printing.ts'
import { signIn } from '../sign-in.ts'
import { openLoaded } from './stay-desk-steps.ts'

const dataDir = await mkdtemp(join(tmpdir(), 'reception-'))
const test = base.extend({
	// A file, whatever the other tests run on: who leaves today came before, which no call can enter.
	site: ownSite(() => startOwnersSite({ DATA_DIR: dataDir, DATABASE_URL: '' })),
})
const today = dayInBogota(Date.now())
const tomorrow = addDays(today, 1)
const leaving = ['Jorge Iván Cardona', 'Grupo Colegio San José']

/** Ten bookings: three arrive, two leave, five sleep here, two tables and two rides. Nine notices, which are not for the paper. */
async function fillTheDay(request: APIRequestContext, headers: Record<string, string>) {
	const changes = [{ path: 'offers.glamping.units', value: 5 }]
	await request.patch('/api/content/facts', { headers, data: { changes } })
	await request.post('/api/content/publish', { headers })
	const glamping = [1, 2, 3, 4, 5].map((number) => ({
		id: `nido-${number}`,
		name: `Nido ${number}`,
	}))
	await request.put('/api/units', { headers, data: { units: { glamping } } })
	const stay = (from: string, to: string, item: object, Quantity = 2) => ({
		ArrivalDate: from,
		DepartureDate: to,
		items: [item],
		Quantity,
	})
	const requests = {
		'Ana María Ñáñez Castrillón': stay(today, addDays(today, 2), { offer: 'cabin' }, 8),
		'Juan Camilo Restrepo': stay(today, tomorrow, { offer: 'glamping', units: 2 }, 4),
		'Sophie Dubois': stay(today, addDays(today, 3), { offer: 'glamping' }),
		'Thomas Müller': stay(tomorrow, tomorrow, { offer: 'table', hour: '13:00' }, 6),
		// Two of six ride.
		'Valentina Ríos': stay(tomorrow, tomorrow, { offer: 'horses', units: 2, hour: '09:00' }, 6),
	}
	for (const [Name, changed] of Object.entries(requests)) {
		const data = aBooking({ Name, ...changed })
		const from = { 'x-forwarded-for': randomAddress() }
		expect((await request.post('/api/bookings', { data, headers: from })).status()).toBe(201)
		const confirmed = await request.post(`/api/enquiries/${data.bookingId}/confirm`, {
			headers,
			data: { pesos: 760_000 },
		})
		expect(confirmed.status()).toBe(200)
	}
	// By phone, because a guest's request for an hour of today is refused in the afternoon.
	const onlyToday = { from: today, to: today }
	const phoned = {
		'Emily Watson': {
			offer: 'glamping',
			from: addDays(today, -1),
			to: tomorrow,
			units: 1,
			pesos: 760_000,
		},
		'Familia Gutiérrez Ocampo': {
			offer: 'table',
			...onlyToday,
			hour: '12:30',
			units: 2,
			people: 9,
		},
		'Luz Dary Marín': { offer: 'horses', ...onlyToday, hour: '10:00', units: 4, people: 4 },
	}
	for (const [guest, entry] of Object.entries(phoned)) {
		const data = { ...entry, guest, phone: '310 555 0102' }
		expect((await request.post('/api/blocks', { headers, data })).status()).toBe(201)
	}
	const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 20_000 })
	const insert = database.prepare(
		"insert into takes (id, kind, offer, from_day, to_day, units, guest, phone, people, note, created_at) values (?, 'phone', 'camping', ?, ?, 1, ?, '310 555 0101', 5, 'Sale temprano, dejar listo el desayuno', 1)",
	)
	for (const name of leaving) insert.run(randomUUID(), addDays(today, -2), today, name)
	// Another site sold two tents: the guests of one leave, the others stay.
	const imported = database.prepare(
		"insert into takes (id, kind, offer, from_day, to_day, units, note, created_at) values (?, 'imported', 'camping', ?, ?, ?, 'other.example', 1)",
	)
	const taken = database.prepare(
		"insert into taken_days (take_id, offer, day, units) values (?, 'camping', ?, 1)",
	)
	const staying = randomUUID()
	imported.run(randomUUID(), addDays(today, -2), today, 2)
	imported.run(staying, today, tomorrow, 1)
	taken.run(staying, today)
	const notice = database.prepare(
		"insert into notices (id, at, about, details) values (?, ?, 'request-released', ?)",
	)
	const money = { receivedPesos: 100_000, refund: 100_000, balance: null, hasReceipt: false }
	for (const number of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
		const reference = `PC-AAAA-000${number}`
		const items = [{ offer: 'cabin', units: 1, hour: null, people: 2, day: null }]
		const details = { reference, from: today, to: tomorrow, items, money }
		notice.run(randomUUID(), Date.now(), JSON.stringify(details))
	}
	database.close()
	return [...Object.keys(requests), ...Object.keys(phoned), ...leaving]
}

/** The boxes of all printed text; anything that is wider than its own box is cut. */
function printedBoxes() {
	const shown = [...document.querySelectorAll('main *')].filter((it) => it.checkVisibility())
	return {
		right: Math.max(...shown.map((it) => it.getBoundingClientRect().right)),
		cut: shown
			.filter((it) => it.scrollWidth > it.clientWidth + 1 && it.clientWidth > 1)
			.map((it) => it.textContent),
	}
}

/** In CSS pixels. */
const papers = { A4: { width: 794, height: 1123 }, Letter: { width: 816, height: 1056 } }

/** The margin of print dialogs unless somebody changes it; `pdf()` has none. */
const browserMargin = '1cm'

async function expectOnePage(page: Page, format: keyof typeof papers) {
	const margin = {
		top: browserMargin,
		right: browserMargin,
		bottom: browserMargin,
		left: browserMargin,
	}
	const paper = await page.pdf({ format, margin })
	expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
	await page.setViewportSize(papers[format])
	await page.emulateMedia({ media: 'print' })
	const { right, cut } = await page.evaluate(printedBoxes)
	expect(right).toBeLessThanOrEqual(papers[format].width)
	expect(cut).toEqual([])
}

/** Once for the tests of a worker, which share its site. */
let filled: ReturnType<typeof fillTheDay> | undefined

for (const [{ locale, width }, step] of inSteps(
	[{ locale: 'es', width: 360 }],
	[{ locale: 'en', width: 390 }],
))
	test(
		`a day at reception with ten bookings is on the screen and on one page of paper (${locale}, ${width} px)`,
		step,
		async ({ page, request }) => {
			const words = todayStaysWords[locale]
			const { headers } = await signIn(page)
			filled ??= fillTheDay(request, headers)
			const names = await filled
			await page.setViewportSize({ width, height: 780 })
			await openLoaded(page, localizePath('/admin/today', locale))
			const day = page.getByRole('region', { name: words.title })
			for (const name of names) await expect(day.getByText(name).first()).toBeVisible()
			// Reception calls guests who are late, also those who asked on the site.
			for (const name of names)
				await expect(
					day.getByRole('listitem').filter({ hasText: name }).first().locator('a[href^="tel:"]'),
				).toBeVisible()
			for (const name of leaving)
				await expect(
					day
						.getByRole('listitem')
						.filter({ hasText: name })
						.getByText(words.leaves, { exact: true }),
				).toBeVisible()
			await expect(day).toContainText('Nido 1, Nido 2')
			// As a host says it.
			const { riders, tables, people } = deskCalendarWords[locale]
			const lineOf = (name: string) => day.getByRole('listitem').filter({ hasText: name }).first()
			await expect(lineOf('Valentina Ríos')).toContainText(plural(2, riders, locale))
			await expect(lineOf('Valentina Ríos')).not.toContainText(plural(6, people, locale))
			await expect(lineOf('Gutiérrez')).toContainText(plural(2, tables, locale))
			await expect(lineOf('Gutiérrez')).toContainText(plural(9, people, locale))
			// Nobody has said how many come with one of the bookings.
			await expect(day.getByRole('heading', { name: words.staying })).toContainText(
				fill(words.unsaid.one, { people: plural(14, people, locale) }),
			)
			await expect(day.getByRole('heading', { name: words.rides })).toContainText(
				plural(6, riders, locale),
			)
			const imported = day.getByRole('listitem').filter({ hasText: 'other.example' })
			const expectImported = async () => {
				await expect(day.getByRole('heading', { name: words.imported })).toBeVisible()
				await expect(imported.first()).toContainText(words.leaves)
				await expect(imported.nth(1)).toContainText(words.sleeps)
			}
			await expectImported()
			const notices = page.getByRole('region', { name: noticeWords[locale].title })
			await expect(notices.getByRole('listitem')).toHaveCount(9)
			await expectFitsPhones(page, 'light', 'dark')

			for (const format of ['A4', 'Letter'] as const) {
				await expectOnePage(page, format)
				for (const name of names) await expect(day.getByText(name).first()).toBeVisible()
				await expect(day.getByText(formatDay(today, locale))).toBeVisible()
				await expectImported()
				await expect(notices).toBeHidden()
				// The desk's controls are not on the paper.
				await expect(day.getByText(words.weekend, { exact: true })).toBeHidden()
				await expect(day.getByRole('button', { name: words.print })).toBeHidden()
			}
			await expectReadableInBlackAndWhite(page)
		},
	)
