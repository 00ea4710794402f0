import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { freePort, startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { fetchTool } from '#tests/helpers/tools/npm-tool.ts'
import { report } from './kit/report.ts'
import { ask } from './kit/requests.ts'
import { startFront } from './kit/tls.ts'

requireCommands({ openssl: 'openssl' })
const observatory = fetchTool('@mdn/mdn-http-observatory', '1.4.8')
const evaluator = fetchTool('csp_evaluator', '1.1.8')
const highSeverity = 10
/**
 * The maximum of 145 less five each for cookies (there are none), the HSTS preload list, integrity attributes, and
 * `default-src 'none'` (server/http/security-headers.ts).
 */
const highestScore = 125

const ports = { httpPort: await freePort(), httpsPort: await freePort() }
const site = await startSite({
	PUBLIC_URL: `https://localhost:${ports.httpsPort}`,
	TRUST_PROXY: 'true',
	LOG_LEVEL: 'silent',
})
const front = await startFront(site.url, ports)
try {
	const { grade, score, tests } = await observe(front.certificate)
	const policies = await findings()
	const high = policies.filter(({ severity }) => severity === highSeverity)
	const figures = {
		grade,
		score,
		tests: Object.fromEntries(tests.map(({ result, modifier }) => [result, modifier])),
		policies: [...new Set(policies.map(({ severity, about }) => `${severity} ${about}`))],
	}
	report('headers', figures, [
		{ name: 'Observatory: score', value: score, atLeast: highestScore },
		{ name: 'Observatory: grade A+', value: grade === 'A+' ? 1 : 0, atLeast: 1 },
		{
			name: 'Observatory: failed tests',
			value: tests.filter(({ isPassed }) => !isPassed).length,
			atMost: 0,
		},
		{ name: 'csp_evaluator: high findings', value: high.length, atMost: 0 },
	])
} finally {
	front.close()
	await site.remove()
}

type Observed = {
	grade: string
	score: number
	tests: { name: string; result: string; isPassed: boolean; modifier: number }[]
}

/** In its own process, because NODE_EXTRA_CA_CERTS is read at start. */
async function observe(certificate: string): Promise<Observed> {
	const child = spawn(
		process.execPath,
		['tests/prove/kit/observe.mjs', observatory, JSON.stringify(ports)],
		{
			stdio: ['ignore', 'pipe', 'inherit'],
			env: { ...process.env, NODE_EXTRA_CA_CERTS: certificate },
		},
	)
	const stdout = await text(child.stdout)
	if (!stdout) throw new Error('The Observatory said nothing.')
	return JSON.parse(stdout)
}

type Finding = { severity: number; about: string }

async function findings(): Promise<Finding[]> {
	const { CspEvaluator } = await import(pathToFileURL(join(evaluator, 'dist/evaluator.js')).href)
	const { CspParser } = await import(pathToFileURL(join(evaluator, 'dist/parser.js')).href)
	const paths = [...everyPage.map(({ path }) => path), '/nowhere', '/api/reviews', '/api/nowhere']
	const all = await Promise.all(
		paths.map(async (path) => {
			const { headers } = await ask(site.url + path)
			const { csp } = new CspParser(String(headers['content-security-policy'] ?? ''))
			return new CspEvaluator(csp).evaluate() as {
				severity: number
				directive: string
				description: string
			}[]
		}),
	)
	return all.flat().map(({ severity, directive, description }) => ({
		severity,
		about: `${directive}: ${description.slice(0, 80)}`,
	}))
}
