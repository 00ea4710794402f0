import { randomUUID } from 'node:crypto'
import { startPostgres } from '#tests/helpers/database/postgres.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median } from '#tests/helpers/measuring/measures.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { type GrownSite, ownerPassword, startGrownSite } from './kit/growth-sites.ts'
import { machine, markdownTable, report } from './kit/report.ts'

/*
 * Do the first pages of reviews and of enquiries, and a new review and booking, cost the same with a million rows stored
 * as with a thousand? Two sites of the same build, measured in turns.
 */
const few = 1_000
const many = commandLine.rows(1_000_000)
const rounds = commandLine.rounds(200)
const warmUps = 40
// Below the number of posts that the site treats as an attack.
const postsBetweenForgetting = 40

type Ask = (site: GrownSite & { token: string }) => Promise<Response>

const asJson = (body: object): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
	body: JSON.stringify(body),
})

const reads: Record<string, Ask> = {
	'GET /api/reviews': ({ url }) => fetch(`${url}/api/reviews`),
	// A parameter bypasses the cache.
	'/reviews, rendered': ({ url }) => fetch(`${url}/reviews?problem=bench`),
	'GET /api/enquiries': ({ url, token }) =>
		fetch(`${url}/api/enquiries`, { headers: { 'x-auth-token': token } }),
	// No row matches: without an index this would read all of them.
	'GET /api/enquiries?state=archived': ({ url, token }) =>
		fetch(`${url}/api/enquiries?state=archived`, { headers: { 'x-auth-token': token } }),
}

const writes: Record<string, Ask> = {
	'POST /api/create': ({ url }) =>
		fetch(
			`${url}/api/create`,
			asJson({
				name: 'Ana',
				evaluation: 4,
				message: `Volveremos: ${randomUUID()} ${randomUUID()}`,
			}),
		),
	'POST /api/bookings': ({ url }) => fetch(`${url}/api/bookings`, asJson(aBooking())),
}

const rows: Record<string, string>[] = []
const bars: Bar[] = []
const figures: Record<string, { fewMs: number; manyMs: number }> = {}
const postgres = await startPostgres()
try {
	for (const kind of ['SQLite', 'PostgreSQL'] as const) {
		const server = kind === 'PostgreSQL' ? postgres : undefined
		const sites = [await startGrownSite(few, server), await startGrownSite(many, server)]
		try {
			const signedIn = await Promise.all(
				sites.map(async (site) => ({ ...site, token: await signIn(site) })),
			)
			for (const [name, ask] of Object.entries({ ...reads, ...writes }))
				await compare(`${kind}: ${name}`, ask, signedIn)
		} finally {
			for (const site of sites) await site.remove()
		}
	}
} finally {
	await postgres.stop()
}
process.stdout.write(machine() + markdownTable(rows))
report('growth', figures, bars)

async function signIn({ url }: GrownSite): Promise<string> {
	const response = await fetch(
		`${url}/api/auth`,
		asJson({ name: 'admin', password: ownerPassword }),
	)
	return ((await response.json()) as { token: string }).token
}

async function compare(name: string, ask: Ask, sites: (GrownSite & { token: string })[]) {
	const times: number[][] = sites.map(() => [])
	for (let round = 0; round < warmUps + rounds; round++)
		for (const [index, site] of sites.entries()) {
			if (round % postsBetweenForgetting === 0) await site.forgetPosts()
			const start = performance.now()
			const response = await ask(site)
			const body = await response.text()
			if (!response.ok) throw new Error(`${name}: ${response.status} ${body.slice(0, 200)}`)
			if (round >= warmUps) times[index]?.push(performance.now() - start)
		}
	const [fewMs = Number.NaN, manyMs = Number.NaN] = times.map(median)
	figures[name] = { fewMs, manyMs }
	rows.push({
		'median ms': name,
		[`${few} stored`]: fewMs.toFixed(2),
		[`${many} stored`]: manyMs.toFixed(2),
		times: (manyMs / fewMs).toFixed(2),
	})
	bars.push({ name: `${name}, ${many} beside ${few}`, value: manyMs / fewMs, atMost: 1.5 })
}
