import { mkdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, test } from 'vitest'
import { formWords } from '#content/enquiries/form-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import { reviewsPageWords } from '#content/reviews/page-words.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { openLine } from '#tests/helpers/site/line.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { hasCommand } from '#tests/helpers/tools/debian-commands.ts'
import type { Browser } from './browser.ts'
import { kinds, type Launched } from './launch.ts'
import { coloursOfRow } from './row-colours.ts'

const ownerPassword = 'la-clave-de-la-casa'
const arrival = addDays(dayInBogota(Date.now()), 30)
const pictures = 'build/test-results/browsers'

/** Narrower than most browsers make their windows: they then take their least width, a phone's layout in all of them. */
const phone = [360, 740] as const
const desktop = [1440, 900] as const

for (const { name, packages, launch } of kinds)
	describe.skipIf(!Object.keys(packages).every(hasCommand))(name, () => {
		let site: SiteProcess
		let launched: Launched
		let browser: Browser

		beforeAll(async () => {
			site = await startSite({ ADMIN_PASSWORD: ownerPassword })
			launched = await launch()
			browser = launched.browser
			process.stdout.write(`${name}: ${browser.browserName} ${browser.browserVersion}\n`)
			return async () => {
				await launched.stop()
				await site.remove()
			}
		})

		/** Opens a page and waits until React has taken it over. Collects what fails or is refused from then on. */
		async function visit(path: string, origin = site.url) {
			await browser.open(origin + path)
			await browser.run(`window.complaints = []
				addEventListener('error', ({ message }) => complaints.push(message))
				addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)))
				addEventListener('securitypolicyviolation', (event) =>
					complaints.push(event.violatedDirective + ' ' + event.blockedURI))
				dispatchEvent(new Event('scroll'))`)
			await browser.waitFor(
				`const waiting = document.querySelectorAll('page-island:not([data-live])')
				for (const island of waiting) island.dispatchEvent(new Event('keydown', { bubbles: true }))
				return window.earlyKeys === undefined && waiting.length === 0`,
			)
		}

		function complaints() {
			return browser.run<string[]>('return window.complaints')
		}

		function saysHeading(words: string) {
			return browser.waitFor(
				'return [...document.querySelectorAll("h1, h2")].some((it) => it.textContent === arguments[0])',
				words,
			)
		}

		function says(words: string) {
			return browser.waitFor('return document.body.innerText.includes(arguments[0])', words)
		}

		/** Pixels by which the page is wider than the window. */
		function beyondWindow() {
			return browser.run<number>(
				'return Math.max(0, document.documentElement.scrollWidth - innerWidth)',
			)
		}

		async function fillIn(fields: Record<string, string>) {
			for (const [field, text] of Object.entries(fields))
				await browser.type(`main form [name=${field}]`, text)
		}

		const person = { Name: 'Ana Ñáñez', Email: 'ana@example.com', Phone: '300 123 4567' }

		test('every page is read, and taken over by React without an error or a refusal', async () => {
			await browser.resize(...desktop)
			for (const { path } of everyPage) {
				await visit(path)
				// A pointer over a link prefetches the page behind it, which the policy must allow.
				await browser.run(
					`document.querySelector('header nav a:not([aria-current])')
						.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))`,
				)
				await browser.waitFor(
					`return HTMLScriptElement.supports?.('speculationrules')
						|| document.querySelector('link[rel=prefetch]')`,
				)
				const heading = await browser.run<string>(`return document.querySelector('h1').textContent`)
				expect(heading).not.toMatch(/Algo falló|Something failed/)
				expect({ path, complaints: await complaints() }).toEqual({ path, complaints: [] })
			}
		})

		test('on a phone the menu leads to another page', async () => {
			await browser.resize(...phone)
			await visit('/')
			const opens = await browser.run<boolean>(
				`return document.querySelector('header > button[popovertarget]').getClientRects().length > 0`,
			)
			expect(opens).toBe(await browser.run(`return 'showPopover' in HTMLElement.prototype`))
			if (opens) await browser.click('header > button[popovertarget]')
			await browser.click('header a[href="/services"]')
			await browser.waitFor(`return location.pathname === '/services'`)
			expect(await beyondWindow()).toBe(0)
		})

		test('a visitor books; the first click on a date field leaves the keyboard in it', async () => {
			await browser.resize(...desktop)
			await visit('/booking')
			await fillIn({ ...person, Quantity: '2' })
			const dates = { ArrivalDate: arrival, DepartureDate: addDays(arrival, 2) }
			for (const [field, day] of Object.entries(dates)) {
				await browser.click(`main form [name=${field}]`)
				const focused = await browser.run(
					`const { activeElement: { name, attributes } } = document
					return [name, attributes.type.value]`,
				)
				expect(focused).toEqual([field, 'date'])
				// How a date is typed depends on the system's language.
				await browser.run(
					`const { activeElement: input } = document
					input.value = arguments[0]
					input.dispatchEvent(new Event('input', { bubbles: true }))`,
					day,
				)
			}
			await browser.click('main form [name=consent]')
			await browser.click('main form [type=submit]')
			await saysHeading(formWords.es.sent.bookingTitle)
			expect(await complaints()).toEqual([])
		})

		test('a visitor asks, in English', async () => {
			await visit('/en/contact-us')
			await fillIn({ ...person, Message: 'Are dogs welcome?' })
			await browser.click('main form [name=consent]')
			await browser.click('main form [type=submit]')
			await saysHeading(formWords.en.sent.contactTitle)
			expect(await complaints()).toEqual([])
		})

		test('an enquiry that could not be sent waits, and goes on the next visit', async () => {
			const line = await openLine(site.url)
			await visit('/contact-us', line.url)
			await fillIn({ ...person, Message: '¿Hay señal?' })
			await browser.click('main form [name=consent]')
			line.cut()
			await browser.click('main form [type=submit]')
			await saysHeading(formWords.es.pending.title)
			line.mend()
			await visit('/privacy', line.url)
			await says(formWords.es.sent.contactTitle)
			await visit('/contact-us', line.url)
			await browser.waitFor(
				`return ![...document.querySelectorAll('h2')].some((it) => it.textContent === arguments[0])`,
				formWords.es.pending.title,
			)
			expect(line.asked.filter((path) => path === '/api/contact').length).toBeLessThanOrEqual(2)
			await line.close()
		})

		test('what was typed and chosen is there after a reload, in the other language, and on the way back', async () => {
			const holds = (pathname: string, name: string) =>
				browser.waitFor(
					`const { Name, consent, 'offer-camping': tent } = document.querySelector('main form').elements
					return location.pathname === arguments[0] && document.readyState === 'complete'
						&& Name.value === arguments[1] && tent.checked && !consent.checked`,
					pathname,
					name,
				)
			await visit('/booking')
			await browser.type('main form [name=Name]', 'Luz Marina')
			await browser.click('main form [name=offer-camping]')
			await browser.click('main form [name=consent]')
			await browser.run('location.reload()')
			await holds('/booking', 'Luz Marina')
			await visit('/booking')
			await holds('/booking', 'Luz Marina')
			await browser.type('main form [name=Name]', ' Ríos')
			await browser.click('header a[lang=en]')
			await holds('/en/booking', 'Luz Marina Ríos')
			await browser.run('location.assign("/en/privacy")')
			await browser.waitFor('return location.pathname === "/en/privacy"')
			await browser.run('history.back()')
			await holds('/en/booking', 'Luz Marina Ríos')
			await browser.run('sessionStorage.clear()')
		})

		test('a visitor writes a review, and sees the scores to choose from', async () => {
			await visit('/reviews')
			await browser.click('button[commandfor=add-review][command=show-modal]')
			await browser.type('dialog [name=name]', 'Marta')
			const score = 'dialog label:nth-of-type(4)'
			const shows = await browser.waitFor<string>(
				`const label = document.querySelector(arguments[0])
				return getComputedStyle(label, '::before').content + label.innerText`,
				score,
			)
			expect(shows).toMatch(/★|Muy buen/)
			await browser.click(`${score} input`)
			await browser.type('dialog [name=message]', `Con neblina, ${name}`)
			await browser.click('dialog [name=consent]')
			await browser.click('dialog [type=submit]')
			await says(reviewsPageWords.es.form.sent)
			await says(`Con neblina, ${name}`)
			expect(await complaints()).toEqual([])
		})

		test('the owner signs in, in English', async () => {
			await visit('/en/admin')
			await browser.type('main form [type=password]', ownerPassword)
			await browser.click('main form [type=submit]')
			await says(ownerWords.en.signedIn)
			expect(await complaints()).toEqual([])
			await browser.run('localStorage.clear()')
		})

		test('back returns to the place in a list, and back-to-top leaves no trace in the address', async () => {
			await browser.resize(...phone)
			for (const [list, link] of [
				['/services', '/crafts-shop'],
				['/', '/cocora-viva'],
			]) {
				await visit(list as string)
				const place = await browser.run<number>(
					`document.querySelector('main a[href="' + arguments[0] + '"]')
						.scrollIntoView({ block: 'center', behavior: 'instant' })
					return scrollY`,
					link,
				)
				expect(place).toBeGreaterThan(500)
				await browser.click(`main a[href="${link}"]`)
				await browser.waitFor('return location.pathname === arguments[0]', link)
				await browser.run('history.back()')
				await browser.waitFor(
					'return location.pathname === arguments[0] && Math.abs(scrollY - arguments[1]) < 20',
					list,
					place,
				)
			}
			// The loading screen covers the page that came back until it has loaded.
			await visit('/')
			await browser.run('scrollTo(0, 900)')
			await browser.waitFor(
				`return getComputedStyle(document.querySelector('a[href="#top"]')).visibility === 'visible'`,
			)
			await browser.click('a[href="#top"]')
			await browser.waitFor('return scrollY === 0')
			expect(await browser.run('return location.href')).toBe(`${site.url}/`)
		})

		test('the text of a package card follows its picture without a gap', async () => {
			await browser.resize(...desktop)
			await visit('/packages-and-sales')
			const gaps = await browser.run<number[]>(
				`return [...document.querySelectorAll('main article')].map((card) => {
					const { bottom } = card.querySelector('img').getBoundingClientRect()
					return Math.round(card.children[1].getBoundingClientRect().top - bottom)
				})`,
			)
			expect(gaps).toEqual([0, 0, 0])
		})

		test('the band of reviews reaches both edges of the window', async () => {
			await visit('/who-are-we')
			const top = await browser.run<number>(
				`const titles = [...document.querySelectorAll('main section > h2')]
				const band = titles.find((it) => it.textContent === ${JSON.stringify(whoAreWe.copy.es.reviews.title)}).parentElement
				scrollTo({ top: scrollY + band.getBoundingClientRect().top - 300, behavior: 'instant' })
				return Math.round(band.getBoundingClientRect().top) + 8`,
			)
			// WebKit paints what was scrolled to a moment later.
			await expect
				.poll(async () => coloursOfRow(await browser.screenshot(), top), { timeout: 20_000 })
				.toEqual({ reachesEdges: true, differsFromPage: true })
		})

		test('the map of the route card is there to be printed, though nobody scrolled to it', async () => {
			await visit('/arrive')
			await browser.waitFor(
				`const map = document.querySelector('article figure img')
				return scrollY === 0 && map.complete && map.naturalWidth > 0`,
			)
		})

		test('pages fit the window at three widths (pictures in build/test-results/browsers)', async () => {
			mkdirSync(pictures, { recursive: true })
			const paths = [
				'/',
				'/packages-and-sales',
				'/who-are-we',
				'/booking',
				'/reviews',
				'/restaurant',
				'/arrive',
			]
			for (const width of [360, 768, 1440]) {
				await browser.resize(width, 1000)
				for (const path of paths) {
					await visit(path)
					expect({ path, width, beyond: await beyondWindow() }).toEqual({ path, width, beyond: 0 })
					// WebKit paints what React moved to a layer of its own a moment later.
					await pause(1000)
					const file = `${name}-${width}${path.replace('/', '-')}.png`.replaceAll(' ', '-')
					writeFileSync(`${pictures}/${file}`, await browser.screenshot())
				}
			}
		})
	})
