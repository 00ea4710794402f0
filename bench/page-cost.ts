import { type Browser, chromium, type Request } from '@playwright/test'
import { splitLocale } from '#domain/locale.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { chosenPages, hiddenPages } from './kit/pages.ts'
import { machine, markdownTable, report } from './kit/report.ts'

/*
 * Measures what the first visit to a page costs a phone: bytes as sent, requests, and their order. A page is opened, left until the
 * network is idle, then scrolled to its end. Bodies are brotli. Headers count as HTTP/1.1 sends them.
 */
const phone = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, isMobile: true }
/** HTML, CSS and headers of a page, which come before anything else. */
const mostFirst = 13 * 1024
const mostScript = { content: 72 * 1024, forms: 95 * 1024 }
/** Files of the islands; pictures that come into view are not theirs. */
const mostScriptRequests = 5
const islandKinds = ['script', 'stylesheet', 'fetch']
const mostPictures = 60 * 1024
/** The phone-number check of their form comes on top, when its field is used. */
const pagesWithForms = ['/booking', '/contact-us', '/reviews']

type Sent = { kind: string; at: number; body: number; headers: number }
type Shift = { value: number; moved: string[] }
type Moments = { paint: number; load: number; shifts: Shift[] }
type Cost = ReturnType<typeof costOf>

const site = await startSite({ LOG_LEVEL: 'silent' })
const browser = await chromium.launch({
	executablePath: findOrInstallChromium(),
	args: chromiumFlags,
})
try {
	const costs: Record<string, Cost> = {}
	for (const path of chosenPages) costs[path] = await measure(browser, path)
	process.stdout.write(machine() + tableOf(costs))
	report('page-cost', costs, barsOf(costs))
} finally {
	await browser.close()
	await site.remove()
}

function barsOf(all: Record<string, Cost>): Bar[] {
	const visitors = Object.entries(all).filter(([path]) => !hiddenPages.includes(path))
	const worst = (figure: (cost: Cost) => number, among = visitors) =>
		Math.max(0, ...among.map(([, cost]) => figure(cost)))
	const hasForm = (path: string) => pagesWithForms.includes(splitLocale(path).path)
	const scriptAfterTouch = ({ script }: Cost) => script.afterTouch
	return [
		{
			name: 'HTML, CSS and headers of the heaviest page before the first touch, bytes',
			value: worst((cost) => cost.first),
			atMost: mostFirst,
		},
		{
			name: 'script before the first touch, bytes',
			value: worst((cost) => cost.script.beforeTouch),
			atMost: 0,
		},
		{
			name: 'script after the first touch, content pages, bytes',
			value: worst(
				scriptAfterTouch,
				visitors.filter(([path]) => !hasForm(path)),
			),
			atMost: mostScript.content,
		},
		{
			name: 'script after the first touch, pages with a form, bytes',
			value: worst(
				scriptAfterTouch,
				visitors.filter(([path]) => hasForm(path)),
			),
			atMost: mostScript.forms,
		},
		{
			name: 'requests for the islands after the first touch',
			value: worst((cost) => cost.requests.islands),
			atMost: mostScriptRequests,
		},
		{
			name: 'pictures of / before scrolling, bytes',
			value: all['/']?.pictures.beforeTouch ?? 0,
			atMost: mostPictures,
		},
		{ name: 'layout shift, load and scroll', value: worst((cost) => cost.shift), atMost: 0 },
	]
}

async function measure(browser: Browser, path: string): Promise<Cost> {
	const context = await browser.newContext(phone)
	try {
		const page = await context.newPage()
		const finished: Promise<Sent>[] = []
		const sent = new Set<string>()
		page.on('requestfinished', (request) => {
			// A script is fetched, and then imported from the browser's cache.
			if (sent.has(request.url())) return
			sent.add(request.url())
			finished.push(sentFor(request))
		})
		await page.addInitScript(watchShifts)
		await page.goto(site.url + path, { waitUntil: 'networkidle' })
		const untouched = (await Promise.all(finished)).length
		await page.evaluate(scrollToTheEnd)
		await page.waitForLoadState('networkidle')
		await page.waitForTimeout(500)
		const moments = await page.evaluate(momentsOf)
		return costOf(await Promise.all(finished), untouched, moments)
	} finally {
		await context.close()
	}
}

