import type { Page } from '@playwright/test'
import { ownerWords } from '#content/owner/owner-words.ts'
import { sessionWords } from '#content/owner/session-words.ts'
import { deletionWords } from '#content/reviews/deletion-words.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { publish } from '../reviews/reviews-fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'

const tools = '**/assets/owner-tools-*.js'
const words = sessionWords.es
const editButton = (page: Page) =>
	page.getByRole('button', { name: ownerWords.es.edit, exact: true })

/** A new version of the site responds like this to a request for a file of the old one. */
async function withoutTools(page: Page) {
	await page.route(tools, (route) => route.fulfill({ status: 404 }))
}

/** A page of somebody signed in, after the tools failed to load. */
async function openWithoutTools(page: Page, path: string) {
	await signIn(page)
	await withoutTools(page)
	const failed = page.waitForResponse(tools)
	await page.goto(path)
	await failed
	await hydrated(page)
}

/** The signal is lost and returns; from then on the tools can be loaded. */
async function loseAndRegainSignal(page: Page) {
	await page.context().setOffline(true)
	await page.unroute(tools)
	await page.context().setOffline(false)
}

test('Ctrl+Q signs out although the owner’s tools cannot be loaded', async ({ page, site }) => {
	const { headers } = await signIn(page)
	await withoutTools(page)
	await page.goto('/lodging')
	await page.evaluate(() => {
		sessionStorage.setItem('draft guest request 1', '"La señora de la 3"')
		sessionStorage.setItem('draft-contact', '{}')
	})
	await hydrated(page)
	await expect(page.locator('html[data-owner]')).toHaveCount(1)
	await page.keyboard.press('Control+q')
	await expect(page.getByText(words.signedOut)).toBeVisible()
	await expect(page.locator('html[data-owner]')).toHaveCount(0)
	const kept = await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }))
	expect(kept.sort()).toEqual(['draft-contact', 'signed-in'])
	const isStillGood = () =>
		fetch(`${site.url}/api/auth`, { headers }).then((response) => response.status)
	await expect.poll(isStillGood).toBe(401)
})

for (const place of ['the same page', 'the next page'])
	test(
		`Ctrl+Q before the islands clears the token, and those of ${place} revoke it and no newer one`,
		sweep,
		async ({ page, site }) => {
			const { headers } = await signIn(page)
			const held = Promise.withResolvers<void>()
			await page.route('**/assets/islands-*.js', async (route) => {
				await held.promise
				await route.continue()
			})
			await page.goto('/lodging')
			await page.keyboard.press('Control+q')
			// An impatient owner presses the keys again.
			await page.keyboard.press('Control+q')
			expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
			const newer = await signInByCall(page.request)
			await page.evaluate((token) => localStorage.setItem('token', token), newer.token)
			if (place === 'the next page') await page.goto('/camping')
			held.resolve()
			const isGood = async (sent: Record<string, string>) =>
				(await fetch(`${site.url}/api/auth`, { headers: sent })).ok
			await expect.poll(() => isGood(headers)).toBe(false)
			expect(await isGood(newer.headers)).toBe(true)
			expect(await page.evaluate(() => sessionStorage.getItem('earlyToken'))).toBeNull()
			// The notice would be wrong for an owner who has signed in again.
			await expect(editButton(page)).toBeVisible()
			await expect(page.getByText(words.signedOut)).toHaveCount(0)
		},
	)

test('Ctrl+Q without a signal clears the token and says so', sweep, async ({ page, context }) => {
	await signIn(page)
	await withoutTools(page)
	await page.goto('/')
	await hydrated(page)
	await context.setOffline(true)
	await page.keyboard.press('Control+q')
	await expect(page.getByText(words.signedOut)).toBeVisible()
	expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('Ctrl+E says that the owner’s tools cannot be loaded, and the next one tries again', async ({
	page,
}) => {
	await withoutTools(page)
	await page.goto('/')
	await hydrated(page)
	await page.keyboard.press('Control+e')
	await expect(page.getByText(words.notLoaded)).toBeVisible()
	await page.unroute(tools)
	await page.keyboard.press('Control+e')
	await expect(editButton(page)).toBeVisible()
})

test(
	'after the tools failed to load, Ctrl+E of somebody signed in tries again',
	sweep,
	async ({ page }) => {
		await openWithoutTools(page, '/')
		await page.keyboard.press('Control+e')
		await expect(page.getByText(words.notLoaded)).toBeVisible()
		await page.unroute(tools)
		await page.keyboard.press('Control+e')
		await expect(editButton(page)).toBeVisible()
	},
)

test('the tools of somebody signed in come when the signal returns', sweep, async ({ page }) => {
	await openWithoutTools(page, '/')
	await loseAndRegainSignal(page)
	await expect(editButton(page)).toBeVisible()
})

test('the delete icons on reviews come when the signal returns', sweep, async ({ page, site }) => {
	const { name } = await publish(site)
	await openWithoutTools(page, '/reviews')
	await loseAndRegainSignal(page)
	const icon = page.getByRole('button', { name: fill(deletionWords.es.button, { name }) })
	await expect(icon.first()).toBeVisible()
})
