import { siteWords } from '#content/editing/site-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, settled, siteOfWorker, startOwnersSite } from '../fixtures.ts'
import { changeDraft, signIn } from './editing-steps.ts'

// It publishes: its site is its own.
const test = base.extend({ site: siteOfWorker(() => startOwnersSite()) })

test(
	'the history shows what was just published, also when an older answer arrives last',
	sweep,
	async ({ page, context, site }) => {
		const token = await signIn(context, site)
		await changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Carpas' })
		// The first answer, from before the publication, is held back until the second is shown.
		const { promise: released, resolve: release } = Promise.withResolvers<void>()
		await page.route(
			'**/api/content/history',
			async (route) => {
				const answer = await route.fetch()
				await released
				await route.fulfill({ response: answer })
			},
			{ times: 1 },
		)
		const older = page.waitForRequest('**/api/content/history')
		await page.goto('/admin/site/history')
		await page.getByRole('button', { name: siteWords.es.draft.publish }).click()
		const published = page.getByRole('main').locator('ol').getByText('Carpas')
		await expect(published).toHaveCount(1)
		release()
		await (await (await older).response())?.finished()
		await settled(page)
		await expect(published).toHaveCount(1)
	},
)
