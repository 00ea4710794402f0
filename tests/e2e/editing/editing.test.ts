import { editingWords } from '#content/editing/editing-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { facts } from '#content/facts.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { camping } from '#content/pages/camping.ts'
import { menu } from '#content/pages/menu.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import { displayPhone } from '#domain/facts.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { startPostgres } from '#tests/helpers/database/postgres.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { openSmtp, readMail } from '#tests/helpers/mail/smtp-stub.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { inSteps, sweep } from '#tests/helpers/steps.ts'
import { expectAccessible } from '../accessibility.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openText, startEditing } from './editing-steps.ts'

const test = base.extend({
	site: ownSite(() => startOwnersSite({ DATABASE_URL: '' })),
})
const phone = {
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
	reducedMotion: 'reduce' as const,
}
const words = editingWords.es
const desk = siteWords.es
const { languages } = words.sheet
const newPhone = '+573109876543'
const paragraph = { es: 'Impuestos incluidos. Hay café.', en: 'Taxes included. There is coffee.' }
const dish = { es: 'Trucha ahumada', en: 'Smoked trout' }

const pageOf = async (site: SiteProcess, path: string) => (await fetch(site.url + path)).text()

test.describe('on a phone', () => {
	test.use({ ...phone, contextOptions: { reducedMotion: 'reduce' } })

	// The API tests of editing run on both databases, with two processes on one.
	for (const [kind, step] of inSteps(['sqlite'], ['postgres'])) {
		test(
			`the owner changes phone, price, paragraph and dish, publishes and undoes it (${kind})`,
			step,
			async ({ browser }) => {
				const postgres = kind === 'postgres' ? await startPostgres() : undefined
				const { smtp, stop } = await openSmtp()
				const environment = {
					SMTP_URL: smtp.url,
					MAIL_FROM: 'web@palma.example',
					MAIL_TO: 'owner@palma.example',
					DATABASE_URL: (await postgres?.createDatabase()) ?? '',
				}
				const site = await startOwnersSite(environment)
				// Where several processes share a database, a visitor meets another one.
				const other = postgres ? await startOwnersSite(environment) : site
				const context = await browser.newContext({ ...phone, baseURL: site.url, locale: 'es-CO' })
				try {
					await signIn(context)
					const page = await context.newPage()
					const first = await pageOf(other, '/camping')

					await startEditing(page, '/camping')
					await expect.poll(() => page.evaluate(hasMarks)).toBe(false)
					await expectAccessible(page, '[data-editor]')
					const sheet = await openText(page, 'Impuestos incluidos')
					await sheet.getByRole('textbox', { name: languages.es }).fill(paragraph.es)
					// The page shows it at once, behind the sheet.
					await expect(page.locator('main').getByText(paragraph.es)).toHaveCount(1)
					await sheet.getByRole('textbox', { name: languages.en }).fill(paragraph.en)
					await expectAccessible(page, 'dialog')
					await sheet.getByRole('button', { name: words.sheet.save }).click()
					await expect(page.getByText(plural(2, words.bar.changes, 'es'))).toBeVisible()
					await expect(page.locator('main').getByText(paragraph.es)).toBeVisible()

					await page.goto('/admin/site/facts')
					const form = page.getByRole('main')
					await form.getByLabel(desk.facts.labels.campingPesos ?? '').fill('31.000')
					const number = form.getByRole('textbox', {
						name: fill(desk.facts.phone, { number: '1' }),
					})
					await number.fill('310')
					await form.getByRole('button', { name: desk.facts.save }).click()
					await expect(form.getByText(desk.facts.errors.factPhone ?? '')).toBeVisible()
					await number.fill('+57 310 987 6543')
					await form.getByRole('button', { name: desk.facts.save }).click()
					await expect(page.getByText(plural(4, desk.draft.changes, 'es'))).toBeVisible()
					await expectAccessible(page)

					await page.getByRole('link', { name: desk.parts.menu, exact: true }).click()
					const [trout] = menu.copy.es.sections[0]?.dishes ?? []
					const openDish = () =>
						page.getByRole('button', { name: trout?.name ?? '', exact: true }).click()
					await openDish()
					const name = words.keys.name
					const spanish = page.getByRole('textbox', { name: `${name} · ${languages.es}` })
					await spanish.fill(dish.es)
					// A reload keeps what was written.
					await page.reload()
					await openDish()
					await expect(spanish).toHaveText(dish.es)
					await expect(page.getByText(words.sheet.restored)).toBeVisible()
					await page.getByRole('textbox', { name: `${name} · ${languages.en}` }).fill(dish.en)
					await page.getByLabel(words.list.pesos).fill('42000')
					await page.getByLabel(words.list.badge).selectOption('today')
					await page.getByRole('button', { name: words.sheet.save }).click()
					await expect(page.getByRole('button', { name: dish.es }).first()).toBeVisible()
					expect(await pageOf(other, '/camping'), 'a draft is the owner’s alone').toBe(first)

					await page.getByRole('button', { name: desk.draft.publish }).click()
					await expect(page.getByText(words.bar.published)).toBeVisible()
					const shown = displayPhone(newPhone)
					await expect.poll(() => pageOf(other, '/camping')).toContain(paragraph.es)
					const html = await pageOf(other, '/camping')
					expect(html).toContain('31.000')
					expect(html).toContain(`"telephone":["${newPhone}"`)
					expect(await pageOf(other, '/en/camping')).toContain(paragraph.en)
					expect(await pageOf(other, '/arrive'), 'the route card').toContain(`tel:${newPhone}`)
					const carta = await pageOf(other, '/menu')
					expect(carta).toContain(dish.es)
					expect(carta).toContain('42.000 pesos')
					expect(await pageOf(other, '/en/menu')).toContain('Today</em>')
					await fetch(`${other.url}/api/bookings`, {
						method: 'POST',
						headers: { 'content-type': 'application/json' },
						body: JSON.stringify(aBooking({ language: 'es' })),
					})
					await expect
						.poll(() => smtp.mails.flatMap((mail) => readMail(mail).bodies.map((it) => it.body)))
						.toContainEqual(expect.stringContaining(shown))

					await page.getByRole('link', { name: desk.parts.history }).click()
					await expectAccessible(page)
					await page.getByText(plural(8, desk.history.changes, 'es')).click()
					await expect(page.getByText(paragraph.en)).toBeVisible()
					await expect(page.getByText(new RegExp(`^\\${newPhone}`))).toBeVisible()
					await page.getByRole('button', { name: desk.history.restore }).last().click()
					await page
						.getByRole('dialog')
						.getByRole('button', { name: words.restore.confirm })
						.click()
					await expect(page.getByText(words.restore.done)).toBeVisible()
					await expect.poll(() => pageOf(other, '/camping')).toBe(first)
				} finally {
					await context.close()
					await site.remove()
					if (other !== site) await other.remove()
					await postgres?.stop()
					await stop()
				}
			},
		)
	}

	test(
		'lists: an empty one is filled, items move and go, and come back',
		sweep,
		async ({ page, context }) => {
			await signIn(context)
			await startEditing(page, '/camping')
			const [, second = '', third = ''] = camping.copy.es.rules.items
			const sheet = await openText(page, third)
			await sheet.getByRole('button', { name: words.sheet.list }).click()
			await page.getByRole('button', { name: fill(words.list.up, { item: third }) }).click()
			const rules = page.locator('ol').filter({ hasText: second }).locator('li')
			await expect(rules.nth(1)).toHaveText(third)
			await page.getByRole('button', { name: fill(words.list.remove, { item: third }) }).click()
			await expect(rules).toHaveCount(camping.copy.es.rules.items.length - 1)
			await page.getByRole('button', { name: words.list.undo }).click()
			await expect(rules).toHaveCount(camping.copy.es.rules.items.length)
			await page.getByRole('button', { name: words.sheet.close, exact: true }).click()

			// Editing goes on where the owner goes.
			await page.goto('/who-are-we')
			await expect(page.locator('[data-text]').first()).toBeVisible()
			await page.getByRole('button', { name: words.bar.more }).click()
			await page.getByRole('button', { name: words.bar.texts }).click()
			await page
				.getByRole('button', { name: new RegExp(whoAreWe.copy.es.societies.title) })
				.last()
				.click()
			await page.getByRole('button', { name: words.list.add }).click()
			for (const [key, es, en] of [
				['name', 'Red de hoteles', 'Network of hotels'],
				['detail', 'Desde 2020', 'Since 2020'],
			] as const) {
				await page.getByRole('textbox', { name: `${words.keys[key]} · ${languages.es}` }).fill(es)
				await page.getByRole('textbox', { name: `${words.keys[key]} · ${languages.en}` }).fill(en)
			}
			await page.getByRole('button', { name: words.sheet.save }).click()
			await page.getByRole('button', { name: words.sheet.close, exact: true }).click()
			await expect(page.locator('main').getByText('Desde 2020')).toBeVisible()

			await page.getByRole('button', { name: words.bar.more }).click()
			await page.getByRole('button', { name: words.bar.discard }).click()
			await page.getByRole('button', { name: words.discard.confirm }).click()
			await expect(page.locator('main').getByText('Desde 2020')).toHaveCount(0)
			await page.getByRole('button', { name: words.bar.done }).click()
			await expect(page.locator('[data-text]')).toHaveCount(0)
			await expect(
				page.getByRole('button', { name: ownerWords.es.edit, exact: true }),
			).toBeVisible()
		},
	)
})

