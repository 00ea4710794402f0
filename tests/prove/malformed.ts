import fc from 'fast-check'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median, usageOf } from '#tests/helpers/measuring/measures.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { measureBodies, mostMs } from './kit/body-cost.ts'
import { kinds } from './kit/malformed-requests.ts'
import { report } from './kit/report.ts'
import { ask, isDeliberate503 } from './kit/requests.ts'
import { speak } from './kit/wire.ts'

const total = commandLine.requests(100_000)
const atOnce = 32
const batch = 500
const growthAllowed = 1.25
const enoughToCompare = 40
const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** Stack traces and internal names, which no response may contain. */
const trace = /\n\s+at .+:\d+:\d+|node:internal|node_modules|\.ts:\d+|ERR_[A-Z]+_|SQLITE_|sqlite3?_/

const password = 'la-clave-de-la-casa'
const site = await startSite({
	TRUST_PROXY: 'true',
	ADMIN_PASSWORD: password,
	LOG_LEVEL: 'error',
})
const port = Number(new URL(site.url).port)
const pid = site.process.pid as number
const statuses: Record<string, number> = {}
const found = { serverErrors: [] as string[], traces: [] as string[], hung: [] as string[] }
const memory: number[] = []
let visitsFailed = 0
let sent = 0
let costs: Awaited<ReturnType<typeof measureBodies>> = []
try {
	const signedIn = await ask(`${site.url}/api/auth`, { body: { name: 'admin', password } })
	costs = await measureBodies({ url: site.url, pid, ...JSON.parse(signedIn.body) }, seed)
	for (let round = 0; sent < total; round++) await sendBatch(round)
} finally {
	const figures = {
		seed,
		costliest: costs.slice(0, 5),
		bodies: costs.length,
		sent,
		statuses,
		residentMb: { first: Math.round(quarter(1)), last: Math.round(quarter(4)) },
		...Object.fromEntries(Object.entries(found).map(([name, list]) => [name, list.slice(0, 3)])),
		log: site.output().slice(-1500),
	}
	const growth = quarter(4) / quarter(2)
	const isAlive = site.process.exitCode === null && site.process.signalCode === null
	await site.remove()
	report('malformed', figures, [
		{ name: 'requests', value: sent, atLeast: total },
		{
			name: 'processor ms of one body of 64 KB, in any route',
			value: costs[0]?.ms ?? Infinity,
			atMost: mostMs,
		},
		{ name: 'crashes', value: isAlive ? 0 : 1, atMost: 0 },
		{ name: '5xx other than a deliberate 503', value: found.serverErrors.length, atMost: 0 },
		{ name: 'answers that show our insides', value: found.traces.length, atMost: 0 },
		{ name: 'left without an end', value: found.hung.length, atMost: 0 },
		{ name: "a normal visitor's failures meanwhile", value: visitsFailed, atMost: 0 },
		...(memory.length >= enoughToCompare
			? [{ name: 'memory, last quarter / second', value: growth, atMost: growthAllowed }]
			: []),
	])
}

/** The median of a quarter of the run. */
function quarter(which: number) {
	const size = Math.ceil(memory.length / 4)
	return median(memory.slice((which - 1) * size, which * size))
}

async function sendBatch(round: number) {
	const names = Object.keys(kinds)
	const name = names[round % names.length] as keyof typeof kinds
	const arbitrary = kinds[name] as fc.Arbitrary<Buffer>
	const requests = fc.sample(arbitrary, { seed: seed + round, numRuns: batch })
	await Promise.all(
		Array.from({ length: atOnce }, async () => {
			for (let bytes = requests.pop(); bytes; bytes = requests.pop()) await sendOne(name, bytes)
		}),
	)
	const visit = await ask(`${site.url}/`).catch(() => undefined)
	if (!visit || (visit.status !== 200 && !isDeliberate503(visit))) visitsFailed += 1
	memory.push(usageOf(pid).residentMb)
}

async function sendOne(name: string, bytes: Buffer) {
	const { answer, ended } = await speak(port, bytes)
	sent += 1
	const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? `${ended}: ${name}`
	statuses[status] = (statuses[status] ?? 0) + 1
	const example = `${name}: ${bytes.toString('latin1').slice(0, 400)} → ${answer.slice(0, 600)}`
	const all = [...answer.matchAll(/(?:^|\r\n\r\n.*?)HTTP\/1\.1 (5\d\d)/gs)].map(([, code]) => code)
	const isDeliberate = /retry-after: \d/i.test(answer)
	if (all.some((code) => code !== '503' || !isDeliberate)) found.serverErrors.push(example)
	if (trace.test(answer)) found.traces.push(example)
	if (ended === 'hung') found.hung.push(example)
}
