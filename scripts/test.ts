import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findOrInstallChromium, findOrInstallTestBrowser } from '#tests/helpers/tools/chromium.ts'
import { findPostgres } from '#tests/helpers/tools/postgres-binaries.ts'
import { findOrInstallSerif } from '#tests/helpers/tools/serif.ts'

type Count = { passed: number; failed: number }
type VitestResults = { numPassedTests: number; numFailedTests: number; numFailedTestSuites: number }
type PlaywrightResults = { stats: { expected: number; unexpected: number } }

const results = 'build/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

// Before any test, so that none waits for a download.
const browser = say('Browser', findOrInstallTestBrowser())
// For the back/forward cache, which the headless shell does not have.
say('Whole browser', findOrInstallChromium())
say('PostgreSQL', findPostgres())
say('Serif font', findOrInstallSerif() ?? 'none found: the test of late fonts is skipped')

/** The quickest first. */
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
	const startedAt = performance.now()
	const { passed, failed } = run()
	const seconds = ((performance.now() - startedAt) / 1000).toFixed(0)
	process.stdout.write(`${name}: ${passed} passed, ${failed} failed in ${seconds} s\n`)
	total.passed += passed
	total.failed += failed
}
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

function say(what: string, found: string): string {
	process.stdout.write(`${what}: ${found}\n`)
	return found
}

/** Undefined when the tool succeeds. */
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
		CHROMIUM_PATH: browser,
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	})
	const { expected, unexpected } = read<PlaywrightResults>(file).stats
	return { passed: expected, failed: unexpected || (status === 0 ? 0 : 1) }
}

function run(tool: string, args: string[], environment: NodeJS.ProcessEnv = {}): number | null {
	// Every worker of a tool is a new process: the compile cache shortens their starts.
	const NODE_COMPILE_CACHE = resolve('node_modules/.cache/compiled')
	const env = { ...process.env, NODE_COMPILE_CACHE, ...environment }
	return spawnSync(tool, args, { stdio: 'inherit', env }).status
}

function read<Results>(file: string): Results {
	return JSON.parse(readFileSync(file, 'utf8'))
}
