import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, globSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#tests/helpers/site/site-process.ts'
import { chromiumFlags } from '#tests/helpers/tools/chromium.ts'
import { type Browser, openSession } from './browser.ts'
import { httpWire, marionetteWire } from './webdriver.ts'

export type Launched = { browser: Browser; stop: () => Promise<void> }

export type Kind = {
	name: string
	/** Commands and the Debian packages that bring them. */
	packages: Record<string, string>
	launch: () => Promise<Launched>
}

const environment = { ...process.env, TZ: 'America/Bogota', LANG: 'C.UTF-8' }

export const kinds: Kind[] = [
	{
		name: 'Chromium',
		packages: { chromedriver: 'chromium-driver', chromium: 'chromium' },
		launch: () =>
			launchByDriver('chromedriver', {
				'goog:chromeOptions': { args: ['--headless', ...chromiumFlags] },
			}),
	},
	{ name: 'Firefox', packages: { 'firefox-esr': 'firefox-esr' }, launch: launchFirefox },
	{
		name: 'WebKitGTK',
		packages: { WebKitWebDriver: 'webkit2gtk-driver', Xvfb: 'xvfb' },
		launch: () =>
			launchWebKit('WebKitWebDriver', {
				'webkitgtk:browserOptions': {
					binary: globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser')[0],
					args: ['--automation'],
				},
			}),
	},
	{
		// Debian 12's version matches Safari 16: no popovers, media query ranges, lookbehind or content alternatives.
		name: 'WPE WebKit',
		packages: { WPEWebDriver: 'wpewebkit-driver', cog: 'cog', Xvfb: 'xvfb' },
		launch: () =>
			launchWebKit('WPEWebDriver', {
				'wpe:browserOptions': {
					binary: '/usr/bin/cog',
					args: ['--automation', '--platform=headless'],
				},
			}),
	},
]

async function launchFirefox(): Promise<Launched> {
	const profile = await mkdtemp(join(tmpdir(), 'palma-firefox-'))
	await writeFile(join(profile, 'user.js'), 'user_pref("marionette.port", 0);\n')
	const flags = ['--headless', '--marionette', '--no-remote', '--profile', profile]
	const firefox = start('firefox-esr', flags, { HOME: profile })
	const portFile = join(profile, 'MarionetteActivePort')
	await until(() => existsSync(portFile))
	const wire = await marionetteWire(Number(await readFile(portFile, 'utf8')))
	const browser = await openSession(wire, {})
	return {
		browser,
		async stop() {
			await browser.close()
			await end(firefox)
			await rm(profile, { recursive: true, force: true })
		},
	}
}

/** WebKit needs a display, as Xvfb offers one. */
async function launchWebKit(command: string, capabilities: object): Promise<Launched> {
	const screen = ['-screen', '0', '1600x1200x24', '-nolisten', 'tcp', '-displayfd', '3']
	const xvfb = spawn('Xvfb', screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
	const [display] = await once(xvfb.stdio[3] as NodeJS.ReadableStream, 'data')
	const { browser, stop } = await launchByDriver(command, capabilities, {
		DISPLAY: `:${String(display).trim()}`,
		GDK_BACKEND: 'x11',
		LIBGL_ALWAYS_SOFTWARE: '1',
		// In a container the sandbox cannot be set up; the browser opens nothing but the site.
		WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
	})
	return {
		browser,
		async stop() {
			await stop()
			await end(xvfb)
		},
	}
}

async function launchByDriver(
	command: string,
	capabilities: object,
	variables: NodeJS.ProcessEnv = {},
): Promise<Launched> {
	const port = await freePort()
	const driver = start(command, [`--port=${port}`], variables)
	const address = `http://127.0.0.1:${port}`
	await until(() =>
		fetch(`${address}/status`).then(
			() => true,
			() => false,
		),
	)
	const browser = await openSession(httpWire(address), capabilities)
	return {
		browser,
		async stop() {
			await browser.close()
			await end(driver)
		},
	}
}

function start(command: string, flags: string[], variables: NodeJS.ProcessEnv): ChildProcess {
	return spawn(command, flags, { stdio: 'ignore', env: { ...environment, ...variables } })
}

async function end(child: ChildProcess) {
	if (child.exitCode !== null) return
	child.kill()
	await once(child, 'exit')
}

async function until(isReady: () => boolean | Promise<boolean>) {
	const deadline = Date.now() + 60_000
	while (!(await isReady())) {
		if (Date.now() > deadline) throw new Error('The browser did not start.')
		await pause(100)
	}
}
