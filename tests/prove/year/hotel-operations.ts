import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays, type Day } from '#domain/time/dates.ts'
import { beds, closing, hotel, offers, takingsOf } from './hotel.ts'
import { calendar, isOf, pickOne, readStays, said, type Tracked, type World } from './world.ts'

/* What happens to the hotel in the random year, and not to a booking alone: rates, blocks, other calendars, named units. */

const priced = ['cabin', 'glamping', 'camping', 'horses'] as const

export async function changeRates(world: World) {
	const { random, today, site, differ } = world
	// Camping has a price in the facts, which would count where it has no other.
	const some = (share: number) =>
		Object.fromEntries(
			priced
				.filter((it) => it === 'camping' || random.chance(share))
				.map((it) => [it, 1 + random.below(900_000)]),
		)
	const year = some(0.85)
	const from = addDays(today, random.below(30))
	const days = { from, to: addDays(from, 5 + random.below(20)) }
	const pesos = Object.fromEntries(Object.entries(some(0.6)).filter(([offer]) => offer in year))
	const season = random.chance(0.6) ? { ...days, pesos } : null
	const extra = 'cabin' in year && random.chance(0.5) ? 1 + random.below(90_000) : null
	const childPercent = random.chance(0.5) ? random.below(101) : null
	const children = childPercent === null ? {} : { children: [{ upTo: 11, percent: childPercent }] }
	const rows = (season: string | null, of: object) =>
		Object.entries(of).map(([offer, pesos]) => ({ offer, season, pesos }))
	const body = {
		seasons: season ? [{ id: 'high', name: { es: 'Alta', en: 'High' }, ...days }] : [],
		rates: [...rows(null, year), ...(season ? rows('high', pesos) : [])],
		people: [
			...(childPercent === null ? [] : [{ offer: 'camping', ...children }]),
			...(extra === null
				? []
				: [{ offer: 'cabin', extra: { beyond: 2, pesos: extra }, ...children }]),
		],
	}
	const answer = await site.owner('PUT', '/api/rates', body)
	if (answer.status === 200) world.rates = { year, season, extra, childPercent }
	else differ(`rates: answered ${said(answer)}`, JSON.stringify(body))
}

export async function block(world: World) {
	const { random, today, closed, site, differ } = world
	const offer = random.pick(offers) ?? 'cabin'
	const from = addDays(today, random.below(60))
	const stay = { from, to: addDays(from, 1 + random.below(3)) }
	const [id, units] = [randomUUID(), random.chance(0.3) ? null : 1]
	const takings = closing(id, offer, stay, units)
	const all = takings.map((it) => ({ ...it, units: units ?? hotel[offer] }))
	const expected = calendar(world).fits(all) ? 201 : 409
	const answer = await site.owner('POST', '/api/blocks', { id, offer, ...stay, units })
	if (answer.status !== expected)
		differ(`block: answered ${said(answer)} instead of ${expected}`, `${offer} ${stay.from}`)
	if (answer.status === 201) closed.set(id, takings)
}

export async function unblock({ random, closed, site, differ }: World) {
	const id = random.pick([...closed.keys()])
	if (!id) return
	const answer = await site.owner('DELETE', `/api/blocks/${id}`)
	if (answer.status === 200) closed.delete(id)
	else differ(`unblock: answered ${said(answer)}`, id)
}

/** A new address, so that the site reads it at once. Other sites may sell what is taken here. */
export async function importCalendar({ random, today, imported, site, differ }: World) {
	const offer = random.pick(beds) ?? 'cabin'
	const events = Array.from({ length: random.below(3) }, (_, at) => {
		const from = addDays(today, 10 * at + random.below(7))
		return { offer, from, to: addDays(from, 1 + random.below(3)) }
	})
	for (const url of imported.keys()) if (url.includes(offer)) imported.delete(url)
	imported.set(`https://203.0.114.1/${offer}/${random.below(1e9)}.ics`, events)
	const imports = [...imported.keys()].map((url) => ({
		url,
		offer: beds.find((bed) => url.includes(bed)),
	}))
	let { body } = await site.owner('PUT', '/api/calendars', { imports })
	const isRead = () => {
		const read = (body.imports ?? []) as unknown as { readAt: string | null }[]
		return read.length === imports.length && read.every(({ readAt }) => readAt !== null)
	}
	for (let tries = 0; tries < 600 && !isRead(); tries++) {
		await sleep(20)
		body = (await site.owner('GET', '/api/calendars')).body
	}
	if (!isRead()) differ('import: not read', JSON.stringify(body))
}

/** What the internet of the random year answers. */
export function calendarFile(events: readonly { from: Day; to: Day }[], url: string): string {
	const date = (day: Day) => day.replaceAll('-', '')
	const lines = events.flatMap(({ from, to }, at) => [
		...['BEGIN:VEVENT', `UID:${at}-${url}`],
		...[`DTSTART;VALUE=DATE:${date(from)}`, `DTEND;VALUE=DATE:${date(to)}`, 'END:VEVENT'],
	])
	return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

export const nests = Array.from({ length: hotel.glamping }, (_, at) => ({
	id: `nest-${at}`,
	name: `Nido ${at}`,
}))

/** A guest moves to another nest from today on: where it is free, and only there. Compared with what the site says of others. */
export async function moveUnit(world: World): Promise<Tracked | undefined> {
	const { random, today, isToday, site, differ } = world
	const nightsOf = ({ id, booking }: Tracked) =>
		takingsOf(id, booking, today).filter(
			({ offer, day, units }) => offer === 'glamping' && units === 1 && day >= today,
		)
	const found = pickOne(
		world,
		(it) => !isToday && it.booking.state === 'confirmed' && nightsOf(it).length > 0,
	)
	const unit = random.pick(nests)
	if (!found || !unit) return
	type View = { agreement: { lines?: { offer: string; item?: number }[] } | null }
	const view = (await site.owner('GET', `/api/enquiries/${found.id}/stay`)).body as unknown as View
	const item = view.agreement?.lines?.find(({ offer }) => offer === 'glamping')?.item
	const answer = await site.owner('PUT', `/api/enquiries/${found.id}/unit`, { item, unit: unit.id })
	found.did = 'move to another nest'
	const takers = async (day: Day) => {
		const rows = await readStays(site, day, addDays(day, 1))
		const inIt = rows.filter((it) => it.offer === 'glamping' && it.unitNames?.includes(unit.name))
		return inIt.map((it) => isOf(it, found.id))
	}
	const nights = await Promise.all(nightsOf(found).map(({ day }) => takers(day)))
	const isMoved = nights.every((isOwn) => isOwn.includes(true))
	const isInTheWay = nights.some((isOwn) => isOwn.includes(false))
	if (answer.status === 200 ? !isMoved : answer.status !== 409 || !isInTheWay)
		differ(`move to another nest: answered ${said(answer)}`, `${found.id} ${unit.id} from ${today}`)
	return found
}
