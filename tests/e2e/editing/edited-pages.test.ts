import fc from 'fast-check'
import { locales } from '#domain/locale.ts'
import { randomEdit } from '#tests/helpers/random-edits.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { signInByCall } from '../sign-in.ts'
import { viewOf } from '../views.ts'

const edits = 500

for (const locale of locales)
	test(
		`after ${edits} random edits every page passes axe (${locale})`,
		sweep,
		async ({ page, request }) => {
			test.setTimeout(900_000)
			const { headers } = await signInByCall(request)
			const seed = Date.now()
			for (const { document, change } of fc.sample(randomEdit, { numRuns: edits, seed })) {
				const body = { data: { changes: [change] }, headers }
				const taken = await request.patch(`/api/content/${document}`, body)
				expect({ seed, change, status: taken.status() }).toEqual({ seed, change, status: 200 })
			}
			await request.post('/api/content/publish', { headers })
			const shown = everyPage.filter((it) => it.locale === locale)
			for (const [index, { path }] of shown.entries()) {
				const { colorScheme, width } = viewOf(index, locale)
				await page.setViewportSize({ width, height: 900 })
				await page.goto(path)
				await expect(page.getByText('LOADING')).toBeHidden()
				await test.step(`${path}, seed ${seed}`, () => expectAccessibleIn(colorScheme, page))
			}
			await request.post('/api/content/history/0/restore', { headers })
		},
	)
