import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page, request } from '@playwright/test'
import { chrome } from '#content/chrome.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { reviews } from '#content/pages/reviews.ts'
import { reviewsPageWords } from '#content/reviews/page-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { freePort } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { chromiumFlags, findTestBrowser } from '#tests/helpers/tools/chromium.ts'
import { enquiryId, fillIn, send } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated, ownSite, startOwnersSite } from '../fixtures.ts'
import { signInByCall } from '../sign-in.ts'
import { test as base, visitAndCache } from './offline-fixtures.ts'

const test = base.extend({ site: ownSite(() => startOwnersSite()) })

/** The ids of all enquiries that the server has. */
async function storedIds(url: string): Promise<string[]> {
	const calls = await request.newContext({ baseURL: url })
	const { headers } = await signInByCall(calls)
	const response = await calls.post('/api/enquiries/search', { data: { limit: 100 }, headers })
	const { enquiries } = await response.json()
	await calls.dispose()
	return enquiries.map(({ id }: { id: string }) => id)
}

const pendingOf = (page: Page) => page.getByRole('region', { name: formWords.es.pending.title })
const pathOf = { booking: '/booking', contact: '/contact-us' } satisfies Record<EnquiryKind, string>

/** Fills in a form, sends it without a connection, and waits until it is shown as waiting. */
async function sendInVain(page: Page, kind: EnquiryKind) {
	const count = await pendingOf(page).getByRole('listitem').count()
	await fillIn(page, kind)
	const id = await enquiryId(page, kind).inputValue()
	await send(page, kind)
	await expect(pendingOf(page).getByRole('listitem')).toHaveCount(count + 1)
	return id
}

async function openForm(page: Page, kind: EnquiryKind) {
	await page.goto(pathOf[kind])
	await hydrated(page)
}

const running = new Set<ChildProcess>()

// Those of a test that failed.
test.afterEach(() => Promise.all([...running].map(killNine)))

/** A real browser with a profile on the disk, in its own process. */
async function startBrowser(profile: string) {
	const port = await freePort()
	const flags = ['--headless=new', '--no-first-run', `--user-data-dir=${profile}`]
	const child = spawn(
		findTestBrowser() as string,
		[...chromiumFlags, ...flags, `--remote-debugging-port=${port}`, 'about:blank'],
		{ stdio: 'ignore', detached: true },
	)
	running.add(child)
	const address = `http://127.0.0.1:${port}`
	await expect
		.poll(() =>
			fetch(`${address}/json/version`).then(
				() => true,
				() => false,
			),
		)
		.toBe(true)
	const browser = await chromium.connectOverCDP(address)
	return { child, context: browser.contexts()[0] as BrowserContext }
}

async function killNine(child: ChildProcess) {
	const gone = once(child, 'exit')
	process.kill(-(child.pid as number), 'SIGKILL')
	await gone
	running.delete(child)
}

test(
	'three enquiries wait, the browser is killed, and all three arrive once',
	sweep,
	async ({ site, line }) => {
		const profile = await mkdtemp(join(tmpdir(), 'palma-profile-'))
		const first = await startBrowser(profile)
		const page = await first.context.newPage()
		await visitAndCache(page, `${line.url}/booking`, '/booking')
		line.cut()
		// The form itself opens from what is cached.
		await page.goto(`${line.url}/booking`)
		await hydrated(page)
		const ids = [await sendInVain(page, 'booking')]
		await page.goto(`${line.url}/contact-us`)
		await hydrated(page)
		await expect(pendingOf(page).getByRole('listitem')).toHaveCount(1)
		ids.push(await sendInVain(page, 'contact'), await sendInVain(page, 'contact'))
		await killNine(first.child)
		expect(await storedIds(site.url)).toEqual([])

		line.mend()
		const second = await startBrowser(profile)
		const again = await second.context.newPage()
		await again.goto(`${line.url}/privacy`)
		await expect.poll(() => storedIds(site.url), { timeout: 60_000 }).toHaveLength(3)
		expect((await storedIds(site.url)).sort()).toEqual(ids.sort())
		await again.goto(`${line.url}/contact-us`)
		await hydrated(again)
		await expect(pendingOf(again)).toBeHidden()
		expect(await storedIds(site.url)).toHaveLength(3)
		await killNine(second.child)
		await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
	},
)

test(
	'after the tab is closed the worker sends what waits, and the next visit says so',
	sweep,
	async ({ page, context, line, site }) => {
		await visitAndCache(page, '/contact-us')
		line.cut()
		const id = await sendInVain(page, 'contact')
		const control = await context.newPage()
		const session = await context.newCDPSession(control)
		const registered = new Promise<string>((resolve) => {
			session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
				for (const { registrationId, scopeURL } of registrations)
					if (scopeURL.startsWith(line.url)) resolve(registrationId)
			})
		})
		await session.send('ServiceWorker.enable')
		const registrationId = await registered
		await page.close()
		line.mend()
		// As the browser does once the device has a connection again.
		const sync = { origin: line.url, registrationId, tag: 'waiting', lastChance: false }
		await session.send('ServiceWorker.dispatchSyncEvent', sync)
		await expect.poll(() => storedIds(site.url)).toContain(id)

		const next = await context.newPage()
		await next.goto('/en/privacy')
		await expect(next.getByText(formWords.en.sent.contactTitle)).toBeVisible()
		await next.goto('/contact-us')
		await hydrated(next)
		await expect(pendingOf(next)).toBeHidden()
		expect((await storedIds(site.url)).filter((one) => one === id)).toHaveLength(1)
	},
)

