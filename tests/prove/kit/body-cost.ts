import { readdirSync, readFileSync } from 'node:fs'
import fc from 'fast-check'
import { aBooking, aContact } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { bodyFor, urlEncoded } from './heavy-bodies.ts'
import { aReviewPost, ask } from './requests.ts'
import { speak, write } from './wire.ts'

const bodiesPerRoute = 20
const tries = 3
/** For a body over the bar: on a busy machine the first tries may measure something else. */
const moreTries = 15

/** The bar: processor time that one body may take, in any route. */
export const mostMs = 30

type Route = { method: string; path: string; fields: string[]; isForm: boolean }
type Cost = { ms: number; route: string; body: string; status: string }

/**
 * Processor time of all threads, in milliseconds. From schedstat, in nanoseconds: other processes make a response late, but do
 * not add to this.
 */
function processorMs(pid: number): number {
	const threads = readdirSync(`/proc/${pid}/task`)
	const times = threads.map((thread) => {
		const [ran] = readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')
		return Number(ran) / 1e6
	})
	return times.reduce((sum, time) => sum + time, 0)
}

const formPages = ['/booking', '/en/booking', '/contact-us', '/reviews', '/admin', '/request/x']
const formFields = Object.keys({ ...aBooking(), ...aContact(), ...aReviewPost() }).concat(
	...['estimate', 'offer-table', 'hour', 'text', 'action', 'password', 'website', 'ticket'],
)

/** Every route that takes a body: those of the API by its own description, and the pages' forms. */
async function routesWithBodies(url: string): Promise<Route[]> {
	const { paths } = JSON.parse((await ask(`${url}/api/openapi.json`)).body)
	const ofApi = Object.entries(paths as Record<string, Record<string, { requestBody?: object }>>)
	return [
		...ofApi.flatMap(([path, methods]) =>
			Object.entries(methods)
				.filter(([, { requestBody }]) => requestBody)
				.map(([method, { requestBody }]) => ({
					method: method.toUpperCase(),
					path: path.replace(/\{\w+\}/g, 'x'),
					fields: propertyNames(requestBody),
					isForm: false,
				})),
		),
		...formPages.map((path) => ({ method: 'POST', path, fields: formFields, isForm: true })),
	]
}

function propertyNames(schema: unknown): string[] {
	if (typeof schema !== 'object' || schema === null) return ['x']
	const own = 'properties' in schema ? Object.keys(schema.properties as object) : []
	const names = [...own, ...Object.values(schema).flatMap(propertyNames)]
	return [...new Set(names)]
}

/** The cost of generated bodies of 64 KB in every route, costliest first. */
export async function measureBodies(
	site: { url: string; pid: number; token: string },
	seed: number,
): Promise<Cost[]> {
	const port = Number(new URL(site.url).port)
	const send = async ({ method, path }: Route, type: string, body: Buffer) => {
		const headers: [string, string][] = [
			['Host', 'localhost'],
			['X-Forwarded-For', randomAddress()],
			['Connection', 'close'],
			['X-Auth-Token', site.token],
			['Content-Type', type],
			['Content-Length', String(body.length)],
		]
		const before = processorMs(site.pid)
		const { answer } = await speak(port, write(`${method} ${path} HTTP/1.1`, headers, body))
		return { ms: processorMs(site.pid) - before, status: answer.slice(9, 12) }
	}

	const routes = await routesWithBodies(site.url)
	// Compiled code is measured, as it runs after the first visits.
	for (const route of routes)
		for (let visit = 0; visit < 8; visit += 1)
			await send(route, route.isForm ? urlEncoded : 'application/json', Buffer.from('{}'))

	const costs: Cost[] = []
	for (const [index, route] of routes.entries()) {
		const bodies = fc.sample(bodyFor(route.fields, route.isForm), {
			seed: seed + index,
			numRuns: bodiesPerRoute,
		})
		for (const { type, body, about } of bodies) {
			let least = { ms: Number.POSITIVE_INFINITY, status: '' }
			for (let count = 0; count < tries || (least.ms > mostMs && count < moreTries); count += 1) {
				const sent = await send(route, type, body)
				if (sent.ms < least.ms) least = sent
			}
			costs.push({ ...least, route: `${route.method} ${route.path}`, body: about })
		}
	}
	return costs.sort((one, other) => other.ms - one.ms)
}
