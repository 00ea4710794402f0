import { type Browser, chromium, type Page } from '@playwright/test'
import { installWalker } from '#tests/e2e/site/walker.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { machine, markdownTable, report } from './kit/report.ts'
import { slowLine, slowPhone } from './kit/slow-phone.ts'

/*
 * How soon a control answers its first tap on a slow phone, before React is loaded: 400 kbit/s, 400 ms, processor ×4. Each
 * tap has a page load of its own. The time runs from the finger's touch to the frame in which the page has changed
 * (something opened, pressed, checked, chosen or printed; the focus alone does not count).
 */
const barMs = 200
const respondWithinMs = 8_000
/** Controls that change nothing when pressed: a step beyond the end, the dot of the item shown. */
const controls =
	'main button[type=button]:visible:not([aria-disabled=true], [aria-current=true]), header button:visible, summary:visible'

type Tap = { page: string; control: string; ms: number; isBeforeReact: boolean }

const paths =
	commandLine.pages.length > 0
		? commandLine.pages
		: everyPage.filter(({ locale }) => locale === 'es').map(({ path }) => path)

const site = await startSite({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({
	executablePath: findOrInstallChromium(),
	args: chromiumFlags,
})
try {
	const taps: Tap[] = []
	for (const path of paths) taps.push(...(await tapAll(browser, path)))
	process.stdout.write(
		machine() +
			markdownTable(
				taps.map(({ ms, ...tap }) => ({
					...tap,
					ms: Math.round(ms),
					isBeforeReact: String(tap.isBeforeReact),
				})),
			),
	)
	report('first-taps', { taps }, [
		{ name: 'slowest first tap, ms', value: Math.max(...taps.map(({ ms }) => ms)), atMost: barMs },
		{
			name: 'taps answered only by React',
			value: taps.filter(({ isBeforeReact }) => !isBeforeReact).length,
			atMost: 0,
		},
	])
} finally {
	await browser.close()
	await site.remove()
}

async function tapAll(browser: Browser, path: string): Promise<Tap[]> {
	const taps: Tap[] = []
	for (let index = 0; ; index += 1) {
		const context = await browser.newContext(slowPhone)
		try {
			const page = await context.newPage()
			await page.addInitScript(installWalker)
			await slowLine(await context.newCDPSession(page))
			await page.goto(site.url + path)
			const control = page.locator(controls).nth(index)
			if ((await page.locator(controls).count()) <= index) return taps
			taps.push({ page: path, ...(await tap(page, control)) })
		} finally {
			await context.close()
		}
	}
}

async function tap(page: Page, control: ReturnType<Page['locator']>): Promise<Omit<Tap, 'page'>> {
	await control.evaluate((element) =>
		element.scrollIntoView({ block: 'center', behavior: 'instant' }),
	)
	const name = await control.evaluate(
		(element) => element.getAttribute('aria-label') ?? element.textContent ?? '',
	)
	await page.evaluate(watchForResponse, respondWithinMs)
	const { x, y } = await control.evaluate(pointToTap)
	await page.touchscreen.tap(x, y)
	const response = await page.evaluate(
		() => (window as never as { answer: Promise<{ ms: number; isBeforeReact: boolean }> }).answer,
	)
	return { control: name.trim(), ...response }
}

/** The middle of the first part that takes a tap: the summary of a flip card lies over the card, and only its words do. */
function pointToTap(control: Element) {
	for (const part of [control, ...control.querySelectorAll('*')]) {
		const { left, top, width, height } = part.getBoundingClientRect()
		const [x, y] = [left + width / 2, top + height / 2]
		if (control.contains(document.elementFromPoint(x, y))) return { x, y }
	}
	throw new Error(`Nothing of ${control.outerHTML} can be tapped`)
}

function watchForResponse(respondWithinMs: number) {
	const outcome = () => JSON.stringify({ ...window.walker.outcome(), focus: null })
	const before = outcome()
	const response = new Promise((resolve) => {
		const start = ({ timeStamp }: Event) => {
			const look = () => {
				const ms = performance.now() - timeStamp
				if (outcome() !== before || ms > respondWithinMs)
					resolve({ ms, isBeforeReact: window.earlyKeys !== undefined })
				else requestAnimationFrame(look)
			}
			requestAnimationFrame(look)
		}
		addEventListener('pointerdown', start, { capture: true, once: true })
	})
	Object.assign(window, { answer: response })
}