async function sentFor(request: Request): Promise<Sent> {
	const { responseBodySize, responseHeadersSize } = await request.sizes()
	return {
		kind: request.url().endsWith('.js') ? 'script' : request.resourceType(),
		at: request.timing().startTime,
		body: responseBodySize,
		headers: responseHeadersSize,
	}
}

/** Keeps the moved elements beside the value, to find a shift that happens once in many loads. */
function watchShifts() {
	const shifts: Shift[] = []
	Object.assign(window, { shifts })
	new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as never as LayoutShift[]) {
			const moved = entry.sources.map(({ node }) => (node as Element)?.outerHTML?.slice(0, 120))
			shifts.push({ value: entry.value, moved })
		}
	}).observe({ type: 'layout-shift', buffered: true })
}

type LayoutShift = { value: number; sources: { node: Node | null }[] }

async function scrollToTheEnd() {
	for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
		scrollTo({ top, behavior: 'instant' })
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
}

/** On the clock of the requests. The first paint is that of the loading screen, which covers the page. */
function momentsOf(): Moments {
	const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	const [paint] = performance.getEntriesByName('first-paint')
	const { shifts } = window as never as { shifts: Shift[] }
	return {
		paint: performance.timeOrigin + (paint?.startTime ?? Number.NaN),
		load: performance.timeOrigin + (navigation?.loadEventStart ?? Number.NaN),
		shifts,
	}
}

function costOf(sent: Sent[], untouched: number, { paint, load, shifts }: Moments) {
	const bytes = (kind: string, where: (one: Sent, index: number) => boolean = () => true) =>
		sent.reduce((sum, one, i) => sum + (one.kind === kind && where(one, i) ? one.body : 0), 0)
	const known = ['document', 'stylesheet', 'script', 'image', 'font']
	const before = (_: Sent, index: number) => index < untouched
	const after = (_: Sent, index: number) => index >= untouched
	const documentHeaders = sent.find(({ kind }) => kind === 'document')?.headers ?? 0
	return {
		first: bytes('document') + documentHeaders + bytes('stylesheet', before),
		document: bytes('document'),
		style: { beforeTouch: bytes('stylesheet', before), afterTouch: bytes('stylesheet', after) },
		script: {
			beforePaint: bytes('script', ({ at }) => at < paint),
			beforeLoad: bytes('script', ({ at }) => at < load),
			beforeTouch: bytes('script', before),
			afterTouch: bytes('script', after),
		},
		pictures: {
			beforeTouch: bytes('image', before),
			afterTouch: bytes('image', after),
		},
		font: bytes('font'),
		other: sent.reduce((sum, { kind, body }) => sum + (known.includes(kind) ? 0 : body), 0),
		headers: sent.reduce((sum, { headers }) => sum + headers, 0),
		requests: {
			beforeTouch: untouched,
			afterTouch: sent.length - untouched,
			islands: sent.filter((one, i) => after(one, i) && islandKinds.includes(one.kind)).length,
		},
		shift: shifts.reduce((sum, { value }) => sum + value, 0),
		shifts,
	}
}

function tableOf(costs: Record<string, Cost>): string {
	const rows = Object.entries(costs).map(([path, cost]) => ({
		page: `\`${path}\``,
		'HTML, CSS, headers': cost.first,
		'script untouched': cost.script.beforeTouch,
		'script after a touch': cost.script.afterTouch,
		'CSS after a touch': cost.style.afterTouch,
		'pictures untouched': cost.pictures.beforeTouch,
		'pictures after scrolling': cost.pictures.afterTouch,
		font: cost.font,
		other: cost.other,
		headers: cost.headers,
		requests: `${cost.requests.beforeTouch} + ${cost.requests.afterTouch}`,
		'layout shift': cost.shift,
	}))
	return markdownTable(rows)
}
