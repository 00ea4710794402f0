import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { installPackages, mayInstall } from './debian-commands.ts'

const usualPlaces = [
	'/usr/bin/chromium',
	'/usr/bin/chromium-browser',
	'/usr/bin/google-chrome',
	'/usr/bin/google-chrome-stable',
	'/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
	'/Applications/Chromium.app/Contents/MacOS/Chromium',
]
const headlessShell = '/usr/bin/chromium-headless-shell'

/** For root in a container; and without requests to any server but the site. */
export const chromiumFlags = [
	'--no-sandbox',
	'--disable-gpu',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
]

/**
 * The browser of the tests. Preferably the headless shell, which is the same engine without the browser's own windows and
 * profiles: ten pages, each in its own context, took 2.5 s of processor time instead of 7.1 s. Playwright's own download
 * uses it too.
 */
export function findTestBrowser(): string | undefined {
	if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
	return existsSync(headlessShell) ? headlessShell : findChromium()
}

export function findOrInstallTestBrowser(): string {
	if (!process.env.CHROMIUM_PATH && !existsSync(headlessShell) && mayInstall)
		installPackages(['chromium-headless-shell'])
	return findTestBrowser() ?? findOrInstallChromium()
}

/** The whole browser, as Lighthouse and other measurements need it: the machine's own, or one installed now. */
export function findOrInstallChromium(): string {
	const found = findChromium()
	if (found) return found
	if (mayInstall) installPackages(['chromium'])
	else spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
	const installed = findChromium()
	if (installed) return installed
	throw new Error('Please install Chromium or Google Chrome, or set CHROMIUM_PATH.')
}

function findChromium(): string | undefined {
	const places = [process.env.CHROMIUM_PATH ?? '', ...usualPlaces, chromium.executablePath()]
	// The tests name the shell, which is not the whole browser.
	return places.find((place) => place !== '' && place !== headlessShell && existsSync(place))
}
