import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { chrome } from '#content/chrome.ts'
import { editingWords } from '#content/editing/editing-words.ts'
import { galleryWords } from '#content/gallery-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectNoOverflow } from '../accessibility.ts'
import { changeDraft, startEditing } from '../editing/editing-steps.ts'
import {
	test as base,
	expect,
	hydrated,
	ownerPassword,
	ownSite,
	startOwnersSite,
} from '../fixtures.ts'
import { reviewsPage } from '../reviews/reviews-steps.ts'
import { signIn } from '../sign-in.ts'
import { findBrokenWords } from './broken-words.ts'
import { findWordsSticking } from './sticking-out.ts'

const test = base.extend({ site: ownSite(() => startOwnersSite()) })
const paths = pathsOf(routes)
const visitorsPaths = paths.filter((path) => !path.includes('/admin'))
const normal = 16

for (const path of visitorsPaths)
	test(
		`with large text, the menu button of a phone is in view and nothing sticks out: ${path}`,
		sweep,
		async ({ page }) => {
			for (const locale of locales) {
				await page.goto(addressOf(path, locale))
				const button = page.getByRole('button', { name: chrome[locale].menu, exact: true })
				const bar = `[aria-label="${chrome[locale].quickActions}"]`
				await expectLargeTextFits(page, async () => {
					await expect(button).toBeInViewport({ ratio: 1 })
					expect(await page.evaluate(findBrokenWords, bar)).toEqual([])
				})
				// Twice as large, as `expectLargeTextFits` has left it.
				for (const width of [800, 1000, 1200]) {
					await page.setViewportSize({ width, height: 740 })
					await expectNoOverflow(page)
				}
			}
		},
	)

test(
	'with large text, nothing sticks out of the page of a guest or of an invitation',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page.context())
		const person = { name: 'Ana María Ñáñez', role: 'reception', password: ownerPassword }
		const invited = await request.post('/api/people', { data: person, headers })
		const invitation = new URL((await invited.json()).link).pathname
		for (const language of locales) {
			const booked = await request.post('/api/bookings', { data: aBooking({ language }) })
			const { key } = await booked.json()
			for (const path of [`/request/${key}`, invitation]) {
				await page.goto(localizePath(path, language))
				await expectLargeTextFits(page)
			}
		}
	},
)

for (const path of paths.filter((it) => !visitorsPaths.includes(it)))
	test(
		`with large text, nothing sticks out of the desk: ${path}`,
		sweep,
		async ({ page, site }) => {
			const { token } = await signIn(page)
			await page.request.post('/api/bookings', { data: aBooking() })
			// The bar that publishes is at the foot of some sections.
			await changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Carpas' })
			for (const locale of locales) {
				await page.goto(addressOf(path, locale))
				await hydrated(page)
				await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
				await page.waitForLoadState('networkidle')
				await expectLargeTextFits(page)
			}
		},
	)

test(
	'with large text, nothing sticks out of a page that the owner looks at',
	sweep,
	async ({ page }) => {
		await signIn(page)
		await page.goto('/')
		await hydrated(page)
		await expect(page.getByRole('link', { name: ownerWords.es.toDesk })).toBeVisible()
		await expectLargeTextFits(page)
	},
)

test(
	'with large text, nothing sticks out of the forms that a guest opens on their page',
	sweep,
	async ({ page }) => {
		for (const language of locales) {
			const booked = await page.request.post('/api/bookings', { data: aBooking({ language }) })
			await page.goto(localizePath(`/request/${(await booked.json()).key}`, language))
			const { actions } = requestWords[language]
			await page.locator('summary', { hasText: actions.change }).click()
			await expect(page.getByRole('button', { name: actions.change })).toBeVisible()
			await expectLargeTextFits(page)
		}
	},
)

test(
	'with large text, all stars and buttons of the review dialog are in view',
	sweep,
	async ({ page }) => {
		for (const locale of locales) {
			const { path, open, dialog, words, score, cancel, send } = reviewsPage(page, locale)
			await page.goto(path)
			// Not by a click: the pointer would stay over a star and show its word.
			await open.press('Enter')
			await expect(dialog).toBeVisible()
			await expectLargeTextFits(page, async () => {
				expect(await dialog.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
				for (const control of [...Object.values(words.scores).map(score), cancel, send]) {
					await control.scrollIntoViewIfNeeded()
					// Scrolled to the edge of the dialog, a button may lose a fraction of a pixel.
					await expect(control).toBeInViewport({ ratio: 0.95 })
				}
			})
		}
	},
)

test('with large text, the buttons of the large picture are in view', sweep, async ({ page }) => {
	const words = galleryWords.es
	await page.goto('/lodging')
	await hydrated(page)
	await page.locator('main a[href^="/pictures/"]').first().click()
	const gallery = page.getByRole('dialog', { name: words.label })
	await expectLargeTextFits(page, async () => {
		for (const name of [words.previous, words.next, words.close])
			await expect(gallery.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
	})
})

test(
	'with large text, the words of the editing bar and its menu are whole',
	sweep,
	async ({ page, site }) => {
		const { token } = await signIn(page)
		// With a draft, the menu offers to discard it too.
		await changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Carpas' })
		await startEditing(page, '/camping')
		const { bar } = editingWords.es
		const region = page.getByRole('region', { name: bar.label })
		for (const open of [async () => {}, () => region.getByText(bar.more).click()]) {
			await open()
			await expectLargeTextFits(page, async () => {
				const brokenWords = await page.evaluate(findBrokenWords, `[aria-label="${bar.label}"]`)
				expect(brokenWords).toEqual([])
				for (const button of await region.getByRole('button').all())
					await expect(button).toBeInViewport({ ratio: 1 })
			})
		}
	},
)

/** The setting of a browser, which media queries in em follow too: normal, half as large again and twice as large. */
async function expectLargeTextFits(page: Page, alsoExpect = async () => {}) {
	const settings = await page.context().newCDPSession(page)
	for (const standard of [normal, 1.5 * normal, 2 * normal]) {
		await settings.send('Page.setFontSizes', { fontSizes: { standard } })
		for (const width of [360, 320]) {
			await page.setViewportSize({ width, height: 740 })
			await expectNoOverflow(page)
			const place = `${page.url()} ${width} px, text of ${standard} px`
			expect.soft(await page.evaluate(findWordsSticking), place).toEqual([])
			await alsoExpect()
		}
	}
}

function pathsOf(entries: RouteConfigEntry[]): string[] {
	return entries.flatMap(({ path, children = [] }) => [
		...(path ? [path] : []),
		...pathsOf(children),
	])
}

/** Keys and ids that do not exist: these pages say so. */
function addressOf(path: string, locale: Locale): string {
	const spanish = path.replace(/^en[?]/, '').replace(/:\w+|\*/, 'nothing')
	return localizePath(`/${spanish.replace(/^[/]/, '')}`, locale)
}