test(
	'a text names facts as chips; a translation waits until it is confirmed',
	sweep,
	async ({ page, context }) => {
		await signIn(context)
		await startEditing(page, '/camping')
		const sheet = await openText(page, 'Llegue con luz')
		const spanish = sheet.getByRole('textbox', { name: languages.es })
		await expect(spanish.locator('[data-name=phone1]')).toContainText(displayPhone(facts.phones[0]))
		await spanish.fill('Llame antes: ')
		await sheet.getByText(words.sheet.insert).click()
		await sheet.getByRole('button', { name: new RegExp(`^${words.placeholders.phone1}`) }).click()
		await sheet.getByRole('button', { name: words.sheet.save }).click()
		await expect(page.locator('main')).toContainText(
			`Llame antes: ${displayPhone(facts.phones[0])}`,
		)
		await openText(page, 'Llame antes')
		await expect(sheet.getByText(words.sheet.stale.en)).toBeVisible()
		await sheet.getByRole('button', { name: words.sheet.confirm }).click()
		await expect(sheet.getByText(words.sheet.stale.en)).toHaveCount(0)
		// Back to the built-in text.
		await sheet.getByText(words.sheet.builtIn).click()
		await sheet.getByRole('button', { name: words.sheet.backToBuiltIn }).click()
		await sheet.getByRole('button', { name: words.sheet.save }).click()
		await expect(page.getByText(words.bar.none)).toBeVisible()
	},
)

