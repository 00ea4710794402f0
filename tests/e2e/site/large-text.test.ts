import type { Page } from '@playwright/test'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { chrome } from '#content/chrome.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectNoOverflow } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

const paths = pathsOf(routes)
const visitorsPaths = paths.filter((path) => !path.includes('/admin'))

for (const path of visitorsPaths)
	test(
		`with text twice as large, the menu button of a phone is in view and nothing sticks out: ${path}`,
		sweep,
		async ({ page }) => {
			for (const locale of locales) {
				await page.goto(addressOf(path, locale))
				await expectLargeTextFits(page)
				const button = page.getByRole('button', { name: chrome[locale].menu, exact: true })
				await expect(button).toBeInViewport({ ratio: 1 })
			}
		},
	)

for (const path of paths.filter((it) => !visitorsPaths.includes(it)))
	test(
		`with text twice as large, nothing sticks out of the desk: ${path}`,
		sweep,
		async ({ page }) => {
			await signIn(page)
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
	'with text twice as large, nothing sticks out of a page that the owner looks at',
	sweep,
	async ({ page }) => {
		await signIn(page)
		await page.goto('/')
		await hydrated(page)
		await expect(page.getByRole('link', { name: ownerWords.es.toDesk })).toBeVisible()
		await expectLargeTextFits(page)
	},
)

/** The setting of a browser for people who need large letters. */
async function expectLargeTextFits(page: Page) {
	await page.evaluate(() => {
		document.documentElement.style.fontSize = '200%'
	})
	for (const width of [360, 320]) {
		await page.setViewportSize({ width, height: 740 })
		await expectNoOverflow(page)
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
