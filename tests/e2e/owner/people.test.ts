import { backupWords } from '#content/owner/backup-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { peopleWords } from '#content/owner/people-words.ts'
import { localizePath } from '#domain/locale.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { expectFitsPhones } from '../accessibility.ts'
import {
	test as base,
	expect,
	hydrated,
	ownerPassword,
	siteOfWorker,
	startOwnersSite,
} from '../fixtures.ts'
import { schemeFor } from '../views.ts'

const test = base.extend<object, { site: SiteProcess }>({
	site: siteOfWorker(() => startOwnersSite()),
	viewport: { width: 360, height: 740 },
})

test('the owner invites somebody, who chooses a password and sees what their role may do', async ({
	page,
	browser,
	baseURL,
}) => {
	const words = peopleWords.es
	const { login } = ownerWords.es
	await page.goto('/admin/settings')
	await hydrated(page)
	const main = page.getByRole('main')
	await expect(main.getByLabel(login.name)).toHaveCount(0)
	await main.getByLabel(login.password, { exact: true }).fill(ownerPassword)
	await main.getByRole('button', { name: login.signIn }).click()
	await main.getByRole('button', { name: words.open }).click()
	await main.getByRole('button', { name: words.submit }).click()
	await expect(main.getByText(words.refusals.nameRequired).first()).toBeVisible()
	await main.getByLabel(words.name, { exact: true }).fill('Rosa')
	await main.getByLabel(words.role, { exact: true }).selectOption('reception')
	await main.getByRole('button', { name: words.submit }).click()
	const shown = main.getByRole('code').filter({ hasText: '/admin/invitation/' })
	const link = String(await shown.textContent())
	await expectFitsPhones(page, schemeFor('es'))

	const theirs = await browser.newContext({ baseURL: String(baseURL) })
	const rosa = await theirs.newPage()
	await rosa.goto(new URL(link).pathname)
	await hydrated(rosa)
	await rosa.getByLabel(words.invitation.password, { exact: true }).fill('corta')
	await rosa.getByRole('button', { name: words.invitation.submit }).click()
	await expect(rosa.getByText(words.invitation.refusals.passwordShort).first()).toBeVisible()
	await rosa
		.getByLabel(words.invitation.password, { exact: true })
		.fill('tres mulas bajo el yarumo')
	await rosa.getByRole('button', { name: words.invitation.submit }).click()
	const { sections } = deskFrameWords.es
	await expect(rosa.getByRole('link', { name: sections.requests, exact: true })).toBeVisible()
	await expect(rosa.getByRole('link', { name: sections.photos, exact: true })).toHaveCount(0)
	await theirs.close()

	const shortcut = await browser.newContext({ baseURL: String(baseURL) })
	const visitor = await shortcut.newPage()
	await visitor.goto('/')
	await hydrated(visitor)
	await visitor.keyboard.press('Control+e')
	await visitor.getByRole('button', { name: ownerWords.es.edit }).click()
	await expect(visitor.getByRole('dialog').getByLabel(login.name)).toBeVisible()
	await shortcut.close()

	await page.reload()
	await expect(main.getByText('Rosa', { exact: true })).toBeVisible()
	await main.getByLabel(words.roleOf.replace('{name}', 'admin')).selectOption('reception')
	await expect(page.getByText(words.lastOwner)).toBeVisible()

	const again = await browser.newContext({ baseURL: String(baseURL) })
	const later = await again.newPage()
	await later.goto('/admin/settings')
	await hydrated(later)
	await later.getByLabel(login.name).fill('rosa')
	await later.getByLabel(login.password, { exact: true }).fill('tres mulas bajo el yarumo')
	await later.getByRole('button', { name: login.signIn }).click()
	await expect(later.getByRole('link', { name: sections.calendar, exact: true })).toBeVisible()
	await expect(later.getByRole('link', { name: sections.site, exact: true })).toHaveCount(0)
	await expect(later.getByRole('heading', { name: words.title })).toHaveCount(0)
	await expect(later.getByRole('heading', { name: backupWords.es.title })).toHaveCount(0)
	await again.close()
})

for (const locale of ['es', 'en'] as const)
	test(`an invitation in ${locale} is accepted without scripts`, async ({
		site,
		browser,
		baseURL,
	}) => {
		const { invitation } = peopleWords[locale]
		const call = async (path: string, body: object, token = '') => {
			const answer = await fetch(site.url + path, {
				method: 'POST',
				headers: { 'content-type': 'application/json', 'x-auth-token': token },
				body: JSON.stringify(body),
			})
			return await answer.json()
		}
		const { token } = await call('/api/auth', { name: 'admin', password: ownerPassword })
		const { link } = await call('/api/people', { name: `Luz ${locale}`, role: 'restaurant' }, token)
		const context = await browser.newContext({ baseURL: String(baseURL), javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto(localizePath(new URL(link).pathname, locale))
		await page.getByLabel(invitation.password, { exact: true }).fill('corta')
		await page.getByRole('button', { name: invitation.submit }).click()
		await expect(page.getByText(invitation.refusals.passwordShort).first()).toBeVisible()
		await page
			.getByLabel(invitation.password, { exact: true })
			.fill('dos truchas y una ruana vieja')
		await page.getByRole('button', { name: invitation.submit }).click()
		await expect(page.getByText(invitation.ready)).toBeVisible()
		await page.goto(localizePath(new URL(link).pathname, locale))
		await page
			.getByLabel(invitation.password, { exact: true })
			.fill('dos truchas y una ruana vieja')
		await page.getByRole('button', { name: invitation.submit }).click()
		await expect(page.getByText(invitation.notFound).first()).toBeVisible()
		await context.close()
	})
