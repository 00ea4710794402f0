import { setTimeout as pause } from 'node:timers/promises'
import type { Wire } from './webdriver.ts'

export type Browser = Awaited<ReturnType<typeof openSession>>

const patienceMs = 60_000

/** A browser to walk the site with. Elements are found by CSS selector; each step waits until it can be taken. */
export async function openSession(wire: Wire, capabilities: object) {
	const session = (await wire.send('NewSession', {
		capabilities: { alwaysMatch: capabilities },
	})) as { capabilities: { browserName: string; browserVersion: string } }

	/** The return value of the function body in the page, once it is neither undefined, null, false nor an exception. */
	async function waitFor<Result>(script: string, ...args: unknown[]): Promise<Result> {
		const deadline = Date.now() + patienceMs
		for (;;) {
			const result = await run<Result | undefined>(script, ...args).catch(() => undefined)
			if (result) return result
			if (Date.now() > deadline) throw new Error(`Waited in vain for: ${script} ${args.join()}`)
			await pause(100)
		}
	}

	function run<Result>(script: string, ...args: unknown[]): Promise<Result> {
		return wire.send('ExecuteScript', { script, args }) as Promise<Result>
	}

	/** The first one that is shown. */
	async function find(selector: string): Promise<string> {
		await waitFor(
			`const shown = [...document.querySelectorAll(arguments[0])].find((element) => element.getClientRects().length)
			if (!shown) return false
			document.querySelectorAll('[data-found]').forEach((element) => element.removeAttribute('data-found'))
			shown.setAttribute('data-found', '')
			shown.scrollIntoView({ block: 'center', behavior: 'instant' })
			return true`,
			selector,
		)
		const value = '[data-found]'
		const found = await wire.send('FindElement', { using: 'css selector', value })
		return String(Object.values(found as object)[0])
	}

	return {
		...session.capabilities,
		run,
		waitFor,
		async open(url: string) {
			await wire.send('Navigate', { url })
		},
		async click(selector: string) {
			await wire.send('ElementClick', { id: await find(selector) })
		},
		async type(selector: string, text: string) {
			await wire.send('ElementSendKeys', { id: await find(selector), text })
		},
		/** The page's inner width may end up larger: windows have a least width. */
		async resize(width: number, height: number) {
			await wire.send('SetWindowRect', { width, height })
		},
		/** A PNG of the window; Firefox would picture the whole page. */
		async screenshot(): Promise<Buffer> {
			return Buffer.from(String(await wire.send('TakeScreenshot', { full: false })), 'base64')
		},
		async close() {
			await wire.send('DeleteSession', {}).catch(() => {})
			wire.close()
		},
	}
}
