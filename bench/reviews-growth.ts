import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import { newReviewId } from '#server/reviews/review-id.ts'
import { startPostgres } from '#tests/helpers/postgres.ts'
import { startSite } from '#tests/helpers/site-process.ts'
import { type Bar, report } from './tools.ts'

/*
 * Does the first page of reviews cost the same with 60,000 stored as with 60? Two sites of the same build, asked in
 * turns; the page with a parameter, so that it is rendered and not taken from memory.
 */
const few = 60
const many = 60_000
const rounds = 300
const warmUps = 50
const allowed = 1.5
const addresses = ['/api/reviews', '/reviews?problem=bench']

const postgres = await startPostgres()
const folders: string[] = []
const figures: Record<string, { fewMs: number; manyMs: number }> = {}
const bars: Bar[] = []
try {
	for (const kind of ['sqlite', 'postgres'] as const) {
		const sites = [await siteWith(kind, few), await siteWith(kind, many)]
		try {
			for (const address of addresses) await compare(`${kind} ${address}`, address, sites)
		} finally {
			for (const site of sites) await site.remove()
		}
	}
} finally {
	await postgres.stop()
	for (const folder of folders) await rm(folder, { recursive: true, force: true })
}
process.exitCode = report('reviews-growth', figures, bars) ? 0 : 1

async function siteWith(kind: 'sqlite' | 'postgres', count: number) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-growth-'))
	folders.push(dataDir)
	const url = kind === 'postgres' ? await postgres.createDatabase() : undefined
	const database = await openDatabase({ url, dataDir })
	await migrate(database)
	await fill(database, count)
	await database.close()
	return await startSite({ DATA_DIR: dataDir, DATABASE_URL: url ?? '', LOG_LEVEL: 'silent' })
}

async function fill({ query }: Awaited<ReturnType<typeof openDatabase>>, count: number) {
	const minute = 60_000
	const first = Date.now() - count * minute
	const rows = Array.from({ length: count }, (_, index) => {
		const created_at = first + index * minute
		const message = `Reseña ${index}: la trucha llegó caliente y los niños no querían irse del lago.`
		return aReview({ id: newReviewId(created_at), created_at, message, content_hash: `${index}` })
	})
	for (let start = 0; start < count; start += 1000)
		await query
			.insertInto('reviews')
			.values(rows.slice(start, start + 1000))
			.execute()
	await query.updateTable('review_scores').set({ count }).where('evaluation', '=', 4).execute()
}

async function compare(name: string, address: string, sites: { url: string }[]) {
	const times: number[][] = sites.map(() => [])
	for (let round = 0; round < warmUps + rounds; round++)
		for (const [index, site] of sites.entries()) {
			const start = performance.now()
			const answer = await fetch(site.url + address)
			await answer.arrayBuffer()
			if (!answer.ok) {
				process.stdout.write(`left out  ${name}: it answers ${answer.status}\n`)
				return
			}
			if (round >= warmUps) times[index]?.push(performance.now() - start)
		}
	const [fewMs = Number.NaN, manyMs = Number.NaN] = times.map(medianOf)
	figures[name] = { fewMs, manyMs }
	process.stdout.write(
		`${name}: ${fewMs.toFixed(2)} ms with ${few}, ${manyMs.toFixed(2)} ms with ${many}\n`,
	)
	bars.push({ name: `${name}, ${many} beside ${few}`, value: manyMs / fewMs, atMost: allowed })
}

function medianOf(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
