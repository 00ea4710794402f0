import { siteWords } from '#content/editing/site-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, settled, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { changeDraft } from './editing-steps.ts'

// It publishes: its site is its own.
const test = base.extend({ site: ownSite(() => startOwnersSite()) })

test(
	'the history shows what was just published, also when an older response arrives last',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		await changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Carpas' })
		await page.goto('/admin/site/history')
		const publish = page.getByRole('button', { name: siteWords.es.draft.publish })
		await expect(publish).toBeVisible()
		// The owner comes back to the tab: that response, from before the publication, is held back.
		const { promise: released, resolve: release } = Promise.withResolvers<void>()
		const { promise: fetched, resolve: isFetched } = Promise.withResolvers<void>()
		const { promise: answered, resolve: isAnswered } = Promise.withResolvers<void>()
		await page.route(
			'**/api/content/history',
			async (route) => {
				const response = await route.fetch()
				isFetched()
				await released
				// The page may have given this request up.
				await route.fulfill({ response }).catch(() => {})
				isAnswered()
			},
			{ times: 1 },
		)
		await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
		await fetched
		await publish.click()
		const published = page.getByRole('main').locator('ol').getByText('Carpas')
		await expect(published).toHaveCount(1)
		release()
		await answered
		await settled(page)
		await expect(published).toHaveCount(1)
	},
)
