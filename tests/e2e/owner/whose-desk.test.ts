import { ownRequestWords } from '#content/enquiries/own-request-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { sessionWords } from '#content/owner/session-words.ts'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect, holdRequests, hydrated } from '../fixtures.ts'
import { invite, signIn, signInByCall, staffPassword } from '../sign-in.ts'
import { schemeFor } from '../views.ts'
import { testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

test(
	'everybody sees at the desk as whom they are signed in, however long the name',
	sweep,
	async ({ page, request }) => {
		const name = 'María de los Ángeles Fernanda Castañeda Montealegre y Ospina'.slice(0, 60)
		const { headers } = await signInByCall(request)
		const { token } = await invite(request, headers, { name, role: 'restaurant' })
		await page.addInitScript((it) => localStorage.setItem('token', it), token)
		await page.goto('/admin/tables')
		const side = page.getByRole('banner')
		await expect(side.getByText(name)).toBeVisible()
		await expectFitsPhones(page, schemeFor('es'))
	},
)

test('on a slow line the next person never sees what was loaded for the one before', async ({
	page,
	request,
}) => {
	const { login } = ownerWords.es
	const guest = 'Griselda Ocampo'
	const { headers } = await signIn(page)
	const name = 'Luz Dary'
	await invite(request, headers, { name, role: 'restaurant' })
	const sent = await request.post('/api/bookings', { data: aBooking({ Name: guest }) })
	expect(sent.ok()).toBe(true)
	await page.goto('/admin/requests')
	await hydrated(page)
	await expect(page.getByText(guest)).not.toHaveCount(0)

	const release = await holdRequests(page, '**/*.data*')
	await page.getByRole('button', { name: deskFrameWords.es.signOut }).click()
	const main = page.getByRole('main')
	await main.getByLabel(login.name, { exact: true }).fill(name)
	await main.getByLabel(login.password, { exact: true }).fill(staffPassword)
	await main.getByRole('button', { name: login.signIn }).click()
	await expect(main.getByText(login.opening)).toBeVisible()
	await expect(page.getByText(guest)).toHaveCount(0)
	release()
	await page.waitForURL('**/admin/tables')
	await expect(page.getByText(guest)).toHaveCount(0)
	await page.unrouteAll({ behavior: 'wait' })
})

test('a notice about a guest is not shown to whoever comes after', async ({ page, request }) => {
	const guest = 'Abelardo Quiñones'
	const { headers } = await signIn(page)
	const days = { from: `${nextYear}-10-03`, to: `${nextYear}-10-04` }
	const [first, second] = ['cabin', 'camping'].map((offer) => ({ offer, units: 1, ...days }))
	const data = { guest, people: 2, ...first, more: [second] }
	const made = await request.post('/api/blocks', { data, headers })
	expect(made.ok(), await made.text()).toBe(true)
	await page.goto(`/admin/calendar?month=${nextYear}-10`)
	await hydrated(page)
	const { removeAllOf, removedAll } = deskCalendarWords.es
	const whole = { count: '2', guest }
	await page
		.getByRole('button', { name: fill(removeAllOf, whole) })
		.first()
		.click()
	await expect(page.getByText(fill(removedAll, whole))).toBeVisible()
	await page.getByRole('button', { name: deskFrameWords.es.signOut }).click()
	await expect(page.getByText(sessionWords.es.signedOut)).toBeVisible()
	expect(await page.getByText(guest).count()).toBe(0)
})

test('without a signal somebody can sign out, and the form to sign in shows', async ({
	page,
	context,
}) => {
	await signIn(page)
	await page.goto('/admin/requests')
	await hydrated(page)
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
	await context.setOffline(true)
	await page.getByRole('button', { name: deskFrameWords.es.signOut }).click()
	await expect(page.getByText(sessionWords.es.signedOut)).toBeVisible()
	await expect(
		page.getByRole('main').getByLabel(ownerWords.es.login.password, { exact: true }),
	).toBeVisible()
	await context.setOffline(false)
})

test('a guest’s page that was opened from the desk is not among the requests of this browser', async ({
	page,
	request,
}) => {
	const post = async (changes: object) => {
		const sent = await request.post('/api/bookings', { data: aBooking(changes) })
		return await sent.json()
	}
	const own = await post({})
	const guests = await post({ Name: 'Saturia Arango' })
	await page.goto(new URL(own.link).pathname)
	await expect(page.getByText(ownRequestWords.es.found)).toBeVisible()

	const { token } = await signInByCall(request)
	await page.evaluate((it) => localStorage.setItem('token', it), token)
	await page.goto(new URL(guests.link).pathname)
	await expect(page.getByRole('button', { name: ownRequestWords.es.copy })).toBeVisible()
	await expect(page.getByText(ownRequestWords.es.found)).toHaveCount(0)
	await page.keyboard.press('Control+q')
	await expect(page.getByText(sessionWords.es.signedOut)).toBeVisible()

	await page.goto('/request')
	await expect(page.getByText(own.reference)).toBeVisible()
	await expect(page.getByText(guests.reference)).toHaveCount(0)
})

test('who signs in in another tab does not see here what was loaded for the one before', async ({
	page,
	context,
	request,
}) => {
	const guest = 'Eufrasio Peláez'
	const { headers } = await signInByCall(request)
	const reception = await invite(request, headers, { name: 'Nidia', role: 'reception' })
	const kitchen = await invite(request, headers, { name: 'Wilmar', role: 'restaurant' })
	const sent = await request.post('/api/bookings', { data: aBooking({ Name: guest }) })
	expect(sent.ok()).toBe(true)
	const signInHere = (token: string) => localStorage.setItem('token', token)
	await page.goto('/')
	await page.evaluate(signInHere, reception.token)
	await page.goto('/admin/requests')
	await hydrated(page)
	await expect(page.getByText(guest)).not.toHaveCount(0)

	const other = await context.newPage()
	await other.goto('/')
	const release = await holdRequests(page, '**/*.data*')
	await other.evaluate(signInHere, kitchen.token)
	await expect(page.getByText(ownerWords.es.login.opening)).toBeVisible()
	await expect(page.getByText(guest)).toHaveCount(0)
	release()
	await page.waitForURL('**/admin/tables')
	await expect(page.getByRole('banner').getByText('Wilmar')).toBeVisible()
	await page.unrouteAll({ behavior: 'wait' })
})