test(
	'two browsers at once: the later one is told and loses nothing, nor without a connection',
	sweep,
	async ({ browser, context, page, site }) => {
		await signIn(context)
		const elsewhere = await browser.newContext({ baseURL: site.url, locale: 'es-CO' })
		await signIn(elsewhere)
		const second = await elsewhere.newPage()
		await startEditing(page, '/games')
		await startEditing(second, '/games')
		const title = 'h1'
		const mine = 'Juegos para toda la tarde'
		const theirs = 'Juegos para toda la mañana'
		for (const one of [page, second]) await one.locator(title).click()
		const box = (one: typeof page) => one.getByRole('textbox', { name: new RegExp(languages.es) })
		await box(page).fill(mine)
		await box(second).fill(theirs)
		const save = (one: typeof page) =>
			one.getByRole('button', { name: words.sheet.save, exact: true })
		await save(page).click()
		await expect(page.getByText(words.sheet.saved)).toBeVisible()
		await save(second).click()
		await expect(second.getByRole('alert')).toContainText(mine)
		await expect(box(second)).toHaveText(theirs)

		// The connection is lost, the tab is closed: what was written is there again.
		await elsewhere.setOffline(true)
		await second.getByRole('button', { name: words.sheet.saveMine }).click()
		await expect(second.getByText(words.errors.offline ?? '')).toBeVisible()
		await elsewhere.setOffline(false)
		await second.close()
		const third = await elsewhere.newPage()
		await third.goto('/games')
		await third.getByRole('button', { name: ownerWords.es.edit, exact: true }).click()
		await expect(third.locator(title)).toHaveText(mine)
		await third.locator(title).click()
		await expect(box(third)).toHaveText(theirs)
		await expect(third.getByText(words.sheet.restored)).toBeVisible()
		await save(third).click()
		await third.getByRole('button', { name: words.sheet.saveMine }).click()
		await expect(third.locator(title)).toHaveText(theirs)
		await elsewhere.close()
	},
)

function hasMarks(): boolean {
	return /[\u{e0020}-\u{e007f}]/u.test(document.documentElement.outerHTML)
}
