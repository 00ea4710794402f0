import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { findOrInstallChromium, findOrInstallTestBrowser } from '#tests/helpers/tools/chromium.ts'
import { findPostgres } from '#tests/helpers/tools/postgres-binaries.ts'
import { findOrInstallSerif } from '#tests/helpers/tools/serif.ts'

type Count = { passed: number; failed: number }
type VitestResults = {
	numPassedTests: number
	numFailedTests: number
	numFailedTestSuites: number
	testResults: {
		name: string
		status: string
		assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
	}[]
}
type PlaywrightResults = {
	stats: { expected: number; unexpected: number; flaky: number }
	suites: PlaywrightSuite[]
}
type PlaywrightSuite = {
	suites?: PlaywrightSuite[]
	specs: { title: string; file: string; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = {
	status: 'expected' | 'unexpected' | 'flaky' | 'skipped'
	results: { error?: { message?: string } }[]
}

const results = 'build/test-results'
rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })

/** With the sweeps, journeys run axe too (tests/e2e/accessibility.ts). */
const runsSweeps = process.argv.includes('--all')

// Before any test, so that none waits for a download.
const browser = say('Browser', findOrInstallTestBrowser())
// For the back/forward cache, which the headless shell does not have.
say('Whole browser', findOrInstallChromium())
say('PostgreSQL', findPostgres())
say('Serif font', findOrInstallSerif() ?? 'none found: the test of late fonts is skipped')

type Suite = [name: string, run: () => Count]

/** The quickest first. */
const firstStep: Suite[] = [
	[
		'types',
		() => check('react-router', ['typegen']) ?? check('tsc', []) ?? { passed: 1, failed: 0 },
	],
	['lint and format', () => check('biome', ['ci', '.']) ?? { passed: 1, failed: 0 }],
	['unit and API', () => runVitest('--tags-filter=!sweep')],
	['browser journeys', () => runPlaywright('--grep-invert=@sweep')],
]
/** Only the tests that the first step leaves out (tests/helpers/steps.ts). */
const sweeps: Suite[] = [
	['unit and API sweeps', () => runVitest('--tags-filter=sweep')],
	['browser sweeps', () => runPlaywright('--grep=@sweep')],
]
const suites = runsSweeps ? [...firstStep, ...sweeps] : firstStep

/** Failures, and tests that passed only at their second try: repeated at the end, where people look. */
const remarks: string[] = []

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
process.stdout.write(`\n${remarks.map((remark) => `${remark}\n`).join('')}`)
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`)
process.exitCode = total.failed > 0 ? 1 : 0

function say(what: string, found: string): string {
	process.stdout.write(`${what}: ${found}\n`)
	return found
}

/** Undefined when the tool succeeds. */
function check(tool: string, args: string[]): Count | undefined {
	if (run(tool, args) === 0) return undefined
	remarks.push(`Failed: ${tool}`)
	return { passed: 0, failed: 1 }
}

function runVitest(filter: string): Count {
	const first = vitestOnce([filter])
	if (first.failed === 0) return first
	// Their files once more, alone: what then passes had failed beside others.
	const second = vitestOnce([filter, ...first.failedFiles])
	remarks.push(...first.messages.map((message) => `Failed at the first try: ${message}`))
	remarks.push(...second.messages.map((message) => `Failed: ${message}`))
	return { passed: first.passed + first.failed - second.failed, failed: second.failed }
}

function vitestOnce(args: string[]) {
	const file = `${results}/vitest.json`
	const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
	const status = run('vitest', ['run', ...args, ...reporters])
	const response = read<VitestResults>(file)
	const failedFiles = response.testResults.filter((each) => each.status !== 'passed')
	const messages = failedFiles.flatMap(({ name, assertionResults }) =>
		assertionResults
			.filter((test) => test.status === 'failed')
			.map((test) => `${name} › ${test.fullName}\n${test.failureMessages.join('\n')}`),
	)
	return {
		passed: response.numPassedTests,
		// A file that does not even load fails without a failed test.
		failed: response.numFailedTests || response.numFailedTestSuites || (status === 0 ? 0 : 1),
		failedFiles: failedFiles.map(({ name }) => name),
		messages,
	}
}

function runPlaywright(filter: string): Count {
	const file = `${results}/playwright.json`
	const status = run('playwright', ['test', filter, '--retries=1', '--reporter=line,json'], {
		CHROMIUM_PATH: browser,
		AXE: runsSweeps ? 'on' : 'off',
		PLAYWRIGHT_JSON_OUTPUT_NAME: file,
	})
	const { stats, suites } = read<PlaywrightResults>(file)
	for (const { title, file, tests } of suites.flatMap(specsOf)) {
		for (const { status, results } of tests) {
			if (status !== 'unexpected' && status !== 'flaky') continue
			const verdict = status === 'flaky' ? 'Failed at the first try' : 'Failed'
			remarks.push(`${verdict}: ${file} › ${title}\n${results[0]?.error?.message ?? ''}`)
		}
	}
	return {
		passed: stats.expected + stats.flaky,
		failed: stats.unexpected || (status === 0 ? 0 : 1),
	}
}

function specsOf(suite: PlaywrightSuite): PlaywrightSuite['specs'] {
	return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)]
}

function run(tool: string, args: string[], environment: NodeJS.ProcessEnv = {}): number | null {
	// Every worker of a tool is a new process: the compile cache shortens their starts.
	const NODE_COMPILE_CACHE = resolve('node_modules/.cache/compiled')
	const env = { ...process.env, NODE_COMPILE_CACHE, TMPDIR: temporaryFolder(), ...environment }
	return spawnSync(tool, args, { stdio: 'inherit', env }).status
}

/** In memory where there is room: databases of tests need no disk, and each write would wait for it. */
function temporaryFolder(): string {
	const memory = '/dev/shm'
	if (!existsSync(memory)) return tmpdir()
	const { bavail, bsize } = statfsSync(memory)
	return bavail * bsize > 4 * 2 ** 30 ? memory : tmpdir()
}

function read<Results>(file: string): Results {
	return JSON.parse(readFileSync(file, 'utf8'))
}
