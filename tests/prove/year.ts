import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { onBothDatabases } from './kit/both-databases.ts'
import { report } from './kit/report.ts'
import { createRandom } from './year/random.ts'
import { runScenarios } from './year/scenarios.ts'
import { type Kind, simulateYear } from './year/simulate.ts'
import { createYearSite } from './year/site.ts'

const steps = commandLine.operations(5000)
const seed = commandLine.seed(Math.floor(Math.random() * 1_000_000))
const calls = commandLine.calls === 'today' ? 'today' : 'all'
/** A fixed year, so that a seed repeats whenever it is run. */
const startsAt = Date.parse('2027-01-04T12:00:00Z')

const figures: Record<string, object | number> = { seed }
const bars: Bar[] = []
process.stdout.write(`seed ${seed}: repeat with --seed ${seed}\n`)
await onBothDatabases(async (kind, server) => {
	await provePart(kind, server, proveScenarios)
	await provePart(kind, server, proveYear)
})
report('year', figures, bars)

type Part = (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>

async function provePart(kind: string, server: TestPostgres | undefined, prove: Part) {
	process.stdout.write(`\n${kind}\n`)
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-year-'))
	const database = await openDatabase({ dataDir, url: await server?.createDatabase() })
	try {
		await migrate(database)
		await prove(database)
	} finally {
		await database.close()
		await rm(dataDir, { recursive: true, force: true })
	}
}

async function proveScenarios(database: Parameters<Part>[0]) {
	const clock = { now: startsAt }
	const site = await createYearSite(database, { clock, random: createRandom(seed) })
	const outcomes = await runScenarios(site, clock).finally(site.stop)
	const shown = (value: unknown) =>
		typeof value === 'number' ? value.toLocaleString('en') : String(value)
	for (const { name, expected, actual } of outcomes)
		process.stdout.write(
			expected === actual
				? `green  ${name}: ${shown(expected)}\n`
				: `RED    ${name}: ${shown(actual)} instead of ${shown(expected)}\n`,
		)
	const red = outcomes.filter(({ expected, actual }) => expected !== actual)
	figures[`${database.kind} scenarios`] = { red }
	bars.push({
		name: `${database.kind}: red figures of ${outcomes.length}`,
		value: red.length,
		atMost: 0,
	})
}

async function proveYear(database: Parameters<Part>[0]) {
	const { kinds, ...done } = await simulateYear(database, { seed, steps, startsAt, calls })
	for (const { name, count, example } of kinds)
		process.stdout.write(`${String(count).padStart(5)} × ${name}\n        ${example}\n`)
	figures[`${database.kind} year`] = { ...done, kinds }
	bars.push(
		{ name: `${database.kind}: operations`, value: done.steps, atLeast: steps },
		{
			name: `${database.kind}: differences`,
			value: kinds.reduce((all, { count }: Kind) => all + count, 0),
			atMost: 0,
		},
	)
}
