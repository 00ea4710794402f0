import { setTimeout as sleep } from 'node:timers/promises'
import { FeedError } from '#server/stays/feeds/fetch-feed.ts'
import type { NetSite } from '../../net-site.ts'
import { facts, namedUnits, rates } from '../house.ts'
import type { Story } from '../story.ts'

/** The house opens: its figures, rates, letters and people. */
export async function openHouse(site: NetSite) {
	const changes = Object.entries(facts).map(([path, value]) => ({ path, value }))
	await site.owner('PATCH', '/api/content/facts', { changes })
	await site.owner('POST', '/api/content/publish')
	await site.owner('PUT', '/api/rates', rates(1))
	await site.owner('PUT', '/api/stays/options', {
		thanksMail: true,
		arrivalLetterDays: 3,
		howToPay: { es: 'Nequi 300 000 0000', en: 'By bank transfer' },
	})
	await site.invite('Recepción', 'reception')
}

export const runningTheHouse: Story[] = [
	{
		name: 'rates change',
		times: 1,
		async tell(told) {
			const plans: [string, object][] = [
				['2026-11-10', rates(1.1)],
				['2027-06-01', rates(1.25, { without: ['glamping'] })],
				['2027-08-01', rates(1.3)],
				['2028-01-17', rates(1.4)],
				['2028-02-26', rates(1.7, { leapDays: 1_111_111 })],
				['2028-02-28', rates(0.9, { without: ['horses'] })],
			]
			for (const [day, plan] of plans) {
				await told.on(day, '07:00')
				await told.desk('PUT', '/api/rates', plan)
			}
		},
	},
	{
		name: 'units get names, and then others',
		times: 1,
		async tell(told) {
			await told.on('2027-02-01')
			await told.desk('PUT', '/api/units', { units: namedUnits })
			await told.on('2027-09-01')
			const { cabin, glamping } = namedUnits
			const renamed = glamping.map((unit, index) =>
				index === 0 ? { ...unit, name: 'Colibrí azul' } : unit,
			)
			await told.desk('PUT', '/api/units', { units: { cabin, glamping: renamed } })
		},
	},
]

const event = (uid: string, from: string, to: string, summary: string) => {
	const value = (day: string) =>
		day.includes('T')
			? `TZID=America/Bogota:${day.replaceAll(/[-:]/g, '')}00`
			: `VALUE=DATE:${day.replaceAll('-', '')}`
	return [
		'BEGIN:VEVENT',
		`UID:${uid}`,
		`SUMMARY:${summary}`,
		`DTSTART;${value(from)}`,
		`DTEND;${value(to)}`,
		'END:VEVENT',
	]
}

const foreign: Record<string, string[][]> = {
	cabin: [
		event('c1@elsewhere.example', '2027-03-05', '2027-03-08', 'Reserved'),
		event('c2@elsewhere.example', '2028-03-08', '2028-03-11', 'Reserved'),
		event('c3@elsewhere.example', '2028-12-30', '2029-01-02', 'Airbnb (Not available)'),
		event('c4@elsewhere.example', '2028-02-28', '2028-03-02', 'CLOSED - Not available'),
	],
	glamping: [
		event('g1@elsewhere.example', '2028-02-26', '2028-03-04', 'Reserved'),
		event('g2@elsewhere.example', '2028-03-01', '2028-03-05', 'Reserved'),
		// More than there are: sold twice.
		...Array.from({ length: 33 }, (_, n) =>
			event(`g3-${n}@elsewhere.example`, '2028-04-20', '2028-04-22', 'Reserved'),
		),
	],
	table: [
		event('t1@elsewhere.example', '2028-03-01T13:00', '2028-03-01T15:30', 'Almuerzo'),
		event('t2@elsewhere.example', '2028-03-02', '2028-03-03', 'Evento'),
		event('t3@elsewhere.example', '2028-03-04T22:00', '2028-03-05T01:00', 'Fiesta'),
	],
}

const longestReadMs = 60_000

/** Calendars of other sites. The one for glamping also has our own events, as such sites do; the one for camping fails. */
export function otherSites() {
	let ours = ''
	// The one that fails is read first: its time does not say when it was.
	const offers = ['camping', ...Object.keys(foreign)]
	const imports = offers.map((offer) => ({ offer, url: `https://calendar.example/${offer}.ics` }))
	return {
		async read(address: string) {
			const offer = new URL(address).pathname.slice(1, -'.ics'.length)
			if (offer === 'camping') throw new FeedError('status', { detail: '503' })
			const own = offer === 'glamping' && ours !== '' ? ours.split('\r\n').slice(0, -2) : []
			const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN']
			const events = (foreign[offer] ?? []).flat()
			return [...(own.length > 0 ? own : head), ...events, 'END:VCALENDAR', ''].join('\r\n')
		},
		/** Saving them reads those that are due. `areRead` says whether that is done. */
		async importAll(site: NetSite, areRead: () => Promise<boolean>) {
			const { body } = await site.owner('GET', '/api/calendars')
			const feeds = body.feeds as { offer: string; url: string }[]
			const feed = feeds.find(({ offer }) => offer === 'glamping')
			if (feed) ours = (await site.call('GET', new URL(feed.url).pathname)).text
			await site.owner('PUT', '/api/calendars', { imports, guestNames: true })
			const giveUpAt = performance.now() + longestReadMs
			while (!(await areRead())) {
				if (performance.now() > giveUpAt) throw new Error('the calendars were not read')
				await sleep(5)
			}
		},
	}
}

export const importDays = ['2027-02-20', '2028-01-30', '2028-02-20', '2028-02-29']
