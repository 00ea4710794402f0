import { photoWords } from '#content/editing/photo-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { fill } from '#domain/text/fill.ts'
import { heicPhoto, leafyPhoto, sidewaysPhoto } from '#tests/helpers/photos/photos.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import {
	test as base,
	expect,
	hydrated,
	ownSite,
	ownerPassword as password,
	startOwnersSite,
} from '../fixtures.ts'
import { signInByCall } from '../sign-in.ts'

const test = base.extend({
	site: ownSite(() => startOwnersSite()),
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
})

const alt = {
	es: 'El valle desde la casa, con neblina',
	en: 'The valley from the house, in the mist',
}

test('the owner puts a photograph taken sideways on the site from a phone, and takes it back', async ({
	page,
	browser,
	site,
}) => {
	const words = photoWords.es
	const { login } = ownerWords.es
	await page.goto('/admin/photos')
	await hydrated(page)
	await page.getByLabel(login.password, { exact: true }).fill(password)
	await page.getByRole('button', { name: login.signIn }).click()
	const slot = page.locator('[data-slot=valley-dawn]')
	await expect(slot).toContainText(words.states.drawing)
	await expectAccessibleIn('light', page, 'main')

	await slot.click()
	const dialog = page.getByRole('dialog')
	const gallery = dialog.locator('input[data-source=gallery]')
	await expect(dialog.getByRole('button', { name: words.dialog.take })).toBeVisible()
	await gallery.setInputFiles({
		name: 'foto.jpg',
		mimeType: 'image/jpeg',
		buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
	})
	await expect(dialog.getByRole('alert')).toHaveText(words.errors.photoSvg)

	await gallery.setInputFiles({
		name: 'IMG_2041.jpg',
		mimeType: 'image/jpeg',
		buffer: await sidewaysPhoto({ width: 1800, height: 2400 }),
	})
	const stage = dialog.getByRole('button', { name: words.dialog.focusLabel })
	await expect(stage).toBeVisible({ timeout: 200_000 })
	await expect(dialog.getByRole('alert')).toHaveText('')
	// Upright: three units wide and four high.
	const shape = await stage
		.locator('img')
		.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])
	expect(shape).toEqual([600, 800])

	const box = await stage.boundingBox()
	await stage.tap({ position: { x: (box?.width ?? 0) / 2, y: 6 } })
	const where = dialog.getByRole('status')
	await expect(where).toContainText(fill(words.dialog.focusAt, { x: '50', y: '1' }).slice(0, 20))
	await stage.press('ArrowRight')
	await expect(where).toContainText(/^5[12] %/)
	await expectAccessibleIn('dark', page, 'dialog')
	await page.emulateMedia({ colorScheme: 'light' })

	const save = dialog.getByRole('button', { name: words.dialog.save })
	await save.click()
	await expect(dialog.getByText(words.errors.altMissing)).toHaveCount(2)
	await dialog.getByLabel(words.dialog.alt.es).fill(alt.es)
	// Closed by a slip, the dialog has what was written when it opens again.
	await page.keyboard.press('Escape')
	await expect(dialog).toBeHidden()
	await slot.click()
	await expect(dialog.getByLabel(words.dialog.alt.es)).toHaveValue(alt.es)
	await stage.tap({ position: { x: (box?.width ?? 0) / 2, y: 6 } })
	await dialog.getByLabel(words.dialog.alt.en).fill(alt.en)
	await save.click()
	await expect(dialog).toBeHidden({ timeout: 200_000 })
	await expect(slot).toContainText(words.states.drafted)

	const visitor = await browser.newContext({
		javaScriptEnabled: false,
		viewport: { width: 360, height: 740 },
		deviceScaleFactor: 3,
		baseURL: site.url,
	})
	const seen = await visitor.newPage()
	await seen.goto('/')
	await expect(seen.getByRole('img', { name: alt.es })).toHaveCount(0)

	const publish = page.getByRole('button', { name: siteWords.es.draft.publish, exact: true })
	await publish.click()
	await expect(publish).toBeHidden()

	for (const [path, text] of [
		['/', alt.es],
		['/en', alt.en],
	] as const) {
		await seen.goto(path)
		const photo = seen.getByRole('img', { name: text })
		await expect(photo).toBeVisible()
		const { address, bytes, top } = await photo.evaluate(async (image: HTMLImageElement) => {
			await image.decode()
			const canvas = Object.assign(document.createElement('canvas'), { width: 8, height: 8 })
			const paper = canvas.getContext('2d')
			paper?.drawImage(image, 0, 0, 8, 8)
			const response = await fetch(image.currentSrc)
			return {
				address: image.currentSrc,
				bytes: (await response.arrayBuffer()).byteLength,
				top: [...(paper?.getImageData(4, 0, 1, 1).data ?? [])],
			}
		})
		// The red top that was tapped, and not the blue below or beside it.
		expect(top[0]).toBeGreaterThan(180)
		expect(top[2]).toBeLessThan(90)
		expect(address).toMatch(/\/pictures\/valley-dawn-[0-9a-f]{20}-1200\.avif$/)
		expect(bytes).toBeLessThanOrEqual(60_000)
		await expect(photo).toHaveAttribute('width', '1600')
	}

	await slot.click()
	await dialog.getByRole('button', { name: words.dialog.back }).click()
	await expect(dialog).toBeHidden()
	await expect(slot).toContainText(words.states.removed)
	await publish.click()
	await expect(publish).toBeHidden()
	await seen.goto('/')
	await expect(seen.getByRole('img', { name: alt.es })).toHaveCount(0)
	await visitor.close()
})

