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
import { simulateYear } from './year-until-ledger/simulate.ts'

const steps = commandLine.requests(5000)
const seed = commandLine.rounds(Math.floor(Math.random() * 1_000_000))
const startsAt = Date.now()

const figures: Record<string, object | number> = { seed }
const bars: Bar[] = []
process.stdout.write(`seed ${seed}: repeat with --rounds ${seed}\n`)
await onBothDatabases(prove)
report('year-until-ledger', figures, bars)

async function prove(kind: string, server?: TestPostgres) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-year-until-'))
	const database = await openDatabase({ dataDir, url: await server?.createDatabase() })
	try {
		await migrate(database)
		const { differences, ...done } = await simulateYear(database, { seed, steps, startsAt })
		figures[kind] = { ...done, differences }
		for (const difference of differences) process.stdout.write(`${difference}\n`)
		bars.push(
			{ name: `${kind}: operations`, value: done.steps, atLeast: steps },
			{ name: `${kind}: differences`, value: differences.length, atMost: 0 },
		)
	} finally {
		await database.close()
		await rm(dataDir, { recursive: true, force: true })
	}
}
