import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const usualPlaces = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** It may run as root in a container, and says nothing to anybody but the site. */
export const chromiumFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

/** A Chromium for the browser tests: the machine's own, or one installed now. */
export function findOrInstallChromium(): string {
	const found = find()
	if (found) return found
	process.stdout.write('No Chromium found: installing one for the browser tests…\n')
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		run('apt-get', ['update'])
		run('apt-get', ['install', '--yes', '--no-install-recommends', 'chromium'])
	} else run('playwright', ['install', 'chromium'])
	const installed = find()
	if (installed) return installed
	process.stderr.write(
		'The browser tests need Chromium: install the package "chromium" (or Google Chrome), or set CHROMIUM_PATH.\n',
	)
	process.exit(1)
}

function find(): string | undefined {
	const places = [process.env.CHROMIUM_PATH ?? '', ...usualPlaces, chromium.executablePath()]
	return places.find((place) => place !== '' && existsSync(place))
}

function run(command: string, args: string[]) {
	spawnSync(command, args, { stdio: 'inherit' })
}
