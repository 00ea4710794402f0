import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { findOrInstallHtmlChecker } from '#tests/helpers/tools/html-checker.ts'
import { report } from './kit/report.ts'

const checker = findOrInstallHtmlChecker()
if (!checker) throw new Error('The W3C checker needs Java and one download.')

const site = await startSite({ LOG_LEVEL: 'silent' })
const directory = await mkdtemp(join(tmpdir(), 'palma-html-'))
try {
	for (const { path } of everyPage) {
		const body = await (await fetch(site.url + path)).text()
		// Its CSS checker is years behind browsers; Lightning CSS has checked the styles.
		const html = body.replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
		await writeFile(join(directory, `${path.replaceAll('/', '_')}.html`), html)
	}
	const { stderr } = await promisify(execFile)(
		'java',
		['-jar', checker, '--format', 'json', '--errors-only', '--exit-zero-always', directory],
		{ maxBuffer: 64 * 1024 * 1024 },
	)
	const messages: { url: string; message: string; extract: string }[] = JSON.parse(stderr).messages
	const errors = messages.map(
		({ url, message, extract }) => `${url.split('/').at(-1)}: ${message} ${extract}`,
	)
	report('html', { pages: everyPage.length, errors }, [
		{ name: 'W3C checker: errors', value: errors.length, atMost: 0 },
	])
} finally {
	await site.remove()
	await rm(directory, { recursive: true, force: true })
}
