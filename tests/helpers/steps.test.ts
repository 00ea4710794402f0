import { globSync } from 'node:fs'
import { matchesGlob } from 'node:path'
import { expect, test } from 'vitest'
import browserConfig from '../../playwright.config.ts'
import vitestConfig from '../../vitest.config.ts'

type Patterns = string | readonly string[] | undefined
type Project = { name: string; include: Patterns; exclude: Patterns }

const matches = (path: string, patterns: Patterns) =>
	[patterns ?? []].flat().some((pattern) => matchesGlob(path, pattern))

/** Both runners leave out sweeps by their tag, so that a file that one project has is in exactly one step, test by test. */
const projects: Project[] = [
	...(vitestConfig.test?.projects ?? []).map((project) => {
		const { name, include, exclude } = (project as { test: Project }).test
		return { name, include, exclude }
	}),
	...(browserConfig.projects ?? []).map(({ name = '', testMatch, testIgnore }) => {
		const inFolder = (patterns: unknown) =>
			[patterns ?? []].flat().map((pattern) => `${browserConfig.testDir}/${pattern}`)
		return { name, include: inFolder(testMatch), exclude: inFolder(testIgnore) }
	}),
	// `npm run test:browsers`.
	{ name: 'other browsers', include: 'tests/browsers/*.test.ts', exclude: [] },
]

const files = globSync('**/*.test.{ts,tsx}', {
	exclude: (name) => /^(node_modules|build.*|\.\w.*)$/.test(name),
})

test('every test file is run by exactly one project', () => {
	expect(files.length).toBeGreaterThan(200)
	for (const file of files) {
		const its = projects.filter(
			({ include, exclude }) => matches(file, include) && !matches(file, exclude),
		)
		expect({ file, projects: its.map(({ name }) => name) }).toEqual({
			file,
			projects: [expect.any(String)],
		})
	}
})
