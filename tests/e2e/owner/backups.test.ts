import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backupWords } from '#content/owner/backup-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { proofWords } from '#content/owner/proof-words.ts'
import type { OffSiteResponse } from '#domain/owner/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMegabytes } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'
import { environmentOf, startS3 } from '#tests/helpers/backups/stores.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import {
	test as base,
	expect,
	hydrated,
	ownerPassword,
	ownSite,
	startOwnersSite,
} from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { schemeFor } from '../views.ts'

const newest = 'site-2026-11-15.sqlite'

const test = base.extend({
	site: ownSite(async () => {
		const dataDir = await mkdtemp(join(tmpdir(), 'palma-backups-'))
		await mkdir(join(dataDir, 'backups'))
		for (const name of ['site-2026-11-14.sqlite', newest])
			await writeFile(join(dataDir, 'backups', name), `the copy ${name}`)
		return startOwnersSite({ DATA_DIR: dataDir })
	}),
	viewport: { width: 360, height: 740 },
})

test('the owner sees the backups and downloads one, with the password', async ({ page }) => {
	const words = backupWords.es
	await page.goto('/admin/settings')
	await hydrated(page)
	const main = page.getByRole('main')
	await main.getByLabel(ownerWords.es.login.password, { exact: true }).fill(ownerPassword)
	await main.getByRole('button', { name: ownerWords.es.login.signIn }).click()
	await main.getByText(words.all.replace('{count}', '2')).click()
	const downloads = main.getByRole('button', {
		name: new RegExp(words.downloadOf.split('{')[0] ?? ''),
	})
	await expect(downloads).toHaveCount(2)
	await expectFitsPhones(page, schemeFor('es'))

	await downloads.first().click()
	const password = main.getByLabel(proofWords.es.password, { exact: true })
	const submit = main.getByRole('button', { name: words.submit })
	await password.fill('otra clave')
	await submit.click()
	await expect(main.getByText(proofWords.es.refusals.passwordInvalid).first()).toBeVisible()
	await password.fill(ownerPassword)
	const [download] = await Promise.all([page.waitForEvent('download'), submit.click()])
	expect(download.suggestedFilename()).toBe(newest)
	expect(await readFile(await download.path(), 'utf8')).toBe(`the copy ${newest}`)
	await expect(page.getByText(words.done)).toBeVisible()
	await expect(password).toHaveCount(0)
})

test('the owner makes a copy now, and sees that none is elsewhere', sweep, async ({ page }) => {
	const words = backupWords.es
	await page.goto('/admin/settings')
	await hydrated(page)
	const main = page.getByRole('main')
	await main.getByLabel(ownerWords.es.login.password, { exact: true }).fill(ownerPassword)
	await main.getByRole('button', { name: ownerWords.es.login.signIn }).click()
	await expect(main.getByText(words.offSite.none)).toBeVisible()
	await main.getByRole('button', { name: words.offSite.now }).click()
	await expect(page.getByText(words.offSite.done)).toBeVisible()
	await expect(main.getByText(words.all.replace('{count}', '3'))).toBeVisible()
})

const failing = { errorDetail: '', failingSince: '2026-11-17T20:00:00.000Z' }
const lost = { error: 'copies-lost', detail: 'site-1 + 3', since: '2026-11-16T20:00:00.000Z' }
for (const [outcome, changes, state] of [
	['started', { isSending: true }, 'sending'],
	['notSent', { error: 'full', ...failing, further: [lost] }, 'full'],
	['done', { error: 'not-removed', ...failing }, 'not-removed'],
] as const)
	test(`only a copy that has arrived is called made: ${outcome}`, sweep, async ({ page }) => {
		const words = backupWords.en.offSite
		await page.goto('/en/admin/settings')
		await hydrated(page)
		const main = page.getByRole('main')
		await main.getByLabel(ownerWords.en.login.password, { exact: true }).fill(ownerPassword)
		await main.getByRole('button', { name: ownerWords.en.login.signIn }).click()
		await page.route('**/api/backups', async (route) => {
			const response = await route.fetch()
			const list = await response.json()
			const offSite = { ...list.offSite, isConfigured: true, ...changes }
			await route.fulfill({ response, json: { ...list, offSite } })
		})
		await main.getByRole('button', { name: words.now }).click()
		await expect(page.getByText(words[outcome])).toBeVisible()
		await expect(page.getByText(words.done)).toHaveCount(outcome === 'done' ? 1 : 0)
		const told = state === 'sending' ? words.sending : fill(words.reasons[state], { detail: '' })
		await expect(main.getByText(told)).toBeVisible()
		const failingNow = main.getByText(words.failing.split(' {')[0] ?? '')
		await expect(failingNow).toHaveCount(state === 'full' ? 1 : 0)
		const alsoLost = main.getByText(fill(words.reasons['copies-lost'], { detail: lost.detail }))
		await expect(alsoLost).toHaveCount(state === 'full' ? 1 : 0)
		// A fetch that outlives the page would fail the run.
		await page.unrouteAll({ behavior: 'wait' })
	})

const testWithStore = base.extend({
	site: ownSite(async () => {
		const store = await startS3()
		const site = await startOwnersSite({
			...environmentOf(store.settings),
			BACKUP_PASSPHRASE: 'una frase larga y secreta',
		})
		const remove = async () => {
			await site.remove()
			await store.stop()
		}
		return { ...site, remove }
	}),
	viewport: { width: 360, height: 740 },
})

testWithStore(
	'the owner sees when the last copy arrived elsewhere, its size, and that it was read back',
	sweep,
	async ({ page }) => {
		const { headers } = await signIn(page)
		await page.goto('/admin/settings')
		await hydrated(page)
		const main = page.getByRole('main')
		await expect(main.getByText(backupWords.es.offSite.waiting)).toBeVisible()
		await main.getByRole('button', { name: backupWords.es.offSite.now }).click()
		await expect(page.getByText(backupWords.es.offSite.done)).toBeVisible()
		const { offSite }: { offSite: OffSiteResponse } = await (
			await page.request.get('/api/backups', { headers })
		).json()
		const { lastAt, checkedAt, lastBytes } = offSite
		for (const locale of ['es', 'en'] as const) {
			const words = backupWords[locale].offSite
			if (locale === 'en') await page.goto('/en/admin/settings')
			const at = (time: string | null) => formatTime(Date.parse(time ?? ''), locale)
			const size = formatMegabytes(lastBytes ?? 0, locale)
			await expect(main.getByText(fill(words.last, { time: at(lastAt), size }))).toBeVisible()
			await expect(main.getByText(fill(words.checked, { time: at(checkedAt) }))).toBeVisible()
			const held = fill(words.held, { count: '1', time: at(offSite.oldestAt) })
			await expect(main.getByText(held)).toBeVisible()
			await expect(main.getByText(words.waiting)).toHaveCount(0)
			await expectFitsPhones(page, schemeFor(locale))
		}
	},
)
