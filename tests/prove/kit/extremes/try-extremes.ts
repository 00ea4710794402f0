import { setImmediate as nextTurn } from 'node:timers/promises'
import fc from 'fast-check'
import { slownessOfMachine } from './machine-speed.ts'
import { type Place, type Target, targetsOf, write } from './targets.ts'
import type { TrialSite } from './trial-site.ts'
import type { Fullness } from './values.ts'

const usualMs = 30
/** The most that one request may cost, whatever is in it: 30 ms of processor, more on a slower machine. */
export const bars = { processorMs: usualMs * slownessOfMachine(), grownMb: 50 }

/** For a request over a bar: on a busy machine, or while pages are rendered again, the first tries measure something else. */
const moreTries = 12

export type Cost = { request: string; processorMs: number; grownMb: number; status: number }

const brokenOff = 599

type Options = {
	seed: number
	/** How many extremes of each place are tried. */
	perPlace: number
	pairs: number
	/** When to stop, at the latest. */
	seconds: number
}

const fullnesses: Fullness[] = ['full', 'bare']

type Trial = {
	target: Target
	fullness: Fullness
	changes: { place: Place; about: string; value: unknown }[]
}

/** Sends every extreme of every field alone, and a sample of pairs; returns what each request cost. */
export async function tryExtremes(site: TrialSite, options: Options) {
	const targets = targetsOf(site)
	await warmUp(site, targets)
	const deadline = performance.now() + options.seconds * 1000
	const trials = [...alone(targets, options), ...inPairs(targets, options)]
	const costs: Cost[] = []
	for (const trial of trials) {
		if (performance.now() > deadline) break
		costs.push(await leastCost(site, trial))
	}
	return { targets: targets.length, trials: trials.length, costs }
}

function alone(targets: Target[], { seed, perPlace }: Options): Trial[] {
	const trials = targets.flatMap((target) =>
		target.places.flatMap((place) => {
			const some = shuffled(place.extremes, seed).slice(0, perPlace)
			return some.flatMap((extreme) =>
				fullnesses.map((fullness) => ({ target, fullness, changes: [{ place, ...extreme }] })),
			)
		}),
	)
	// In any order, so that a run that is stopped early has not left out the same routes each time.
	return shuffled(trials, seed)
}

function inPairs(targets: Target[], { seed, pairs }: Options): Trial[] {
	const withTwo = targets.filter(({ places }) => places.length > 1)
	const pair = fc.constantFrom(...withTwo).chain((target) =>
		fc.record({
			target: fc.constant(target),
			fullness: fc.constantFrom(...fullnesses),
			changes: fc.uniqueArray(oneOf(target.places), {
				minLength: 2,
				maxLength: 2,
				selector: ({ place }) => place.about,
			}),
		}),
	)
	return fc.sample(pair, { seed, numRuns: pairs })
}

function oneOf(places: Place[]) {
	return fc
		.constantFrom(...places)
		.chain((place) => fc.constantFrom(...place.extremes).map((extreme) => ({ place, ...extreme })))
}

function shuffled<Item>(items: Item[], seed: number): Item[] {
	const [order = []] = fc.sample(
		fc.shuffledSubarray([...items.keys()], { minLength: items.length, maxLength: items.length }),
		{ seed, numRuns: 1 },
	)
	return order.flatMap((at) => items[at] ?? [])
}

/** Compiled code is measured, as it runs after the first visits. */
async function warmUp(site: TrialSite, targets: Target[]) {
	for (let round = 0; round < 2; round += 1)
		for (const target of targets) await cost(site, { target, fullness: 'full', changes: [] })
}

async function leastCost(site: TrialSite, trial: Trial): Promise<Cost> {
	let least = await cost(site, trial)
	for (let count = 0; count < moreTries && isOver(least); count += 1) {
		const again = await cost(site, trial)
		least = {
			request: least.request,
			processorMs: Math.min(least.processorMs, again.processorMs),
			grownMb: Math.min(least.grownMb, again.grownMb),
			// A busy moment passes; any other failure counts, should it come only once.
			status: least.status >= 500 && least.status !== 503 ? least.status : again.status,
		}
	}
	return isOver(least) ? { ...least, processorMs: least.processorMs / slowdown() } : least
}

/** How much slower the machine is now than when the bars were set: others may have begun to work on it. */
function slowdown(): number {
	return Math.max(1, (usualMs * slownessOfMachine()) / bars.processorMs)
}

async function cost(site: TrialSite, { target, fullness, changes }: Trial): Promise<Cost> {
	const draft = target.draft(fullness)
	for (const { place, value } of changes) place.put(draft, value)
	const send = await site.send(write(draft))
	const [memory, time] = [usedBytes(), process.cpuUsage()]
	// A response that breaks off is a failure of the server's, though its status was sent before.
	const statusCode = await send().then(
		(response) => response.statusCode,
		() => brokenOff,
	)
	// Work that the handler left for the next turn of the event loop is part of its cost.
	await nextTurn()
	const { user, system } = process.cpuUsage(time)
	const grown = usedBytes() - memory
	if (statusCode === 401 && !(await site.isSignedIn())) await site.signIn()
	return {
		request: [
			`${target.about} (${fullness})`,
			...changes.map(({ place, about }) => `${place.about} = ${about}`),
		].join(', '),
		processorMs: (user + system) / 1000,
		grownMb: grown / 2 ** 20,
		status: statusCode,
	}
}

function usedBytes(): number {
	const { heapUsed, external } = process.memoryUsage()
	return heapUsed + external
}

/** The requests that miss a bar, costliest first. A 503 says that the site is busy, which one request must not make it. */
export function overTheBars(costs: Cost[]): Cost[] {
	return costs.filter(isOver).sort((one, other) => other.processorMs - one.processorMs)
}

function isOver({ processorMs, grownMb, status }: Cost): boolean {
	return processorMs > bars.processorMs || grownMb > bars.grownMb || status >= 500
}