test('only one of two tabs sends', sweep, async ({ page, context, line, site }) => {
	await openForm(page, 'contact')
	await page.waitForLoadState('networkidle')
	line.cut()
	const id = await sendInVain(page, 'contact')
	line.mend()
	line.asked.length = 0
	const other = await context.newPage()
	await Promise.all([page.goto('/contact-us'), other.goto('/contact-us')])
	await expect.poll(() => storedIds(site.url)).toContain(id)
	for (const tab of [page, other]) {
		await hydrated(tab)
		await expect(pendingOf(tab)).toBeHidden()
	}
	expect(line.asked.filter((path) => path === '/api/contact')).toHaveLength(1)
})

test(
	'an enquiry on a line that dies while sending arrives once, and the guest sees it go',
	sweep,
	async ({ page, line, site }) => {
		// A form filled in this fast is asked for a proof of work, except without a ticket.
		await page.route('**/api/ticket', (route) => route.abort())
		await openForm(page, 'booking')
		await page.waitForLoadState('networkidle')
		await fillIn(page, 'booking')
		const id = await enquiryId(page, 'booking').inputValue()
		// The server gets it, and its response is lost.
		line.breakOff()
		await send(page, 'booking')
		await expect.poll(() => storedIds(site.url)).toContain(id)
		line.cut()
		await expect(pendingOf(page)).toBeVisible()
		line.mend()
		await pendingOf(page).getByRole('button', { name: formWords.es.pending.sendAgain }).click()
		await expect(page.getByRole('region', { name: formWords.es.sent.bookingTitle })).toBeVisible()
		await expect(pendingOf(page)).toBeHidden()
		expect((await storedIds(site.url)).filter((one) => one === id)).toHaveLength(1)
	},
)

test(
	'a private window that stores nothing reads, and an enquiry waits there while the site is open and goes once',
	sweep,
	async ({ page, line, site }) => {
		await page.addInitScript(() => {
			const denied = () => {
				throw new DOMException('denied', 'SecurityError')
			}
			for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
				Object.defineProperty(window, name, { get: denied })
			// Firefox has no workers in private windows.
			Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
		})
		await page.route('**/api/ticket', (route) => route.abort())
		await openForm(page, 'booking')
		await page.waitForLoadState('networkidle')
		line.cut()
		const id = await sendInVain(page, 'booking')
		await expect(pendingOf(page).getByRole('listitem')).toHaveCount(1)
		await expect(pendingOf(page)).toContainText(formWords.es.pending.unstored)
		// Leaving would lose it: the browser asks first.
		const asked = page.waitForEvent('dialog')
		await page.close({ runBeforeUnload: true })
		const question = await asked
		expect(question.type()).toBe('beforeunload')
		await question.dismiss()
		line.mend()
		await page.evaluate(() => dispatchEvent(new Event('online')))
		await expect.poll(() => storedIds(site.url)).toContain(id)
		await expect(pendingOf(page)).toBeHidden()
		expect((await storedIds(site.url)).filter((one) => one === id)).toHaveLength(1)
		expect(line.asked).not.toContain('/sw.js')
	},
)

test(
	'a review written without a signal waits in the list and is published once',
	sweep,
	async ({ page, line, site }) => {
		const words = waitingReviewWords.es
		await visitAndCache(page, '/reviews')
		line.cut()
		await page.getByRole('button', { name: reviews.copy.es.add }).click()
		const dialog = page.getByRole('dialog')
		await dialog.getByLabel(reviewsPageWords.es.form.name).fill('Marta')
		await dialog.locator('[name=evaluation]').nth(4).check({ force: true })
		await dialog.getByLabel(reviewsPageWords.es.form.message).fill('Con neblina y sin señal')
		await dialog.locator('[name=consent]').check()
		await dialog.getByRole('button', { name: reviewsPageWords.es.form.send }).click()
		await expect(page.getByText(words.kept)).toBeVisible()
		await expect(page.getByText(words.waiting)).toBeVisible()
		// On a phone the notice leaves the thumb bar free.
		await page.setViewportSize({ width: 360, height: 740 })
		const bar = page.getByRole('complementary', { name: chrome.es.quickActions })
		const [notice, thumbs] = [
			await page.getByText(words.kept).boundingBox(),
			await bar.boundingBox(),
		]
		expect((notice?.y ?? 0) + (notice?.height ?? 999)).toBeLessThanOrEqual(thumbs?.y ?? 0)

		// The page as cached, with the review that waits.
		await page.goto('/reviews')
		await hydrated(page)
		await expect(page.getByText(words.waiting)).toBeVisible()
		line.mend()
		await page.goto('/reviews')
		await hydrated(page)
		await expect(page.getByText(words.published)).toBeVisible()
		await expect(page.getByText(words.waiting)).toBeHidden()
		await expect(page.getByText('Con neblina y sin señal')).toHaveCount(1)
		const list = await (await fetch(`${site.url}/api/reviews`)).json()
		const found = list.filter(({ message }: { message: string }) => message.includes('sin señal'))
		expect(found).toHaveLength(1)
	},
)
