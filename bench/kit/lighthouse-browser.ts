import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { freePort } from '#tests/helpers/site/site-process.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { fetchTool } from '#tests/helpers/tools/npm-tool.ts'

const lighthouseVersion = '13.5.0'
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

type Audit = { id: string; score: number | null; numericValue?: number }
export type Report = {
	categories: Record<string, { score: number | null }>
	audits: Record<string, Audit>
	runtimeError?: { message: string }
}
type Flags = { onlyCategories?: readonly string[]; onlyAudits?: string[]; skipAudits?: string[] }
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** One Chromium for all runs; Lighthouse clears its cache and storage before each. */
export async function startLighthouse() {
	const main = join(fetchTool('lighthouse', lighthouseVersion), 'core/index.js')
	const { default: lighthouse }: { default: Lighthouse } = await import(pathToFileURL(main).href)
	const port = await freePort()
	const profile = await mkdtemp(join(tmpdir(), 'palma-chromium-'))
	const browser = spawn(
		findOrInstallChromium(),
		[
			...chromiumFlags,
			...[
				'--headless=new',
				'--no-first-run',
				'--ignore-certificate-errors',
				`--user-data-dir=${profile}`,
			],
			...[`--remote-debugging-port=${port}`, 'about:blank'],
		],
		{ stdio: 'ignore' },
	)
	const gone = once(browser, 'exit')
	while (!(await isUp(`http://127.0.0.1:${port}/json/version`))) await sleep(100)

	return {
		/** Its own mobile settings and simulated throttling; only the picture of the whole page is left out, for time. */
		async run(url: string, flags: Flags): Promise<Report> {
			const settings = { port, logLevel: 'silent', disableFullPageScreenshot: true }
			for (let failures = 0; ; failures++) {
				const result = await lighthouse(url, { ...settings, ...flags })
				const problem = result ? result.lhr.runtimeError?.message : 'Lighthouse said nothing.'
				if (result && !problem) return result.lhr
				// A trace without its beginning, now and then: Lighthouse itself asks to be run again.
				if (failures === 2) throw new Error(`${url}: ${problem}`)
			}
		},
		async stop() {
			browser.kill('SIGTERM')
			await gone
			await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
		},
	}
}

async function isUp(url: string): Promise<boolean> {
	return await fetch(url).then(
		({ ok }) => ok,
		() => false,
	)
}
