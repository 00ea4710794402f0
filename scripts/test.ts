import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { findOrInstallChromium } from './chromium.ts'

type Count = { passed: number; failed: number }
type VitestResults = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightResults = { stats: { expected: number; unexpected: number; flaky: number } }

const results = 'build/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** Everything that has to hold before a change goes in, in the order in which it fails fastest. */
const suites: [name: string, run: () => Count][] = [
	[
		'types',
		() => check('react-router', ['typegen']) ?? check('tsc', []) ?? { passed: 1, failed: 0 },
	],
	['lint and format', () => check('biome', ['ci', '.']) ?? { passed: 1, failed: 0 }],
	['unit and API', runVitest],
	['browser', runPlaywright],
]

const total: Count = { passed: 0, failed: 0 }
for (const [name, run] of suites) {
	process.stdout.write(`\n── ${name} ──\n`)
	const { passed, failed } = run()
	total.passed += passed
	total.failed += failed
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

/** Undefined when the tool is content. */
function check(tool: string, args: string[]): Count | undefined {
	return run(tool, args) === 0 ? undefined : { passed: 0, failed: 1 }
}

function runVitest(): Count {
	const file = `${results}/vitest.json`
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	const status = run('vitest', ['run', ...reporters])
	const { numPassedTests, numFailedTests, numFailedTestSuites } = read<VitestResults>(file)
	// A file that does not even load fails without a failed test.
	const failed = numFailedTests || numFailedTestSuites || (status === 0 ? 0 : 1)
	return { passed: numPassedTests, failed }
}

function runPlaywright(): Count {
	const file = `${results}/playwright.json`
	const status = run('playwright', ['test', '--reporter=line,json'], {
		CHROMIUM_PATH: findOrInstallChromium(),
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	})
	const { expected, unexpected, flaky } = read<PlaywrightResults>(file).stats
	return { passed: expected + flaky, failed: unexpected || (status === 0 ? 0 : 1) }
}

function run(tool: string, args: string[], environment: NodeJS.ProcessEnv = {}): number | null {
	return spawnSync(tool, args, { stdio: 'inherit', env: { ...process.env, ...environment } }).status
}

function read<Results>(file: string): Results {
	return JSON.parse(readFileSync(file, 'utf8'))
}
