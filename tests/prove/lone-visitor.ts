import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { quantile } from '#tests/helpers/measuring/measures.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { report } from './kit/report.ts'
import { aReviewPost, ask } from './kit/requests.ts'

const busyProcesses = 4
const visits = commandLine.rounds(40)

/** One visitor on a machine that is busy with other work waits, but is never refused (docs/decisions/0019). */
const site = await startSite({ TRUST_PROXY: 'true', LOG_LEVEL: 'silent' })
const busy = Array.from({ length: busyProcesses }, () =>
	spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' }),
)
const refused: string[] = []
const times: number[] = []
try {
	for (let visit = 0; visit < visits; visit += 1) {
		for (const [path, body] of journey(visit)) {
			const { status, ms } = await ask(site.url + path, body ? { body } : {})
			times.push(ms)
			if (status >= 500 || status === 429) refused.push(`${status} ${path}`)
		}
		await sleep(20)
	}
} finally {
	for (const child of busy) child.kill('SIGKILL')
	await site.remove()
}

report(
	'lone-visitor',
	{
		busyProcesses,
		requests: times.length,
		p50Ms: Math.round(quantile(times, 0.5)),
		p99Ms: Math.round(quantile(times, 0.99)),
		refused,
	},
	[{ name: 'requests of a lone visitor that were refused', value: refused.length, atMost: 0 }],
)

function journey(visit: number): [path: string, body?: object][] {
	return [
		['/'],
		[`/no/such/page/${visit}`],
		[`/en/reviews?before=${visit}`],
		['/api/reviews'],
		['/api/ticket'],
		['/api/bookings', aBooking()],
		['/api/contact', aContact()],
		['/api/create', aReviewPost()],
	]
}