test(
	'a page whose first picture is a photograph does not shift and stays light',
	sweep,
	async ({ page, site }) => {
		const call = async (method: string, path: string, token = '', body?: Buffer | string) =>
			await fetch(site.url + path, {
				method,
				headers: {
					'x-auth-token': token,
					...(body && {
						'content-type': typeof body === 'string' ? 'application/json' : 'image/jpeg',
					}),
				},
				...(body && { body: typeof body === 'string' ? body : new Uint8Array(body) }),
			})
		const { token } = await signInByCall(page.request)
		const photo = await leafyPhoto({ width: 2400, height: 1800 })
		expect((await call('PUT', '/api/photos/camping-lake', token, photo)).status).toBe(200)
		expect((await call('POST', '/api/content/publish', token)).status).toBe(200)

		await page.addInitScript(() => {
			Object.assign(window, { shift: 0 })
			new PerformanceObserver((list) => {
				for (const entry of list.getEntries())
					Object.assign(window, {
						shift:
							(window as unknown as { shift: number }).shift +
							(entry as unknown as { value: number }).value,
					})
			}).observe({ type: 'layout-shift', buffered: true })
		})
		const weights: Promise<[string, number]>[] = []
		page.on('response', (response) => {
			if (response.url().includes('/pictures/camping-lake'))
				weights.push(response.body().then((body) => [response.url(), body.length]))
		})
		await page.goto('/camping')
		const image = page.locator('img[src*="camping-lake-"]').first()
		await expect(image).toBeVisible()
		await image.evaluate((element: HTMLImageElement) => element.decode())
		expect(weights.length).toBeGreaterThan(0)
		for (const [address, bytes] of await Promise.all(weights)) {
			expect(address).toMatch(/\.avif$/)
			expect(bytes).toBeLessThanOrEqual(60_000)
		}
		expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBe(0)
		// Described by nobody, but not by the words for the drawing.
		await expect(image).toHaveAttribute('alt', /^Fotografía de /)
	},
)

test(
	'a HEIC photograph is refused with the way to change it, and taken where the browser can read it',
	sweep,
	async ({ page }) => {
		const words = photoWords.es
		const { login } = ownerWords.es
		await page.goto('/admin/photos')
		await hydrated(page)
		await page.getByLabel(login.password, { exact: true }).fill(password)
		await page.getByRole('button', { name: login.signIn }).click()
		await page.locator('[data-slot=valley-dawn]').click()
		const dialog = page.getByRole('dialog')
		const gallery = dialog.locator('input[data-source=gallery]')
		const heic = { name: 'IMG_2041.HEIC', mimeType: 'image/heic', buffer: await heicPhoto() }
		// Chromium has no decoder of its own.
		await gallery.setInputFiles(heic)
		await expect(dialog.getByRole('alert')).toHaveText(words.errors.photoHeic)
		expect(words.errors.photoHeic).toMatch(/iPhone.*Más compatible.*Samsung/)

		// As on a platform that has one (Safari).
		await page.evaluate(() => {
			const decode = window.createImageBitmap.bind(window)
			window.createImageBitmap = (async (source: ImageBitmapSource) => {
				if (!(source instanceof File) || source.type !== 'image/heic') return decode(source)
				return decode(new ImageData(1800, 1200))
			}) as typeof window.createImageBitmap
		})
		await gallery.setInputFiles(heic)
		const stage = dialog.getByRole('button', { name: words.dialog.focusLabel })
		await expect(stage).toBeVisible({ timeout: 200_000 })
		await expect(dialog.getByRole('alert')).toHaveText('')
	},
)
