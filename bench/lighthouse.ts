import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median } from '#tests/helpers/measuring/measures.ts'
import { freePort, startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { categories, type Report, startLighthouse } from './kit/lighthouse-browser.ts'
import { chosenPages, hiddenPages } from './kit/pages.ts'
import { machine, markdownTable, report } from './kit/report.ts'
import { type Hero, startTlsFront } from './kit/tls-front.ts'

requireCommands({ nginx: 'nginx-light', openssl: 'openssl' })

/*
 * Lighthouse with its defaults (mobile, simulated throttling) on every page, median of the runs. Where that is below the
 * bar, more runs follow and all of them count. The largest paint and the blocking time are compared with those of a bare
 * HTML page with the same heading in the same typeface and the same first picture, in the same browser; and, to show what
 * the typeface costs, with one in the browser's own typeface.
 */
const bareRuns = 3
const lcp = 'largest-contentful-paint'
const blocking = 'total-blocking-time'

const runs = commandLine.rounds(5)
const folder = await mkdtemp(join(tmpdir(), 'palma-lighthouse-'))
const port = await freePort()
const origin = `https://127.0.0.1:${port}`
const site = await startSite({ LOG_LEVEL: 'silent', PUBLIC_URL: origin, TRUST_PROXY: 'true' })
const front = await startTlsFront(folder, port, site.url)
const lighthouse = await startLighthouse()
type Bare = { lcpMs: number; blockingMs: number; performance: number }
type BarePages = { withFace: Bare; withoutFace: Bare }
const barePages = new Map<string, BarePages>()
try {
	const figures: Record<string, Awaited<ReturnType<typeof measure>>> = {}
	for (const path of chosenPages) {
		figures[path] = await measure(path)
		process.stdout.write(`${path} ${JSON.stringify(figures[path])}\n`)
	}
	process.stdout.write(machine() + tableOf(figures))
	report('lighthouse', figures, barsOf(figures))
} finally {
	await lighthouse.stop()
	await front.stop()
	await site.remove()
	await rm(folder, { recursive: true, force: true })
}

async function measure(path: string) {
	// A page with `noindex` fails this audit by design; the others count.
	const skipAudits = hiddenPages.includes(path) ? ['is-crawlable'] : []
	// First, because it requests the page too, which is rendered then and cached.
	const bare = await measureBare(path)
	const reports: Report[] = []
	const look = async (times: number) => {
		for (let run = 0; run < times; run++) {
			// Only performance varies from run to run.
			const onlyCategories = reports.length === 0 ? categories : (['performance'] as const)
			reports.push(await lighthouse.run(origin + path, { onlyCategories, skipAudits }))
		}
	}
	await look(runs)
	// Starting a renderer may block for 100 ms on a small machine, even for an empty page. All runs count.
	if (scoreOf(reports, 'performance') < 100) await look(runs + 1)
	const figure = (audit: string) => median(reports.map((it) => figureOf(it, audit)))
	return {
		runs: reports.length,
		scores: Object.fromEntries(
			categories.map((category) => [category, scoreOf(reports, category)]),
		),
		lcpMs: figure(lcp),
		bareLcpMs: bare.withFace.lcpMs,
		barerLcpMs: bare.withoutFace.lcpMs,
		blockingMs: figure(blocking),
		bareBlockingMs: bare.withFace.blockingMs,
		barePerformance: bare.withFace.performance,
		shift: Math.max(...reports.map((it) => figureOf(it, 'cumulative-layout-shift'))),
		below: [...new Set(reports.flatMap(auditsBelow))],
	}
}

function scoreOf(reports: Report[], category: string): number {
	const scores = reports.flatMap((it) => it.categories[category] ?? [])
	return Math.round(100 * median(scores.map(({ score }) => score ?? 0)))
}

function figureOf({ audits }: Report, audit: string): number {
	return audits[audit]?.numericValue ?? Number.NaN
}

/** Every audit below 0.9, weighted or not. */
function auditsBelow({ audits }: Report): string[] {
	return Object.values(audits)
		.filter(({ score }) => score !== null && score < 0.9)
		.map(({ id }) => id)
}

async function measureBare(path: string): Promise<BarePages> {
	const html = await fetch(site.url + path).then((response) => response.text())
	const picture = /<picture(?:(?!<\/picture>).)*fetchpriority="high".*?<\/picture>/is.exec(html)
	const image = picture ?? /<img[^>]*fetchpriority="high"[^>]*>/i.exec(html)
	const title = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replaceAll(/<[^>]*>/g, '') ?? ''
	const face = /<link rel="preload" href="([^"]*)" as="font"/.exec(html)?.[1]
	// Pages with the same first picture share their bare pages, in both languages; so do pages without one.
	const key = /src="([^"]*)"/.exec(image?.[0] ?? '')?.[1] ?? ''
	const known = barePages.get(key)
	if (known) return known
	const hero = { title, picture: image?.[0] ?? '' }
	const measured = {
		withFace: await measureBarePage({ ...hero, face }),
		withoutFace: await measureBarePage({ ...hero, face: undefined }),
	}
	barePages.set(key, measured)
	return measured
}

async function measureBarePage(hero: Hero): Promise<Bare> {
	const url = origin + (await front.addBarePage(hero))
	const reports: Report[] = []
	for (let run = 0; run < Math.min(runs, bareRuns); run++)
		reports.push(await lighthouse.run(url, { onlyCategories: ['performance'] }))
	const figure = (audit: string) => median(reports.map((it) => figureOf(it, audit)))
	return {
		lcpMs: figure(lcp),
		blockingMs: figure(blocking),
		performance: scoreOf(reports, 'performance'),
	}
}

type Figures = Record<string, Awaited<ReturnType<typeof measure>>>

function barsOf(figures: Figures): Bar[] {
	const all = Object.values(figures)
	const lowest = categories.map((category) => ({
		name: `lowest score, ${category}`,
		value: Math.min(...all.map(({ scores }) => scores[category] ?? 0)),
		atLeast: 100,
	}))
	return [
		...lowest,
		{
			name: 'largest paint / that of a bare page with the same hero, worst page',
			value: Math.max(...all.map(({ lcpMs, bareLcpMs }) => lcpMs / bareLcpMs)),
			atMost: 1.3,
		},
		{ name: 'layout shift', value: Math.max(...all.map(({ shift }) => shift)), atMost: 0 },
	]
}

function tableOf(figures: Figures): string {
	const rows = Object.entries(figures).map(([path, page]) => ({
		page: `\`${path}\``,
		runs: page.runs,
		...page.scores,
		'LCP ms': Math.round(page.lcpMs),
		'bare ms': Math.round(page.bareLcpMs),
		ratio: (page.lcpMs / page.bareLcpMs).toFixed(2),
		"ratio, browser's face": (page.lcpMs / page.barerLcpMs).toFixed(2),
		'blocking ms': Math.round(page.blockingMs),
		'bare blocking ms': Math.round(page.bareBlockingMs),
		'bare performance': page.barePerformance,
		'layout shift': page.shift,
		'audits below 0.9': page.below.join(', '),
	}))
	return markdownTable(rows)
}
