import type { Answer, NetSite } from '../net-site.ts'
import { addDays, timeAt } from './clock.ts'
import { names } from './house.ts'

export type Stay = { from: string; to: string }
export type Asked = Partial<Stay> & {
	people?: number
	children?: number[]
	items?: object[]
	message?: string
	email?: string
}

/** `times`: how often it is told, each time with another number, guest and days. */
export type Story = {
	name: string
	times: number
	tell: (told: Told, n: number) => Promise<void>
}

type World = {
	site: NetSite
	clock: { now: number }
	until: (at: number) => Promise<void>
	newId: () => string
	/** The story of each booking, by id. */
	stories: Map<string, string>
	/** Calls that the site refused: a story should make none. */
	refused: string[]
}

export type Told = ReturnType<typeof createTold>

const secondMs = 1000

/** The actions of people in a story. Every call takes a second, so that nothing happens at the same time. */
export function createTold(
	{ site, clock, until, newId, stories, refused }: World,
	{ name, number }: { name: string; number: number },
) {
	const language = number % 3 === 0 ? ('en' as const) : ('es' as const)
	const isReception = number % 5 === 0

	async function done(what: string, answer: Promise<Answer>) {
		clock.now += secondMs
		const { status, body } = await answer
		if (status >= 400)
			refused.push(`${name}: ${what} answered ${status} ${JSON.stringify(body).slice(0, 200)}`)
		return { status, body }
	}
	const desk = (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, body?: object) =>
		done(
			`${method} ${url}`,
			isReception && !url.startsWith('/api/rates')
				? site.as('Recepción', method, url, body)
				: site.owner(method, url, body),
		)

	/** Waits for a time of this story on that day. */
	const on = (day: string, time?: string) => {
		const minute = (number * 7) % 400
		const hour = String(11 + Math.floor(minute / 60)).padStart(2, '0')
		const own = `${hour}:${String(minute % 60).padStart(2, '0')}`
		return until(timeAt(day, time ?? own))
	}

	async function asks({ from = '', to = from, people = 2, ...asked }: Asked) {
		const id = newId()
		const body = {
			bookingId: id,
			Name: names[number % names.length],
			Email: asked.email ?? `guest${number}@example.com`,
			Phone: number % 4 === 0 ? '+44 20 7946 0958' : '300 123 4567',
			Quantity: people,
			...(asked.children && { children: asked.children }),
			ArrivalDate: from,
			DepartureDate: to,
			Message: asked.message ?? (number % 2 === 0 ? 'Llegamos tarde,\ny con un perro.' : ''),
			items: asked.items ?? [{ offer: 'camping', units: 1 }],
			consent: true,
			language,
		}
		const sent = await done('POST /api/bookings', site.call('POST', '/api/bookings', body))
		stories.set(id, name)
		return booking(id, String(sent.body.key))
	}

	function booking(id: string, key: string) {
		const byDesk =
			(action: string) =>
			(body: object = {}) =>
				desk('POST', `/api/enquiries/${id}/${action}`, body)
		const byGuest =
			(action: string) =>
			(body: object = {}) =>
				done(`guest’s ${action}`, site.call('POST', `/api/requests/${key}/${action}`, body))
		return {
			id,
			key,
			offer: byDesk('offer'),
			confirm: byDesk('confirm'),
			decline: byDesk('decline'),
			cancel: byDesk('cancel'),
			reopen: byDesk('reopen'),
			note: (text: string) => byDesk('note')({ text }),
			receives: (receivedPesos: number) => byDesk('deposit')({ receivedPesos }),
			opensReceipt: () => desk('GET', `/api/enquiries/${id}/receipt`),
			marks: (state: string) => desk('PATCH', `/api/enquiries/${id}`, { state }),
			removes: () => desk('DELETE', `/api/enquiries/${id}`),
			/** Accepts the agreement that is on the page. */
			accepts: async () => {
				const { body } = await done('guest’s page', site.call('GET', `/api/requests/${key}`))
				const agreement = body.agreement as { number: number } | null
				return await byGuest('accept')(agreement ? { agreement: agreement.number } : {})
			},
			wants: byGuest('change'),
			withdraws: byGuest('withdraw'),
			cancels: byGuest('cancel'),
			says: (text: string) => byGuest('message')({ text }),
			sendsReceipt: (file: Buffer, type: string) =>
				done(
					'guest’s receipt',
					site.call('POST', `/api/requests/${key}/receipt`, file, { 'content-type': type }),
				),
			deletes: () => done('guest’s delete', site.call('DELETE', `/api/requests/${key}`)),
		}
	}

	async function enters(entry: object) {
		const id = newId()
		const answer = await desk('POST', '/api/blocks', { id, ...entry })
		stories.set(id, name)
		return {
			id,
			entry,
			body: answer.body,
			changes: (body: object) => desk('PUT', `/api/blocks/${id}`, { ...entry, ...body }),
			removes: (of = id) => desk('DELETE', `/api/blocks/${of}`),
			entersAgain: () => desk('POST', '/api/blocks', { id, ...entry }),
		}
	}

	return {
		number,
		on,
		desk,
		asks,
		enters,
		/** A contact message. */
		writes: (message: string) =>
			done(
				'POST /api/contact',
				site.call('POST', '/api/contact', {
					ContactFormId: newId(),
					Name: names[number % names.length],
					Email: `guest${number}@example.com`,
					Phone: '+44 20 7946 0958',
					City: 'Ciudad Ejemplo',
					Message: message,
					consent: true,
					language,
				}),
			),
		/** So many nights from the n-th of `count` days spread over these. */
		stay(n: number, count: number, [first, last]: [string, string], nights = 1 + (n % 4)): Stay {
			const days = (Date.parse(last) - Date.parse(first)) / 86_400_000
			const from = addDays(first, Math.floor((n * days) / count))
			return { from, to: addDays(from, nights) }
		},
	}
}

export type Booking = Awaited<ReturnType<Told['asks']>>
