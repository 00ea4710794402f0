import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { aBooking } from '#tests/helpers/enquiries.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { quantile, usageOf } from '#tests/helpers/measuring/measures.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { report } from './kit/report.ts'
import { ask } from './kit/requests.ts'

requireCommands({ slowhttptest: 'slowhttptest' })

const connections = 3_000
const seconds = 20
const answerWithinMs = 2_000

const attacks: Record<string, string[]> = {
	'headers that never end': ['-H', '-i', '3', '-u', '/'],
	'bodies that never end': [
		...['-B', '-i', '3', '-s', '8192', '-t', 'POST', '-f', 'application/json'],
		...['-u', '/api/bookings'],
	],
	'answers read a byte at a time': ['-X', '-w', '1', '-y', '2', '-n', '3', '-z', '1', '-u', '/'],
}
const figures: Record<string, object> = {}
const bars: Bar[] = []
const site = await startSite({ TRUST_PROXY: 'true', LOG_LEVEL: 'silent' })
try {
	for (const [name, args] of Object.entries(attacks)) await attack(site, name, args)
} finally {
	await site.remove()
}
report('slow-clients', figures, bars)

async function attack(target: SiteProcess, name: string, args: string[]) {
	const flags = args.map((arg, index) => (args[index - 1] === '-u' ? target.url + arg : arg))
	const many = ['-c', String(connections), '-r', '1500', '-l', String(seconds), '-p', '3']
	const attacker = spawn('slowhttptest', [...many, ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
	const said = text(attacker.stdout)
	const over = { isOver: false }
	const exited = once(attacker, 'exit').finally(() => {
		over.isOver = true
	})
	const { times, failures, open } = await visitMeanwhile(target, over)
	await exited
	const theirs = /exit status:\s+(.+)/i.exec(await said)?.[1]
	const pid = target.process.pid as number
	figures[name] = {
		openAtOnce: open,
		visits: times.length,
		p50Ms: Math.round(quantile(times, 0.5)),
		p99Ms: Math.round(quantile(times, 0.99)),
		failures: failures.slice(0, 5),
		residentMb: Math.round(usageOf(pid).residentMb),
		slowhttptest: theirs,
	}
	bars.push(
		{ name: `${name}: open at once`, value: open, atLeast: connections * 0.9 },
		{ name: `${name}: failed visits`, value: failures.length, atMost: 0 },
		{ name: `${name}: slowest visit, ms`, value: Math.max(...times), atMost: answerWithinMs },
	)
}

/** Visits with a new connection each time, for which there might be no room. */
async function visitMeanwhile(target: SiteProcess, attack: { isOver: boolean }) {
	const times: number[] = []
	const failures: string[] = []
	let open = 0
	for (let visit = 0; !attack.isOver; visit++) {
		const isPost = visit % 40 === 39
		const path = isPost
			? '/api/bookings'
			: (['/', '/en/restaurant', '/api/reviews'][visit % 3] ?? '')
		try {
			const options = isPost ? { body: aBooking() } : {}
			const { status, ms } = await ask(target.url + path, options)
			if (status >= 300) failures.push(`${path} ${status}`)
			times.push(ms)
		} catch (error) {
			failures.push(`${path} ${(error as Error).message}`)
		}
		open = Math.max(open, readdirSync(`/proc/${target.process.pid}/fd`).length)
		await sleep(50)
	}
	return { times, failures, open }
}
