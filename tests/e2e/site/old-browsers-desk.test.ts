import { ownerWords } from '#content/owner/owner-words.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, ownerPassword, test } from '../fixtures.ts'
import { makeOld } from './make-old.ts'

// React Router's scripts need it: Firefox 113 (docs/decisions/0032-documents-and-islands.md).
test.beforeEach(({ page }) => makeOld(page, { has: ['TextEncoderStream'] }))

for (const locale of locales)
	test(`the owner signs in (${locale})`, sweep, async ({ page }) => {
		const words = ownerWords[locale]
		await page.goto(localizePath('/admin', locale))
		await hydrated(page)
		await page.getByLabel(words.login.password).fill(ownerPassword)
		await page.getByRole('button', { name: words.login.signIn }).click()
		await expect(page.getByText(words.signedIn, { exact: true })).toBeVisible()
	})
