import type { APIRequestContext, Page } from '@playwright/test'
import { editingWords } from '#content/editing/editing-words.ts'
import { photoWords } from '#content/editing/photo-words.ts'
import { menu } from '#content/pages/menu.ts'
import type { CopyDocument, ListedPhoto, ListItem } from '#domain/editing/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { redAbove } from '#tests/helpers/photos/photos.ts'
import { inSteps, sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

const aMinute = 61_000

/** The desk loads its data again, as it does every minute or when somebody comes back to the tab. */
async function refresh(page: Page, path: string, how: 'by itself' | 'on coming back') {
	const loaded = page.waitForResponse((response) => new URL(response.url()).pathname === path)
	if (how === 'by itself') await page.clock.runFor(aMinute)
	else await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
	await (await loaded).finished()
}

const dishesPath = 'sections.0.dishes'
const { list: listWords, sheet } = editingWords.es
const namesOf = (dishes: ListItem[]) => dishes.map(({ es }) => (es as { name: string }).name)

/** The first dishes of the menu, as the owner has them in another browser. */
async function ownersDishes(request: APIRequestContext) {
	const { headers } = await signInByCall(request)
	return {
		async read(): Promise<ListItem[]> {
			const document = await (await request.get('/api/content/menu', { headers })).json()
			const { lists } = document as CopyDocument
			return lists.find(({ path }) => path === dishesPath)?.items ?? []
		},
		async write(value: ListItem[]) {
			const data = { changes: [{ path: dishesPath, value }] }
			expect((await request.patch('/api/content/menu', { headers, data })).status()).toBe(200)
		},
	}
}

/** Opens a dish at the desk of somebody who works in the restaurant. */
async function openDish(page: Page, name: string) {
	await page.clock.install()
	await signIn(page, 'restaurant')
	await page.goto('/admin/site/menu')
	await hydrated(page)
	await page.getByRole('button', { name, exact: true }).first().click()
	return {
		price: page.getByLabel(listWords.pesos),
		save: page.getByRole('button', { name: sheet.save, exact: true }),
	}
}

const [first = '', second = ''] = menu.copy.es.sections[0]?.dishes.map(({ name }) => name) ?? []

for (const [how, step] of inSteps(['by itself'], ['on coming back']))
	for (const isTypedBefore of [true, false])
		test(
			`a dish that is open stays the same dish when others change the list and the desk refreshes ${how}, ${isTypedBefore ? 'after' : 'before'} typing`,
			isTypedBefore ? step : sweep,
			async ({ page, request }) => {
				const owner = await ownersDishes(request)
				const before = await owner.read()
				const { price, save } = await openDish(page, second)
				const type = async () => {
					await price.fill('41000')
					await price.blur()
				}
				if (isTypedBefore) await type()
				else await page.getByRole('heading').first().click()
				await owner.write(before.slice(1))
				await refresh(page, '/api/content/menu', how)
				if (!isTypedBefore) await type()
				await save.click()
				await expect(page.getByText(listWords.elsewhere)).toBeVisible()
				expect(await owner.read()).toEqual(before.slice(1))
				await expect(price).toHaveValue('41000')
				await expect(page.getByRole('button', { name: first, exact: true })).toHaveCount(0)

				await save.click()
				await expect(price).toHaveCount(0)
				const saved = await owner.read()
				expect(namesOf(saved)).toEqual(namesOf(before.slice(1)))
				expect(saved[0]?.es).toMatchObject({ name: second, pesos: '41000' })
				expect(saved.slice(1)).toEqual(before.slice(2))
				await owner.write(before)
			},
		)

test(
	'a dish that others removed while it was open is added again, not written over another one',
	sweep,
	async ({ page, request }) => {
		const owner = await ownersDishes(request)
		const before = await owner.read()
		const { price, save } = await openDish(page, second)
		await price.fill('43000')
		await price.blur()
		const others = before.toSpliced(1, 1)
		await owner.write(others)
		await refresh(page, '/api/content/menu', 'by itself')
		await save.click()
		await expect(page.getByText(listWords.gone)).toBeVisible()
		await expect(price).toHaveValue('43000')
		await save.click()
		await expect(price).toHaveCount(0)
		const saved = await owner.read()
		expect(saved.slice(0, -1)).toEqual(others)
		expect(saved.at(-1)?.es).toMatchObject({ name: second, pesos: '43000' })
		await owner.write(before)
	},
)

test(
	'taking the removal of a dish back keeps what others changed since',
	sweep,
	async ({ page, request }) => {
		const owner = await ownersDishes(request)
		const before = await owner.read()
		const { price } = await openDish(page, second)
		await page.getByRole('button', { name: sheet.cancel, exact: true }).click()
		await expect(price).toHaveCount(0)
		await page.getByRole('button', { name: fill(listWords.remove, { item: first }) }).click()
		const undo = page.getByRole('button', { name: listWords.undo })
		await expect(undo).toBeVisible()
		const others = before.slice(1, -1)
		await owner.write(others)
		await refresh(page, '/api/content/menu', 'by itself')
		await undo.click()
		await expect(undo).toHaveCount(0)
		expect(await owner.read()).toEqual([before[0], ...others])
		await owner.write(before)
	},
)

test('nothing is refreshed under a text that somebody is writing', sweep, async ({ page }) => {
	await openDish(page, second)
	const box = page.getByRole('textbox', { name: sheet.languages.es }).first()
	await expect(box).toBeFocused()
	let calls = 0
	page.on('request', (call) => {
		if (new URL(call.url()).pathname === '/api/content/menu') calls += 1
	})
	await page.clock.runFor(3 * aMinute)
	expect(calls).toBe(0)
	await box.blur()
	await refresh(page, '/api/content/menu', 'by itself')
	expect(calls).toBe(1)
})

/** The photograph of a slot, as the owner has it in another browser. */
async function ownersDessert(request: APIRequestContext) {
	const { headers } = await signInByCall(request)
	const path = '/api/photos/dessert'
	return {
		async upload(width: number) {
			const photo = await redAbove({ width, height: 600 }).jpeg().toBuffer()
			const sent = { headers: { ...headers, 'content-type': 'image/jpeg' }, data: photo }
			expect((await request.put(path, sent)).status()).toBe(200)
		},
		async describeAs(es: string) {
			const data = { alt: { es, en: '' } }
			expect((await request.patch(path, { headers, data })).status()).toBe(200)
		},
		async described() {
			const { draft } = await (await request.get('/api/photos', { headers })).json()
			return (draft as ListedPhoto[]).find(({ slot }) => slot === 'dessert')?.alt.es
		},
		async remove() {
			expect((await request.delete(path, { headers })).status()).toBe(204)
		},
	}
}

async function openDessert(page: Page) {
	await signIn(page)
	await page.goto('/admin/photos?slot=dessert')
	await hydrated(page)
	const dialog = page.getByRole('dialog')
	return {
		dialog,
		box: dialog.getByRole('textbox', { name: photoWords.es.dialog.alt.es }),
		save: dialog.getByRole('button', { name: photoWords.es.dialog.save }),
	}
}

test(
	'a description of a photograph is not written over the one that others saved before the desk refreshed',
	sweep,
	async ({ page, request }) => {
		const { upload, describeAs, described, remove } = await ownersDessert(request)
		await upload(900)
		const { dialog: words } = photoWords.es
		const { dialog, box, save } = await openDessert(page)
		await box.fill('Torta')
		await describeAs('Torta de mora')
		await refresh(page, '/api/photos', 'on coming back')
		await save.click()
		await expect(dialog.getByText(words.elsewhere)).toBeVisible()
		await expect(dialog.getByText('«Torta de mora»')).toBeVisible()
		expect(await described()).toBe('Torta de mora')
		await expect(box).toHaveValue('Torta')
		await dialog.getByRole('button', { name: words.takeTheirs }).click()
		await expect(box).toHaveValue('Torta de mora')
		await expect(dialog.getByText(words.elsewhere)).toHaveCount(0)

		await box.fill('Torta de uchuva')
		await describeAs('Torta de la casa')
		await save.click()
		await dialog.getByRole('button', { name: words.saveMine }).click()
		await expect(dialog).toHaveCount(0)
		expect(await described()).toBe('Torta de uchuva')
		await remove()
	},
)

test(
	'a description of a photograph is not used for the one that others put in its place',
	sweep,
	async ({ page, request }) => {
		const { upload, describeAs, described, remove } = await ownersDessert(request)
		await upload(900)
		const { dialog: words, problems } = photoWords.es
		const { dialog, box, save } = await openDessert(page)
		const expectReplaced = async () => {
			await expect(dialog.getByRole('alert')).toHaveText(problems['edited-elsewhere'])
			await expect(dialog.getByRole('button', { name: words.saveMine })).toHaveCount(0)
			await expect(box).toHaveValue('')
			expect(await described()).toBe('')
		}
		await box.fill('Torta')
		await upload(960)
		await save.click()
		await expectReplaced()

		await box.fill('Torta de uchuva')
		await describeAs('Torta de mora')
		await save.click()
		await expect(dialog.getByText(words.elsewhere)).toBeVisible()
		await upload(1020)
		await dialog.getByRole('button', { name: words.saveMine }).click()
		await expectReplaced()

		await box.fill('Torta de la casa')
		await save.click()
		await expect(dialog).toHaveCount(0)
		expect(await described()).toBe('Torta de la casa')
		await remove()
	},
)
