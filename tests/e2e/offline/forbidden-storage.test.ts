import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { fillIn, send } from '../enquiries/enquiry-steps.ts'
import { test as base, expect, hydrated } from '../fixtures.ts'

/** A browser whose owner has blocked all cookies: Chromium then denies storage, caches and locks too. */
const test = base.extend({
	context: async ({ baseURL }, use) => {
		const profile = await mkdtemp(join(tmpdir(), 'palma-profile-'))
		await mkdir(join(profile, 'Default'))
		await writeFile(
			join(profile, 'Default/Preferences'),
			JSON.stringify({ profile: { default_content_setting_values: { cookies: 2 } } }),
		)
		const context = await chromium.launchPersistentContext(profile, {
			baseURL: baseURL ?? '',
			args: chromiumFlags,
			// The headless shell has no preferences.
			executablePath: findOrInstallChromium(),
		})
		await use(context)
		await context.close()
		await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
	},
})

test(
	'with cookies blocked, an enquiry waits as long as its page is open, the browser asks before it is left, and it is sent',
	sweep,
	async ({ page, context }) => {
		await page.goto('/contact-us')
		await hydrated(page)
		const refusal = () =>
			page.evaluate(() => navigator.locks.request('any', () => '').catch(({ name }) => name))
		expect(await refusal()).toBe('SecurityError')
		await context.setOffline(true)
		await fillIn(page, 'contact')
		await send(page, 'contact')
		const pending = page.getByRole('region', { name: formWords.es.pending.title })
		await expect(pending.getByRole('listitem')).toHaveCount(1)

		const asked = page.waitForEvent('dialog')
		const leaving = page.close({ runBeforeUnload: true })
		const dialog = await asked
		expect(dialog.type()).toBe('beforeunload')
		await dialog.dismiss()
		await leaving

		await context.setOffline(false)
		await expect(page.getByRole('region', { name: formWords.es.sent.contactTitle })).toBeVisible()
		await expect(pending).toBeHidden()
	},
)
