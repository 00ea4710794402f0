import type { Page } from '@playwright/test'
import { editingWords } from '#content/editing/editing-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { plural } from '#domain/text/numbers.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { changeDraft } from './editing-steps.ts'

// It publishes: its site is its own.
const test = base.extend({ site: ownSite(() => startOwnersSite()) })
const { draft } = siteWords.es
const { bar, discard, restore } = editingWords.es

const ownersFact = { path: 'yearsOfHistory', value: 61 }
const cooksTitle = { path: 'title', locale: 'es', value: 'La carta de la cocinera' }
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test(
	'what a colleague saved meanwhile is not discarded unseen',
	sweep,
	async ({ page, context, site, request }) => {
		const owner = await signIn(context)
		const cook = await signInByCall(request, 'restaurant')
		await changeDraft(site, owner.token, 'facts', ownersFact)
		const changes = (count: number) => page.getByText(plural(count, draft.changes, 'es'))
		await page.goto('/admin/site/facts')
		await expect(changes(1)).toBeVisible()
		await changeDraft(site, cook.token, 'menu', cooksTitle)

		const dialog = page.getByRole('dialog', { name: discard.title })
		await button(page, draft.discard).click()
		await expect(dialog).toContainText(plural(1, bar.changes, 'es'))
		await expect(dialog).toContainText(discard.textWithOthers)
		await dialog.getByRole('button', { name: discard.confirm }).click()
		await expect(page.getByText(discard.elsewhere)).toBeVisible()
		await expect(changes(2)).toBeVisible()

		await button(page, draft.discard).click()
		await expect(dialog).toContainText(plural(2, bar.changes, 'es'))
		await dialog.getByRole('button', { name: discard.confirm }).click()
		await expect(page.getByText(bar.discarded)).toBeVisible()
		await expect(page.getByText(draft.none)).toBeVisible()
	},
)

test(
	'undoing a publication does not undo that of a colleague after it',
	sweep,
	async ({ page, context, site, request }) => {
		const owner = await signIn(context)
		const cook = await signInByCall(request, 'restaurant')
		await changeDraft(site, owner.token, 'facts', ownersFact)
		await page.goto('/admin/site/facts')
		await button(page, draft.publish).click()
		await expect(page.getByText(bar.published)).toBeVisible()
		await changeDraft(site, cook.token, 'menu', cooksTitle)
		await request.post('/api/content/publish', { headers: cook.headers })
		await button(page, bar.undo).click()
		await expect(page.getByText(restore.elsewhere)).toBeVisible()
		expect(await (await request.get('/menu')).text()).toContain(cooksTitle.value)
	},
)
