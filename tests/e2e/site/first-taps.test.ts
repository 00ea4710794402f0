import type { Page } from '@playwright/test'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { areIslandsLive, expect, test } from '../fixtures.ts'
import { installWalker } from './walker.ts'

/*
 * Every control of every page, pressed before scripts, while they are held back at each module in turn or React is
 * hydrating, and after: the outcome is the same. The controls are found in the page (walker.ts) and pressed in rounds.
 */

/** Stands for a guest's own page, which has a key in its address. */
const guestsPage = '/request'
/** Not the desk, whose scripts come with its document; what is sent before them: tests/e2e/owner/early-sign-in.test.ts. */
const paths = [...everyPage.map(({ path }) => path), '/-', guestsPage]
const everyScript = /^\/assets\/.*\.js$/

test.use({ viewport: { width: 360, height: 740 } })

for (const [pageIndex, path] of paths.entries())
	test(
		`the controls of ${path} do the same before, during and after hydration`,
		sweep,
		async ({ page }) => {
			const walk = await startWalk(page, path)
			const { modules, submits, outcomes } = await walkAfter(walk)
			expect(modules.length).toBeGreaterThan(0)
			await walkBefore(walk, outcomes)
			// Each round and each module at least once.
			const steps = Math.max(outcomes.length, modules.length)
			for (let step = 0; step < steps; step += 1)
				await pressAndHydrate(
					walk,
					step % outcomes.length,
					modules[(pageIndex + step) % modules.length] as string,
				)
			await pressWhileHydrating(walk, outcomes[0])
			// A guest's forms need no input: sent, they change the request (tests/e2e/stays/guest-journey.test.ts).
			if (path === guestsPage) return
			for (let index = 0; index < submits; index += 1) await compareSubmits(walk, index)
		},
	)

type Walk = { page: Page; path: string; scripts: HeldScripts }
type HeldScripts = Awaited<ReturnType<typeof interceptScripts>>

async function startWalk(page: Page, path: string): Promise<Walk> {
	// Turning or fading elements would be compared half-way.
	await page.emulateMedia({ reducedMotion: 'reduce' })
	await page.addInitScript(installWalker)
	const address = path === guestsPage ? await createGuestsPage(page) : path
	return { page, path: address, scripts: await interceptScripts(page) }
}

async function createGuestsPage({ request }: Page): Promise<string> {
	const response = await request.post('/api/bookings', { data: aBooking() })
	return new URL((await response.json()).link).pathname
}

/** Scripts whose address matches wait from `hold` to `release`; `requested` lists those of the last page. */
async function interceptScripts(page: Page) {
	let held: RegExp | undefined
	let isReleased = Promise.withResolvers<void>()
	const requested: string[] = []
	await page.route(
		({ pathname }) => everyScript.test(pathname),
		async (route) => {
			const { pathname } = new URL(route.request().url())
			requested.push(pathname)
			if (held?.test(pathname)) await isReleased.promise
			await route.continue()
		},
	)
	return {
		requested,
		hold(addresses: RegExp) {
			held = addresses
			isReleased = Promise.withResolvers()
		},
		release() {
			held = undefined
			isReleased.resolve()
		},
	}
}

async function open({ page, path, scripts }: Walk) {
	// Otherwise an address with another hash is the same page.
	await page.goto('about:blank')
	scripts.requested.length = 0
	// The desk's scripts come with its document, and hold back its load event with them.
	await page.goto(path, { waitUntil: path.includes('/admin') ? 'commit' : 'load' })
	await page.waitForFunction(() => document.readyState !== 'loading')
}

const wake = ({ page }: Walk) =>
	page.evaluate(() => {
		window.dispatchEvent(new Event('pointerdown'))
	})

async function hydrate(walk: Walk) {
	await wake(walk)
	await walk.page.waitForFunction(areIslandsLive)
}

const press = ({ page }: Walk, round: number) =>
	page.evaluate((round) => window.walker.press(round), round)

const outcome = ({ page }: Walk) => settled(() => page.evaluate(() => window.walker.outcome()))

const formOutcome = ({ page }: Walk) =>
	settled(() => page.evaluate(() => window.walker.formOutcome()))

/** The outcome once it no longer changes. */
async function settled<T>(read: () => Promise<T>): Promise<T> {
	let last = await read()
	for (;;) {
		await new Promise((resolve) => setTimeout(resolve, 60))
		const next = await read()
		if (JSON.stringify(next) === JSON.stringify(last)) return next
		last = next
	}
}

/** All rounds on a hydrated page; and the modules that hydration waited for. */
async function walkAfter(walk: Walk) {
	await open(walk)
	await hydrate(walk)
	const counts = await walk.page.evaluate(() => ({
		modules: window.hydrationModules ?? [],
		rounds: window.walker.rounds,
		submits: window.walker.submits,
	}))
	const outcomes: object[] = []
	for (let round = 0; round < counts.rounds; round += 1) {
		await press(walk, round)
		outcomes.push(await outcome(walk))
	}
	return { ...counts, outcomes }
}

/** All rounds while no script has come: each outcome is React's, and React leaves the last as it is. */
async function walkBefore(walk: Walk, after: object[]) {
	walk.scripts.hold(everyScript)
	await open(walk)
	for (const [round, expected] of after.entries()) {
		await press(walk, round)
		expect({ round, ...(await outcome(walk)) }).toEqual({ round, ...expected })
	}
	walk.scripts.release()
	await hydrate(walk)
	expect(await outcome(walk)).toEqual(after.at(-1))
}

/** One round alone while one module is held back: React leaves its outcome as it is. */
async function pressAndHydrate(walk: Walk, round: number, module: string) {
	walk.scripts.hold(new RegExp(`^${module}$`))
	await open(walk)
	await wake(walk)
	await expect.poll(() => walk.scripts.requested).toContain(module)
	await press(walk, round)
	const early = await outcome(walk)
	walk.scripts.release()
	await hydrate(walk)
	expect({ round, module, ...(await outcome(walk)) }).toEqual({ round, module, ...early })
}

async function pressWhileHydrating(walk: Walk, expected: object | undefined) {
	// Before the page comes: an island that is due by itself makes the others live as well.
	await walk.page.addInitScript(() => {
		window.pressWhileHydrating = 0
	})
	await open(walk)
	await hydrate(walk)
	expect(await outcome(walk)).toEqual(expected)
	await walk.page.addInitScript(() => {
		delete window.pressWhileHydrating
	})
}

/** A form sent empty: by its own post before scripts, by React afterwards. */
async function compareSubmits(walk: Walk, index: number) {
	const { page, scripts } = walk
	const submit = async () => {
		await page.evaluate((index) => window.walker.submit(index), index)
		await expect(page.locator('[aria-invalid=true]').first()).toBeAttached()
	}
	await open(walk)
	await hydrate(walk)
	await submit()
	const after = await formOutcome(walk)
	scripts.hold(everyScript)
	await open(walk)
	await submit()
	scripts.release()
	await hydrate(walk)
	expect(await formOutcome(walk)).toEqual(after)
}
