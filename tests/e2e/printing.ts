import { expect, type Page } from '@playwright/test'

/**
 * Prints from the top of the page and expects that every picture loads for it, lazy or not. Ctrl+P waits for them; `pdf()`
 * does not, so on a busy machine they may come after it. The footer is not printed.
 */
export async function expectPrintedPictures(page: Page) {
	await page.pdf()
	const missing = () =>
		page.evaluate(() =>
			[...document.querySelectorAll<HTMLImageElement>('main img')]
				.filter((it) => !it.complete || it.naturalWidth === 0)
				.map((it) => it.src),
		)
	await expect.poll(missing).toEqual([])
}

/** The least contrast of text (WCAG 1.4.3). Luminance is what is left of a colour in black and white. */
const leastContrast = 4.5

/**
 * Expects every word on the paper to be readable in black and white, in both colour schemes. Printers leave backgrounds
 * out unless a style insists (`print-color-adjust: exact`) or the print dialog asks for them, so words are on both papers.
 */
export async function expectReadableInBlackAndWhite(page: Page) {
	for (const colorScheme of ['light', 'dark'] as const) {
		await page.emulateMedia({ media: 'print', colorScheme })
		// With reduced motion every change of colour is a very short transition, which starts with the colour of the screen.
		await expect
			.poll(async () => {
				const words = await page.evaluate(contrastOfWords)
				expect(words.length).toBeGreaterThan(10)
				return words.filter(({ contrast }) => contrast < leastContrast)
			})
			.toEqual([])
	}
	await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
}

function contrastOfWords() {
	const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
	const luminance = (colours: string[]) => {
		if (!canvas) throw new Error('no canvas')
		for (const colour of ['#fff', ...colours]) {
			canvas.fillStyle = colour
			canvas.fillRect(0, 0, 1, 1)
		}
		const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
			part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
		)
		return 0.2126 * red + 0.7152 * green + 0.0722 * blue
	}
	const paperOf = (element: Element, hasBackgrounds: boolean): string[] => {
		const { backgroundColor, printColorAdjust } = getComputedStyle(element)
		const below = element.parentElement ? paperOf(element.parentElement, hasBackgrounds) : []
		return hasBackgrounds || printColorAdjust === 'exact' ? [...below, backgroundColor] : below
	}
	const isPrinted = (element: Element) => {
		const { width, bottom } = element.getBoundingClientRect()
		const isClipped = getComputedStyle(element).clipPath !== 'none'
		const isOnPaper = width > 1 && bottom + scrollY > 0 && !isClipped
		return isOnPaper && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
	}
	const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	const found: { text: string; hasBackgrounds: boolean; contrast: number }[] = []
	while (texts.nextNode()) {
		const { textContent, parentElement } = texts.currentNode
		const text = textContent?.trim()
		if (!text || !parentElement || !isPrinted(parentElement)) continue
		for (const hasBackgrounds of [false, true]) {
			const paper = paperOf(parentElement, hasBackgrounds)
			const lights = [
				luminance(paper),
				luminance([...paper, getComputedStyle(parentElement).color]),
			].sort((a, b) => b - a)
			const [lighter = 0, darker = 0] = lights
			found.push({ text, hasBackgrounds, contrast: (lighter + 0.05) / (darker + 0.05) })
		}
	}
	return found
}
