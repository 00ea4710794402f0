import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { startPostgres } from '#tests/helpers/database/postgres.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median } from '#tests/helpers/measuring/measures.ts'
import { freePort, startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { firstResponse } from './kit/peers.ts'
import { machine, markdownTable, report } from './kit/report.ts'
import { wrk } from './kit/wrk.ts'

requireCommands({ wrk: 'wrk' })

/*
 * Do two processes on one PostgreSQL render nearly twice as many pages as one? Both behind the same kind of balancer,
 * measured in turns.
 */
const rounds = commandLine.rounds(3)
const seconds = commandLine.seconds(4)
// Each process renders twelve at once and answers 503 to the rest.
const connectionsPerProcess = 8
// One each for the two processes, the database, and the balancer with the load.
const coresNeeded = 4
const path = '/reviews?problem=bench'
const headers = { 'accept-encoding': 'br' }

const postgres = await startPostgres()
const url = await postgres.createDatabase()
const environment = { DATABASE_URL: url, LOG_LEVEL: 'silent' }
const sites = [await startSite(environment), await startSite(environment)]
const [first, second] = sites.map((site) => Number(new URL(site.url).port)) as [number, number]
const balancers = [await startBalancer([first]), await startBalancer([first, second])]
const rates: number[][] = balancers.map(() => [])
let failed = 0
try {
	for (let round = 0; round <= rounds; round++)
		for (const [index, balancer] of balancers.entries()) {
			const connections = connectionsPerProcess * (index + 1)
			const load = wrk(balancer.url + path, { seconds, connections, headers })
			failed += load.errors
			// The first round warms up.
			if (round > 0) rates[index]?.push(load.requestsPerSecond)
		}
} finally {
	for (const { stop } of balancers) await stop()
	for (const site of sites) await site.remove()
	await postgres.stop()
}

const [one = Number.NaN, two = Number.NaN] = rates.map(median)
const cores = availableParallelism()
const hasRoom = cores >= coresNeeded
process.stdout.write(
	machine() +
		markdownTable([
			{ 'uncached renders': 'one process', 'a second': one.toFixed(0), times: '1.00' },
			{
				'uncached renders': 'two processes',
				'a second': two.toFixed(0),
				times: (two / one).toFixed(2),
			},
		]),
)
if (!hasRoom)
	process.stdout.write(
		`Not judged: ${cores} cores are shared by both processes, PostgreSQL, the balancer and the load; ${coresNeeded} would be needed.\n`,
	)
report('two-processes', { one, two, cores, rates }, [
	...(hasRoom ? [{ name: 'two processes / one', value: two / one, atLeast: 1.7 }] : []),
	{ name: 'failed requests', value: failed, atMost: 0 },
])

async function startBalancer(targets: number[]) {
	const port = await freePort()
	const args = ['bench/kit/balancer.ts', port, ...targets].map(String)
	const child = spawn(process.execPath, args, { stdio: 'inherit' })
	const address = `http://127.0.0.1:${port}`
	await firstResponse(`${address}/api/health`)
	const stop = async () => {
		const exited = once(child, 'exit')
		child.kill('SIGTERM')
		await exited
	}
	return { url: address, stop }
}
