import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'
import { ask } from './requests.ts'

/* One visitor after the other, at a fixed pace, until told to stop; answers with how long each waited. */

const { url, pages, everyMs } = workerData as { url: string; pages: string[]; everyMs: number }

const times: number[] = []
let isOver = false
parentPort?.once('message', () => {
	isOver = true
})
for (let count = 0; !isOver; count += 1) {
	const { ms } = await ask(url + pages[count % pages.length])
	times.push(ms)
	await sleep(everyMs)
}
parentPort?.postMessage(times)
