import type { Database, Query } from '#db/connect.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { Delivery, Enquiry, EnquiryState } from '#domain/enquiries/enquiry.ts'
import { AppError } from '#domain/errors.ts'
import type { Booked, BookedByPhone } from '#domain/stays/booked.ts'
import { type Clock, type Day, dayInBogota } from '#domain/time/dates.ts'
import { weekendAfter } from '#domain/time/weekend.ts'
import type { LetterSources } from './mail/channel.ts'
import { deleteByEmail, findEnquiry, updateState } from './store/enquiries-repository.ts'
import { type EnquiryPage, searchEnquiries } from './store/enquiry-search.ts'
import { deliveriesOf, renewEntries } from './store/outbox-repository.ts'
import { countUnanswered, countUndelivered, findArrivals } from './store/today-queries.ts'

/** An enquiry with its mails; a booking request also with its outcome. */
export type EnquiryWithDeliveries = Enquiry & {
	deliveries: Delivery[]
	booked?: Partial<Booked> | undefined
}

/** The outcome of booking requests, by their ids. */
export type ReadBooked = (
	query: Query,
	ids: readonly string[],
	today: Day,
) => Promise<ReadonlyMap<string, Partial<Booked>>>

/** Bookings that the owner entered: they have no enquiry. */
export type ReadPhoneBookings = (query: Query) => Promise<BookedByPhone[]>

type Deps = {
	database: Database
	host: string
	wakeOutbox: () => void
	readBooked?: ReadBooked | undefined
	readPhoneBookings?: ReadPhoneBookings | undefined
	describeItem: LetterSources['describeItem']
	now?: Clock
}

const shownAtMost = 5

/** The owner's actions on enquiries. Callers have checked the owner's token. */
export function createOwnerEnquiries(deps: Deps) {
	const {
		database,
		host,
		wakeOutbox,
		readBooked,
		readPhoneBookings,
		describeItem,
		now = Date.now,
	} = deps
	const { query } = database

	async function list(page: EnquiryPage) {
		const { enquiries, next } = await searchEnquiries(query, page, dayInBogota(now()))
		return { enquiries: await withDeliveries(enquiries), next }
	}

	/** The owner's first screen: unanswered enquiries, arrivals, and mails that did not go out. */
	async function today() {
		const day = dayInBogota(now())
		const weekend = weekendAfter(day)
		const [unanswered, unansweredCount, undeliveredCount, arriving, later] = await Promise.all([
			searchEnquiries(query, { mark: 'new', limit: shownAtMost }, day),
			countUnanswered(query),
			countUndelivered(query),
			findArrivals(query, day, day),
			weekend ? findArrivals(query, weekend.from, weekend.to) : [],
		])
		return {
			day,
			unansweredCount,
			undeliveredCount,
			unanswered: await withDeliveries(unanswered.enquiries),
			arrivals: await withDeliveries(arriving),
			weekendArrivals: await withDeliveries(later),
		}
	}

	async function find(id: string): Promise<EnquiryWithDeliveries> {
		const enquiry = await findEnquiry(query, id)
		if (!enquiry) throw new AppError('not-found')
		const [found] = await withDeliveries([enquiry])
		return found as EnquiryWithDeliveries
	}

	/** Sends unsent mails now. When all were sent, the owner's mail is sent again, never the guest's. */
	async function deliverAgain(id: string) {
		const { deliveries } = await find(id)
		const waiting = deliveries.filter(({ status }) => status !== 'sent')
		const recipients = waiting.map(({ recipient }) => recipient)
		if (recipients.length === 0) recipients.push('owner')
		await renewEntries(query, { enquiryId: id, recipients, host, now: now() })
		wakeOutbox()
		return await find(id)
	}

	async function setState(id: string, state: EnquiryState) {
		if (!(await updateState(query, id, state))) throw new AppError('not-found')
		return await find(id)
	}

	/** Deletes all enquiries from the same e-mail address. */
	async function deletePersonOf(id: string): Promise<number> {
		const { fields } = await find(id)
		return await deletePerson(fields.Email)
	}

	/**
	 * A confirmed stay goes with its enquiry, and pages show that its days are free. An empty result is an error: a person who
	 * asked for it must not read that their data is gone.
	 */
	async function deletePerson(email: string): Promise<number> {
		return await inWriteTransaction(database, async (transaction) => {
			const deleted = await deleteByEmail(transaction, email)
			if (deleted === 0) throw new AppError('not-found')
			return deleted
		})
	}

	async function withDeliveries(enquiries: Enquiry[]): Promise<EnquiryWithDeliveries[]> {
		const ids = enquiries.map(({ id }) => id)
		const deliveries = await deliveriesOf(query, ids)
		const booked = await readBooked?.(query, ids, dayInBogota(now()))
		return enquiries.map((enquiry) => ({
			...enquiry,
			deliveries: deliveries.get(enquiry.id) ?? [],
			booked: booked?.get(enquiry.id),
		}))
	}

	const phoneBookings = async () => (await readPhoneBookings?.(query)) ?? []

	return {
		list,
		today,
		find,
		deliverAgain,
		setState,
		deletePersonOf,
		deletePerson,
		describeItem,
		phoneBookings,
	}
}

export type OwnerEnquiries = ReturnType<typeof createOwnerEnquiries>
