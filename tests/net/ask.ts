import pLimit from 'p-limit'
import { listStates } from '#domain/enquiries/list-state.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { mostDays } from '#domain/time/bounds.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import type { Answers } from './net-files.ts'
import type { NetSite } from './net-site.ts'

type Row = { id: string; kind: string; reference: string }
type Take = { id: string; kind: string; booking?: string }

/** As many days at once as the API gives, over the whole net. */
const windows = ['2026-03-01', '2027-04-05', '2028-05-09', '2029-06-13'].map((from, index) => ({
	from,
	to: index === 3 ? '2030-02-28' : addDays(from, mostDays),
}))

/** Everything that the API says of the bookings and the house. Changes nothing that a second time would tell. */
export async function askAll(site: NetSite, now: number): Promise<Omit<Answers, 'stories'>> {
	const rows = await everyEnquiry(site)
	const house = await askTheHouse(site, dayInBogota(now))
	const bookings: Answers['bookings'] = {}
	const messages: Answers['messages'] = {}
	const asked = await inParallel(rows, async (row) =>
		row.kind === 'contact' ? undefined : await askAboutRequest(site, row.id),
	)
	for (const [index, row] of rows.entries()) {
		if (row.kind === 'contact') messages[row.reference] = row
		else bookings[row.reference] = { row, ...asked[index] }
	}
	const phone: Answers['phone'] = {}
	for (const id of phoneBookingsIn(house)) phone[id] = await json(site, `/api/blocks/${id}`)
	return { bookings, phone, messages, house }
}

/** A few at a time, which hides the way to the database. */
async function inParallel<Of, Result>(all: Of[], ask: (one: Of) => Promise<Result>) {
	const limit = pLimit(4)
	return await Promise.all(all.map((one) => limit(() => ask(one))))
}

async function askAboutRequest(site: NetSite, id: string) {
	const stay = await json(site, `/api/enquiries/${id}/stay`)
	const key = String((stay.body as { link: string }).link.split('/').at(-1))
	return {
		stay,
		key,
		guest: await json(site, `/api/requests/${key}`, 'guest'),
		calendar: await lines(site, `/api/requests/${key}/calendar.ics`),
	}
}

async function everyEnquiry(site: NetSite): Promise<Row[]> {
	const rows: Row[] = []
	for (let before = ''; ; ) {
		const { body } = await site.owner('GET', `/api/enquiries?limit=200${before}`)
		rows.push(...(body.enquiries as Row[]))
		if (body.next === null) return rows
		before = `&before=${encodeURIComponent(String(body.next))}`
	}
}

async function askTheHouse(site: NetSite, today: string) {
	const house: Answers['house'] = {}
	const ask = async (url: string) => {
		house[url] = await json(site, url)
	}
	for (const url of ['desk/today', 'blocks', 'notices', 'units', 'calendars', 'stays/overbooked'])
		await ask(`/api/${url}`)
	for (const { from, to } of windows) {
		await ask(`/api/stays?from=${from}&to=${to}`)
		await ask(`/api/tables?from=${from}&to=${to}`)
		for (const offer of offerIds)
			await ask(`/api/availability?offer=${offer}&from=${from}&to=${to}`)
		for (const offer of ['table', 'horses'])
			await ask(`/api/availability?offer=${offer}&from=${from}&to=${to}&hour=13:00`)
	}
	for (let day = addDays(today, -7); day <= addDays(today, 21); day = addDays(day, 1))
		await ask(`/api/stays/arrivals?from=${day}&to=${addDays(day, 1)}`)
	for (const state of listStates) house[`state ${state}`] = await references(site, { state })
	house['search Ñáñez'] = await references(site, { q: 'nanez' })
	const { body } = await site.owner('GET', '/api/calendars')
	for (const { url } of [
		...(body.feeds as { url: string }[]),
		...(body.unitFeeds as { url: string }[]),
	])
		house[new URL(url).pathname] = await lines(site, new URL(url).pathname)
	for (const language of ['es', 'en']) {
		const { text } = await site.owner('POST', '/api/enquiries.csv', { language })
		house[`csv ${language}`] = text.split('\r\n')
	}
	return house
}

async function references(site: NetSite, search: object) {
	const { body } = await site.owner('POST', '/api/enquiries/search', { ...search, limit: 200 })
	return (body.enquiries as Row[]).map(({ reference }) => reference)
}

/** Past ones too: the calendar names them all. */
function phoneBookingsIn(house: Answers['house']): string[] {
	const takes = Object.entries(house)
		.filter(([url]) => url.startsWith('/api/stays?'))
		.flatMap(([, answer]) => (answer as { body: { stays: Take[] } }).body.stays)
	const ids = takes.filter(({ kind }) => kind === 'phone').map(({ id, booking }) => booking ?? id)
	return [...new Set(ids)].sort()
}

async function json(site: NetSite, url: string, as: 'owner' | 'guest' = 'owner') {
	const { status, body } =
		as === 'owner' ? await site.owner('GET', url) : await site.call('GET', url)
	return status === 200 ? { body } : { status, body }
}

async function lines(site: NetSite, url: string) {
	const { status, text } = await site.call('GET', url)
	return status === 200 ? text.split('\r\n') : { status }
}
