import type { Page } from '@playwright/test'
import { editingWords } from '#content/editing/editing-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { menu } from '#content/pages/menu.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { changeDraft } from './editing-steps.ts'

// It publishes: its site is its own.
const test = base.extend({ site: ownSite(() => startOwnersSite()) })
const { draft, menu: menuWords } = siteWords.es
const { bar, discard, restore, list, keys, sheet } = editingWords.es

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

test(
	'a section of the menu is renamed while its dishes change',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		const [section] = menu.copy.es.sections
		const [mine, theirs] = section?.dishes ?? []
		await page.goto('/admin/site/menu')
		const sections = page
			.locator('section')
			.filter({ has: page.getByRole('heading', { name: menuWords.sections }) })
		await sections.getByRole('button', { name: section?.title ?? '', exact: true }).click()
		const title = sections.getByRole('textbox', { name: `${keys.title} · ${sheet.languages.es}` })
		await title.fill('Truchas del valle')
		await expect(sections.getByRole('textbox'), 'title and text, in both languages').toHaveCount(4)

		// The same person sets the price of a dish, and a colleague writes about another one.
		await button(page, mine?.name ?? '').click()
		const price = page.getByLabel(list.pesos)
		await price.fill('31000')
		await page
			.locator('form')
			.filter({ has: price })
			.getByRole('button', { name: sheet.save, exact: true })
			.click()
		await expect(page.getByText('31.000')).toBeVisible()
		await changeDraft(site, token, 'menu', {
			path: 'sections.0.dishes.1.name',
			locale: 'es',
			value: `${theirs?.name} de hoy`,
		})

		await sections.getByRole('button', { name: sheet.save, exact: true }).click()
		await expect(
			sections.getByRole('button', { name: 'Truchas del valle', exact: true }),
		).toBeVisible()
		await expect(sections.getByRole('listitem')).toHaveCount(menu.copy.es.sections.length)
		await expect(page.getByText('31.000')).toBeVisible()
		await expect(button(page, `${theirs?.name} de hoy`)).toBeVisible()
	},
)

test(
	'dishes stay with their section when it moves or is renamed while they change',
	sweep,
	async ({ page, context }) => {
		await signIn(context)
		const [, first, second] = menu.copy.es.sections
		const beans = first?.dishes[3]?.name ?? ''
		const part = (name: string) =>
			page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true }) })
		const dishesOf = (section = '') => part(fill(menuWords.dishes, { section }))
		const sections = part(menuWords.sections)
		await page.goto('/admin/site/menu')
		await dishesOf(first?.title)
			.getByRole('button', { name: fill(list.remove, { item: beans }), exact: true })
			.click()
		await expect(dishesOf(first?.title).getByText(list.removed)).toBeVisible()
		await dishesOf(second?.title).getByRole('button', { name: list.add }).click()
		const name = dishesOf(second?.title).getByRole('textbox').first()
		await name.fill('Mazorca')

		await sections
			.getByRole('button', { name: fill(list.down, { item: first?.title ?? '' }), exact: true })
			.click()
		await expect(sections.getByRole('listitem').nth(1)).toContainText(second?.title ?? '')
		await expect(name).toHaveText('Mazorca')
		await dishesOf(first?.title).getByRole('button', { name: list.undo }).click()
		await expect(button(page, beans)).toBeVisible()
		await expect(dishesOf(first?.title).getByRole('listitem')).toHaveCount(
			first?.dishes.length ?? 0,
		)

		// The draft of a dish is that of its section as well.
		await dishesOf(first?.title).getByRole('button', { name: list.add }).click()
		await expect(dishesOf(first?.title).getByRole('textbox').first()).toHaveText('')

		await sections.getByRole('button', { name: second?.title ?? '', exact: true }).click()
		await sections
			.getByRole('textbox', { name: `${keys.title} · ${sheet.languages.es}` })
			.fill('Del Quindío')
		await sections.getByRole('button', { name: sheet.save, exact: true }).click()
		await expect(dishesOf('Del Quindío').getByRole('textbox').first()).toHaveText('Mazorca')
	},
)
