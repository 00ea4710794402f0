import { type Browser, chromium, type Page } from '@playwright/test'
import { reviews as reviewsPage } from '#content/pages/reviews.ts'
import { startSiteWithReviews } from '#tests/helpers/site/site-with-reviews.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { report } from './kit/report.ts'

/*
 * Do ten thousand reviews scroll like sixty? Both lists are loaded by scrolling to their end on a phone's screen, with a
 * processor slowed down four times; then every frame scrolls by 90 px.
 * `script of a load`: the script time of fifty more reviews at the end of the list.
 */
const few = 60
const many = 10_000
const frames = 300
const loadsMeasured = 10
const loadSize = 50
const pixelsAFrame = 90
const slowdown = 4

const browser = await chromium.launch({
	executablePath: findOrInstallChromium(),
	args: chromiumFlags,
})
try {
	const measured = {
		few: await scrollThrough(browser, few),
		many: await scrollThrough(browser, many),
	}
	for (const [name, { count, loadMs, workMs, p95Ms }] of Object.entries(measured))
		process.stdout.write(
			`${name.padEnd(5)} ${count} reviews: frame p95 ${p95Ms.toFixed(1)} ms, work ${workMs.toFixed(1)} ms a frame, script of a load ${loadMs.toFixed(1)} ms\n`,
		)
	report('reviews-scroll', measured, [
		{ name: 'reviews loaded', value: measured.many.count, atLeast: many },
		{ name: 'frame p95, many / few', value: measured.many.p95Ms / measured.few.p95Ms, atMost: 1.5 },
	])
} finally {
	await browser.close()
}

async function scrollThrough(browser: Browser, stored: number) {
	const site = await startSiteWithReviews(
		Array.from({ length: stored }, (_, index) => ({
			message: `Reseña ${index}: la trucha llegó caliente y los niños no querían irse del lago.`,
		})),
	)
	try {
		const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
		await page.goto(`${site.url}/reviews`)
		const devtools = await page.context().newCDPSession(page)
		// Processor time of the page's thread, so that other work on the machine does not count.
		await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
		await load(page, stored - loadsMeasured * loadSize)
		const before = await listOf(page).locator('li').count()
		await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
		const scriptBefore = await secondsOf('ScriptDuration')
		await load(page, stored)
		const scriptMs = ((await secondsOf('ScriptDuration')) - scriptBefore) * 1000
		const workBefore = await secondsOf('TaskDuration')
		const times = (await listOf(page).evaluate(scrollFrames, { frames, pixelsAFrame })).toSorted(
			(a, b) => a - b,
		)
		const workMs = (((await secondsOf('TaskDuration')) - workBefore) * 1000) / frames
		const count = await listOf(page).getByRole('listitem').count()
		await page.close()
		const loadMs = scriptMs / Math.ceil((count - before) / loadSize)
		return { count, loadMs, workMs, p95Ms: times[Math.floor(frames * 0.95)] ?? Number.NaN }

		async function secondsOf(metric: string): Promise<number> {
			const { metrics } = await devtools.send('Performance.getMetrics')
			return metrics.find(({ name }) => name === metric)?.value ?? Number.NaN
		}
	} finally {
		await site.remove()
	}
}

function listOf(page: Page) {
	return page.getByRole('region', { name: reviewsPage.copy.es.list.title })
}

async function load(page: Page, wanted: number) {
	const list = listOf(page)
	await page.mouse.move(5, 5)
	await page.keyboard.press('Shift')
	while ((await list.locator('li').count()) < wanted) {
		await list.evaluate((box) => box.scrollTo(0, box.scrollHeight))
		await page.waitForTimeout(50)
	}
}

/** Scrolls up and down; resolves with the time of each frame. */
function scrollFrames(box: Element, options: { frames: number; pixelsAFrame: number }) {
	return new Promise<number[]>((resolve) => {
		const times: number[] = []
		let direction = -1
		let last = performance.now()
		const step = (now: number) => {
			times.push(now - last)
			last = now
			if (times.length > options.frames) return resolve(times.slice(1))
			const atEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
			if (box.scrollTop <= 0) direction = 1
			else if (atEnd) direction = -1
			box.scrollTop += direction * options.pixelsAFrame
			requestAnimationFrame(step)
		}
		requestAnimationFrame(step)
	})
}
