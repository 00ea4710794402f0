import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { withRoutes } from '#tests/prove/kit/extremes/read-routes.ts'
import { bars, overTheBars, tryExtremes } from '#tests/prove/kit/extremes/try-extremes.ts'

test('no request costs more than a bar, whatever stands in its fields: a sample of `prove -- extremes`', {
	timeout: 240_000,
	...sweep,
}, async () => {
	const sample = ['--rounds=1', '--requests=300', '--seconds=40']
	const child = startChild('tests/prove/extremes.ts', sample, { SEED: '1' })
	const line = await child.line(/^\{"seed"/)
	await child.ended
	const { over, sent } = JSON.parse(line.slice(0, line.lastIndexOf('}') + 1))
	expect(over).toEqual([])
	expect(sent).toBeGreaterThan(100)
})

test('a new route is tried without being listed, and a field that costs too much is found', {
	timeout: 240_000,
	...sweep,
}, async () => {
	const { app, routes } = await withRoutes(async () => {
		const fresh = Fastify().setValidatorCompiler(validatorCompiler)
		addCostlyRoute(fresh)
		return fresh
	})
	const site = {
		app,
		routes,
		forms: [],
		plausible: () => ({}),
		signIn: async () => {},
		send: async (request: object) => () => app.inject(request),
		isSignedIn: async () => true,
		close: () => app.close(),
	}
	const { costs } = await tryExtremes(site, { seed: 1, perPlace: 2, pairs: 0, seconds: 200 })
	await app.close()
	const found = overTheBars(costs).map(({ request }) => request)
	expect(found).toContainEqual(expect.stringMatching(/^GET \/api\/new\/:id .*\?words = /))
	expect(found.every((request) => request.includes('?words'))).toBe(true)
})

/** As a search would be that reads a long text letter by letter: more than half of the extremes of its field are long. */
function addCostlyRoute(app: FastifyInstance) {
	const querystring = z.object({ words: z.string(), unit: z.enum(['a', 'b']) })
	app.get('/api/new/:id', { schema: { querystring } }, async ({ query }) => {
		const { words } = query as z.infer<typeof querystring>
		const { user } = process.cpuUsage()
		// Well over the bar, which is higher on a slower machine, and stays so when others slow it down.
		const cost = 3 * bars.processorMs * 1_000
		while (words.length > 1_000 && process.cpuUsage().user - user < cost);
		return 'ok'
	})
}
