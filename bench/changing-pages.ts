import { resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from '@playwright/test'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median } from '#tests/helpers/measuring/measures.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { machine, markdownTable, report } from './kit/report.ts'
import { slowLine, slowPhone } from './kit/slow-phone.ts'

/*
 * How long a visitor waits between the tap on a card and the next page's heading, and how much work the processor does for
 * the islands after the first touch. `--beside=FOLDER` measures another checkout with a build in turns with this one: run it
 * beside the commit before a change. Without it the bars, which are ratios, are not judged.
 */
const from = '/services'
const to = '/camping'
const hydratedPages = ['/', '/lodging']
const restMs = 2_000

const rounds = commandLine.rounds(5)
const folders = { here: '.', ...(commandLine.beside && { before: commandLine.beside }) }
const browser = await chromium.launch({
	executablePath: findOrInstallChromium(),
	args: chromiumFlags,
})
const sites = await Promise.all(
	Object.entries(folders).map(async ([name, folder]) => ({
		name,
		site: await startSite({ LOG_LEVEL: 'silent' }, { cwd: resolve(folder) }),
		tap: [] as number[],
		prefetchedTap: [] as number[],
		hydration: [] as number[],
	})),
)
try {
	for (let round = 0; round < rounds; round += 1)
		for (const { site, tap, prefetchedTap, hydration } of sites) {
			tap.push(await tapToHeading(browser, site.url, { isPrefetched: false }))
			prefetchedTap.push(await tapToHeading(browser, site.url, { isPrefetched: true }))
			let total = 0
			for (const path of hydratedPages) total += await hydrationMs(browser, site.url + path)
			hydration.push(total)
		}
	const rows = sites.map(({ name, tap, prefetchedTap, hydration }) => ({
		site: name,
		'tap to heading, ms': Math.round(median(tap)),
		'the same, prefetched': Math.round(median(prefetchedTap)),
		'processor for the islands, ms': Math.round(median(hydration)),
	}))
	process.stdout.write(machine() + markdownTable(rows))
	report('changing-pages', { rows }, barsOf())
} finally {
	await browser.close()
	await Promise.all(sites.map(({ site }) => site.remove()))
}

function barsOf() {
	const [here, before] = sites
	if (!here || !before) return []
	const ratio = (value: number[], to: number[]) => median(value) / median(to)
	return [
		{ name: 'tap to heading / before', value: ratio(here.tap, before.tap), atMost: 0.5 },
		{
			name: 'tap to a prefetched heading / before',
			value: ratio(here.prefetchedTap, before.tap),
			atMost: 0.3,
		},
		{
			name: `processor for the islands of ${hydratedPages.join(' and ')} / before`,
			value: ratio(here.hydration, before.hydration),
			atMost: 0.5,
		},
	]
}

/** From the tap on a card to the frame in which the next page's heading is on the screen. */
async function tapToHeading(
	browser: Browser,
	origin: string,
	{ isPrefetched }: { isPrefetched: boolean },
): Promise<number> {
	const context = await browser.newContext(slowPhone)
	try {
		const page = await context.newPage()
		// Files prefetched before the service worker is active are not used afterwards.
		if (isPrefetched) await installWorker(page, origin)
		await page.addInitScript(noteHeading)
		await slowLine(await context.newCDPSession(page))
		await page.goto(origin + from, { waitUntil: 'load' })
		const card = page.getByRole('main').locator(`a[href="${to}"]`)
		await card.scrollIntoViewIfNeeded()
		await page.waitForLoadState('networkidle')
		if (isPrefetched) {
			await card.hover()
			await page.waitForTimeout(3_000)
			await page.waitForLoadState('networkidle')
		}
		const tappedAt = Date.now()
		await card.tap({ noWaitAfter: true })
		return (await shownAt(page, to)) - tappedAt
	} finally {
		await context.close()
	}
}

async function installWorker(page: Page, origin: string) {
	await page.goto(origin)
	await page.keyboard.press('Shift')
	await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
	await page.waitForLoadState('networkidle')
}

/** Notes when the heading of the page at each address was first on the screen; a client router changes both in place. */
function noteHeading() {
	const look = () => {
		const heading = document.querySelector('h1')
		const isNew = heading && heading.textContent !== window.noted?.text
		if (isNew) window.noted = { text: heading.textContent, path: location.pathname, at: Date.now() }
		requestAnimationFrame(look)
	}
	requestAnimationFrame(look)
}

async function shownAt(page: Page, path: string): Promise<number> {
	for (;;) {
		// Fails while one document gives way to another.
		const noted = await page.evaluate(() => window.noted).catch(() => undefined)
		if (noted?.path === path) return noted.at
		await page.waitForTimeout(20)
	}
}

declare global {
	interface Window {
		noted?: { text: string | null; path: string; at: number }
	}
}

/** Time of the page's main thread from the first key until everything is at rest. */
async function hydrationMs(browser: Browser, url: string): Promise<number> {
	const { send, close } = await openUnwatched(browser)
	const taskMs = async () => {
		const { metrics } = await send<{ metrics: Metric[] }>('Performance.getMetrics')
		const found = metrics.find(({ name }) => name === 'TaskDuration')
		if (!found) throw new Error('The browser does not say how long its tasks took')
		return found.value * 1_000
	}
	try {
		const { viewport, deviceScaleFactor, isMobile: mobile } = slowPhone
		await send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile })
		await send('Emulation.setEmulatedMedia', {
			features: [{ name: 'prefers-reduced-motion', value: 'reduce' }],
		})
		await send('Performance.enable', { timeDomain: 'threadTicks' })
		await send('Page.navigate', { url })
		await pause(restMs)
		const before = await taskMs()
		for (const type of ['keyDown', 'keyUp'])
			await send('Input.dispatchKeyEvent', { type, key: 'Shift', code: 'ShiftLeft' })
		await pause(restMs)
		return (await taskMs()) - before
	} finally {
		await close()
	}
}

type Metric = { name: string; value: number }

/**
 * A page that Playwright does not watch. While it does, V8 notes where each `Error` is made, and reads our script again for
 * the places of those that React makes as it loads. On visitors' phones there is no such work; it was a third of all here.
 */
async function openUnwatched(browser: Browser) {
	const session = await browser.newBrowserCDPSession()
	const { browserContextId } = await session.send('Target.createBrowserContext')
	const { targetId } = await session.send('Target.createTarget', {
		url: 'about:blank',
		browserContextId,
	})
	const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
	let id = 0
	const send = async <Result>(method: string, params = {}): Promise<Result> => {
		id += 1
		const own = id
		const response = Promise.withResolvers<Result>()
		const take = (event: { sessionId: string; message: string }) => {
			const { id, result, error } = JSON.parse(event.message)
			if (event.sessionId !== sessionId || id !== own) return
			session.off('Target.receivedMessageFromTarget', take)
			if (error) response.reject(new Error(`${method}: ${error.message}`))
			else response.resolve(result)
		}
		session.on('Target.receivedMessageFromTarget', take)
		const message = JSON.stringify({ id, method, params })
		await session.send('Target.sendMessageToTarget', { sessionId, message })
		return response.promise
	}
	return {
		send,
		close: async () => {
			await session.send('Target.disposeBrowserContext', { browserContextId })
			await session.detach()
		},
	}
}
