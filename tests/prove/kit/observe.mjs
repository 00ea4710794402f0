// Run by headers.ts: the Observatory's own tests and grades. Its `scan` takes no port, so this calls its parts.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const [folder = '', ports = '{}'] = process.argv.slice(2)
const load = (path) => import(pathToFileURL(join(folder, path)).href)

// Its install step would fetch the browsers' preload list; localhost is not on it.
const preloaded = join(folder, 'conf/hsts-preload.json')
if (!existsSync(preloaded)) writeFileSync(preloaded, '{}')

const { retrieve } = await load('src/retriever/retriever.js')
const { ALL_TESTS } = await load('src/constants.js')
const { getGradeForScore, getScoreModifier } = await load('src/grader/grader.js')
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await load('src/grader/charts.js')

const retrieved = await retrieve('localhost', JSON.parse(ports))
if (!retrieved.responses.auto) throw new Error('The site seems to be down.')
const tests = ALL_TESTS.map((test) => test(retrieved)).map((test) => ({
	name: test.constructor.name,
	result: test.result,
	isPassed: test.pass,
	modifier: getScoreModifier(test.result),
}))
const sum = (list) => list.reduce((total, { modifier }) => total + modifier, 100)
const plain = sum(tests.filter(({ modifier }) => modifier < 0))
const score = plain >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(tests) : plain
process.stdout.write(JSON.stringify({ ...getGradeForScore(score), tests }))
