import { Agent } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median, quantile } from '#tests/helpers/measuring/measures.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { report } from './kit/report.ts'
import { type Answer, ask, isDeliberate503 } from './kit/requests.ts'

const seconds = 6
const rounds = commandLine.rounds(5)
// How long a visitor waits; a later response does not count.
const timeoutMs = 2_000
const tick = 5

const agent = new Agent({ keepAlive: true })
const site = await startSite({ TRUST_PROXY: 'true', LOG_LEVEL: 'silent' })
// Real visitors use other machines: here they must not compete with the site for the processor.
setPriority(constants.priority.PRIORITY_LOW)
const address = `${site.url}/reviews?problem=prove`
const peaks: number[] = []
const ratios: number[] = []
const offered: number[] = []
const good: Answer[] = []
const counts = { good: 0, refused: 0, other: 0 }
const others = new Map<string, number>()
try {
	await closedLoop(2)
	for (let round = 0; round < rounds; round++) {
		const peak = await closedLoop(seconds)
		const answered = await openLoop(2 * peak)
		peaks.push(peak)
		ratios.push(answered / peak)
		await sleep(1_000)
	}
} finally {
	agent.destroy()
	await site.remove()
}
const times = good.map(({ ms }) => ms)
report(
	'overload',
	{
		peakPerSecond: Math.round(median(peaks)),
		offeredPerSecond: Math.round(median(offered)),
		...counts,
		p50Ms: Math.round(quantile(times, 0.5)),
		p99Ms: Math.round(quantile(times, 0.99)),
		ratios: ratios.map((ratio) => Number(ratio.toFixed(2))),
		others: Object.fromEntries(others),
	},
	[
		{ name: 'offered / capacity', value: median(offered) / median(peaks), atLeast: 1.8 },
		{ name: 'goodput at twice the capacity / peak', value: median(ratios), atLeast: 0.9 },
		{ name: 'neither answered in time nor 503 with Retry-After', value: counts.other, atMost: 0 },
	],
)

/** Twelve visitors who send the next request when the last is answered: the site's capacity. */
async function closedLoop(forSeconds: number): Promise<number> {
	const end = performance.now() + forSeconds * 1000
	let answered = 0
	await Promise.all(
		Array.from({ length: 12 }, async () => {
			while (performance.now() < end) {
				const { status } = await ask(address, { agent })
				if (status === 200) answered += 1
			}
		}),
	)
	return answered / forSeconds
}

/** Visitors who arrive at this rate whether or not others were answered. */
async function openLoop(perSecond: number): Promise<number> {
	const startedAt = performance.now()
	const visits: Promise<void>[] = []
	let answered = 0
	const visit = async () => {
		const response = await ask(address, { agent, timeoutMs }).catch((error: Error) => error)
		if (response instanceof Error) count(response.name)
		else if (response.status === 200) {
			counts.good += 1
			answered += 1
			good.push(response)
		} else if (isDeliberate503(response)) counts.refused += 1
		else count(String(response.status))
	}
	for (;;) {
		const elapsed = (performance.now() - startedAt) / 1000
		if (elapsed > seconds) break
		while (visits.length < elapsed * perSecond) visits.push(visit())
		await sleep(tick)
	}
	offered.push(visits.length / seconds)
	await Promise.all(visits)
	return answered / seconds
}

function count(what: string) {
	counts.other += 1
	others.set(what, (others.get(what) ?? 0) + 1)
}
