import { factsWords } from '#content/editing/facts-words.ts'
import { todayRequestsWords } from '#content/enquiries/today-requests-words.ts'
import { facts } from '#content/facts.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { readinessWords } from '#content/owner/readiness-words.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, hydrated, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openRequest } from '../stays/stay-desk-steps.ts'

// It removes the sample reviews: its site is its own.
const test = base.extend({
	site: ownSite(() => startOwnersSite({ SMTP_URL: 'smtp://127.0.0.1:1' })),
	viewport: { width: 390, height: 844 },
	hasTouch: true,
})
const words = readinessWords.es
const handOver = fill(handOverWords.es, { name: facts.name })

test(
	'the first day begins with what is to be done, and each step leads on',
	sweep,
	async ({ page, context }) => {
		await signIn(context)
		await page.goto('/admin/today')
		const title = page.getByRole('heading', { name: words.title })
		await expect(title).toBeVisible()
		const first = page.getByRole('heading', { level: 2 }).first()
		await expect(first).toHaveText(words.title)
		await expect(
			page.getByRole('heading', { name: new RegExp(`^${todayRequestsWords.es.unanswered}`) }),
		).toBeVisible()

		// Mail that lacks a setting: a message for the person who runs the server, with what is missing.
		const item = page.getByRole('listitem').filter({ hasText: words.items['mail-half'].title })
		await item.getByText(handOver.summary).tap()
		await expect(
			item.getByText(fill(handOver.messages.halfMail, { missing: 'MAIL_TO' })),
		).toBeVisible()
		await expect(item.getByRole('link', { name: handOver.whatsapp })).toHaveAttribute(
			'href',
			/^https:\/\/wa\.me\/\?text=.*MAIL_TO/,
		)

		await page.getByRole('button', { name: deskReviewsWords.es.samples.remove }).tap()
		await expect(page.getByText(deskReviewsWords.es.samples.removed)).toBeVisible()
		await expect(page.getByText(words.items.samples.title)).toHaveCount(0)

		await page.getByRole('link', { name: words.toUnits }).tap()
		await expect(page.getByRole('heading', { name: factsWords.es.groups.offers })).toBeInViewport()
		await expect(
			page.getByText(factsWords.es.offers.zero.units, { exact: true }).first(),
		).toBeVisible()
	},
)

test(
	'a request whose offer has no number leads to where it is said',
	sweep,
	async ({ page, context, request }) => {
		await signIn(context)
		const data = aBooking({ items: [{ offer: 'glamping', units: 1 }] })
		expect((await request.post('/api/bookings', { data })).status()).toBe(201)
		const { panel, words } = await openRequest(page, data.bookingId, 'es')
		await panel.getByRole('link', { name: words.free.unknown }).tap()
		await expect(page.getByRole('heading', { name: factsWords.es.groups.offers })).toBeInViewport()
	},
)

test(
	'a person who lost the password reads what to ask for, and sees what is typed',
	sweep,
	async ({ page }) => {
		await page.goto('/admin')
		await hydrated(page)
		const password = page.getByLabel(ownerWords.es.login.password, { exact: true })
		await password.fill('una clave')
		await expect(password).toHaveAttribute('type', 'password')
		await page.getByLabel(ownerWords.es.login.show).check()
		await expect(password).toHaveAttribute('type', 'text')
		await page.getByText(handOver.lost).tap()
		await expect(page.getByText(handOver.messages.password)).toBeVisible()
	},
)
