import { editingWords } from '#content/editing/editing-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { deletionWords } from '#content/reviews/deletion-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { deskTablesWords } from '#content/stays/desk/desk-tables-words.ts'
import { noticeWords } from '#content/stays/notice-words.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect, hydrated, settled } from '../fixtures.ts'
import { invite, signInByCall, staffPassword } from '../sign-in.ts'
import { schemeFor } from '../views.ts'
import { call, post, refusedCalls, testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

test(
	'the restaurant sees and confirms tables, and nothing else of a guest',
	sweep,
	async ({ page, site }) => {
		const { headers } = await signInByCall(page.request)
		const day = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10)
		const booking = aBooking({
			ArrivalDate: day,
			DepartureDate: day,
			Message: 'Una silla para bebé.',
			items: [{ offer: 'table', units: 1, hour: '13:00' }],
		})
		await post(site, '/api/bookings', booking)
		await invite(page.request, headers, { name: 'Cocina', role: 'restaurant' })

		const words = deskTablesWords.es
		const { login } = ownerWords.es
		const refused = refusedCalls(page)
		await page.goto('/admin')
		await hydrated(page)
		await page.getByLabel(login.name).fill('cocina')
		await page.getByLabel(login.password, { exact: true }).fill(staffPassword)
		await page.getByRole('button', { name: login.signIn }).click()
		const main = page.getByRole('main')
		await expect(main.getByText('Ana María Ñáñez')).toBeVisible()
		await expect(page).toHaveURL(/\/admin\/tables$/)
		await expect(main.getByText('Una silla para bebé.')).toBeVisible()
		await expect(main.getByText(/example\.com|123 4567/)).toHaveCount(0)
		const { sections, navigation } = deskFrameWords.es
		const bar = page.getByRole('navigation', { name: navigation })
		await expect(bar.getByRole('link')).toHaveText([
			sections.tables,
			sections.site,
			sections.settings,
		])
		await main.getByRole('button', { name: words.confirm }).click()
		await expect(main.getByText(words.states.confirmed)).toBeVisible()
		await expect(page.getByText(words.confirmed.unconfigured)).toBeVisible()
		await expect(main.getByRole('button', { name: words.confirm })).toHaveCount(0)
		await expectFitsPhones(page, schemeFor('es'))
		await bar.getByRole('link', { name: sections.site }).click()
		await expect(page).toHaveURL(/\/admin\/site\/menu$/)
		for (const other of ['', '/facts', '/history']) {
			await page.goto(`/admin/site${other}`)
			await expect(page, other).toHaveURL(/\/admin\/site\/menu$/)
		}
		expect(refused, 'the desk asks for nothing that the role may not see').toEqual([])
	},
)

test(
	'on visitors’ pages each role finds what it may do, and nothing else',
	sweep,
	async ({ page, site }) => {
		const { token } = await signInByCall(page.request)
		const review = { name: 'Ana', evaluation: 4, message: 'Volvimos por el patacón con hogao.' }
		await post(site, '/api/create', review)
		const [edit, desk] = [
			page.getByRole('button', { name: ownerWords.es.edit, exact: true }),
			page.getByRole('link', { name: ownerWords.es.toDesk }),
		]
		const remove = page.getByRole('button', {
			name: fill(deletionWords.es.button, { name: review.name }),
		})
		const openAs = async (path: string, theirs: string) => {
			await page.goto('/offline')
			await page.evaluate((value) => localStorage.setItem('token', value), theirs)
			await page.goto(path)
			await hydrated(page)
			await expect(desk).toBeVisible()
		}
		await openAs('/reviews', token)
		await expect(remove).toBeVisible()
		await expect(edit).toBeVisible()

		const { token: reception } = await signInByCall(page.request, 'reception')
		for (const path of ['/reviews', '/menu']) {
			const me = page.waitForResponse('**/api/auth/me')
			await openAs(path, reception)
			await me
			await settled(page)
			await expect(edit).toHaveCount(0)
			await expect(remove).toHaveCount(0)
		}

		const { token: kitchen } = await signInByCall(page.request, 'restaurant')
		for (const path of ['/reviews', '/camping']) {
			const me = page.waitForResponse('**/api/auth/me')
			await openAs(path, kitchen)
			await me
			await settled(page)
			await expect(edit).toHaveCount(0)
			await expect(remove).toHaveCount(0)
		}
		await openAs('/menu', kitchen)
		await edit.click()
		const texts = page.locator('[data-text]')
		await expect(page.locator('main').locator(texts).first()).toBeVisible()
		for (const edge of ['banner', 'contentinfo'] as const)
			await expect(page.getByRole(edge).locator(texts)).toHaveCount(0)
		await expect(page.locator('[data-slot]')).toHaveCount(0)
		const { bar } = editingWords.es
		await page.locator('main h1').click()
		const sheet = page.getByRole('dialog')
		await sheet.getByRole('textbox').first().fill('La carta de hoy')
		await sheet.getByRole('button', { name: editingWords.es.sheet.save }).click()
		await page.getByRole('button', { name: bar.more }).click()
		await expect(page.getByRole('button', { name: bar.discard })).toHaveCount(0)
		await page.keyboard.press('Escape')
		await page.getByRole('button', { name: bar.publish, exact: true }).click()
		await expect(page.getByText(bar.published)).toBeVisible()
		await expect(page.getByRole('button', { name: bar.undo })).toHaveCount(0)
	},
)

test(
	'reception finds no button to dismiss a notice, and no link to facts that it cannot open',
	sweep,
	async ({ page, site }) => {
		const { headers } = await signInByCall(page.request)
		const { key } = await post<{ key: string }>(site, '/api/bookings', aBooking())
		const deleted = await page.request.delete(`/api/requests/${key}`)
		expect(deleted.ok()).toBe(true)
		const open = aBooking({ items: [{ offer: 'glamping', units: 1 }] })
		await post(site, '/api/bookings', open)
		const { token } = await invite(page.request, headers, { name: 'Rosa', role: 'reception' })
		const days = { from: `${nextYear}-03-01`, to: `${nextYear}-03-03` }
		const phoned = { ...days, offer: 'cabin', units: 1, guest: 'Ana Ruiz', pesos: 300_000 }
		const { id } = await post<{ id: string }>(site, '/api/blocks', phoned, token)
		await call(site, `/api/blocks/${id}`, { method: 'DELETE', body: {}, token })
		await page.goto('/offline')
		const words = noticeWords.es
		const notices = page.getByRole('region', { name: words.title })
		const unknown = page.getByText(deskRequestWords.es.free.unknown)
		const see = async (theirs: string | undefined) => {
			await page.evaluate((value) => localStorage.setItem('token', `${value}`), theirs)
			await page.goto('/admin/today')
			await expect(notices.getByRole('listitem')).toHaveCount(2)
			await expect(notices.getByText(/^Rosa quitó .*reserva por teléfono.*300\.000/)).toBeVisible()
			await expect(notices).not.toContainText(phoned.guest)
			const buttons = await notices.getByRole('button', { name: words.dismiss }).count()
			await page.goto(`/admin/requests?request=${open.bookingId}`)
			await expect(unknown).toBeVisible()
			return buttons
		}
		expect(await see(token)).toBe(0)
		await expect(page.getByRole('link', { name: deskRequestWords.es.free.unknown })).toHaveCount(0)
		expect(await see(headers['x-auth-token'])).toBe(2)
		await expect(page.getByRole('link', { name: deskRequestWords.es.free.unknown })).toHaveCount(1)
	},
)
