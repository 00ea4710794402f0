import { createHmac } from 'node:crypto'
import { feedWords } from '#content/stays/feed-words.ts'
import { holdNamedLock, type Query } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { lastDayTaken } from '#domain/offers/item.ts'
import { type OfferId, type OfferOrAll, offerIds, offersOrAll } from '#domain/offers/offers.ts'
import type { FeedSkip } from '#domain/stays/feed-failure.ts'
import { isEachNamed, namedUnitsOf } from '#domain/stays/named-units.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import { isoTimeOrNull } from '#domain/time/dates.ts'
import { type CalendarEvent, writeCalendar } from '#server/calendar-files/write-calendar.ts'
import type { Log } from '#server/http/logger.ts'
import { refuseOutdated, versionOf } from '#server/http/seen-version.ts'
import { isSameSecret, type SiteSecret } from '#server/secrets/site-secret.ts'
import { readUnitsOf } from '#server/stays/named-units/units-repository.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { type FoundTake, readTakes } from '#server/stays/store/read-takes.ts'
import { changeStayOptions, readStaySetting } from '#server/stays/store/stay-settings.ts'
import {
	readImportedCalendars,
	recordFeedFetched,
	replaceImportedCalendars,
} from './feeds-repository.ts'
import { findOverbooked } from './overbooked.ts'
import type { Echoes } from './own-echoes.ts'
import { readPublicUrl } from './public-address.ts'
import { importRange } from './read-feed.ts'

type Deps = StayDeps & {
	secret: SiteSecret
	offerName: (offer: OfferId) => string
	houseName: () => string
	onSaved: () => void
	log: Log
}

type WantedCalendars = {
	imports: { offer: OfferId; url: string }[]
	guestNames?: boolean | undefined
}

type UnitEvent = CalendarEvent & { takeId: string; unit?: string }

type Renewals = Partial<Record<OfferOrAll, number>>

export type FeedsService = ReturnType<typeof createFeedsService>

/** The calendars of others that are read here, and ours at secret addresses. */
export function createFeedsService(deps: Deps) {
	const { database, secret, publicUrl, now, today, write, log } = deps

	/** 128 bits of the site's secret, so that only the number of renewals needs to be stored. */
	async function feedSecret(
		offer: OfferOrAll,
		{ [offer]: renewals }: Renewals,
		unit?: string,
	): Promise<string> {
		const key = await secret.keyFor('calendar-feed')
		const of = unit ? `${offer}/${unit}` : offer
		const name = renewals ? `${of} ${renewals}` : of
		return createHmac('sha256', key).update(name).digest().subarray(0, 16).toString('base64url')
	}

	async function readState(query: Query) {
		const calendars = await readImportedCalendars(query)
		const options = await readStaySetting(query, 'stays.options')
		const imports = calendars.map(({ offer, url }) => [offer, url])
		return { calendars, options, version: versionOf([imports, options.guestNames]) }
	}

	async function list(): Promise<CalendarsResponse> {
		const { calendars, options, version } = await readState(database.query)
		const { guestNames, feedRenewals } = options
		const feeds = offersOrAll.map(async (offer) => ({
			offer,
			url: `${publicUrl}/api/calendar/${offer}/${await feedSecret(offer, feedRenewals)}.ics`,
		}))
		const names = await readStaySetting(database.query, 'stays.units')
		const ofUnits = offerIds.flatMap((offer) =>
			namedUnitsOf(names, offer).map(async (unit) => ({
				offer,
				unit,
				url: `${publicUrl}/api/calendar/${offer}/${unit.id}/${await feedSecret(offer, feedRenewals, unit.id)}.ics`,
			})),
		)
		return {
			imports: calendars.map(({ id, offer, url, events, error, ...row }) => ({
				id,
				offer: offer as OfferId,
				url,
				events,
				error,
				readAt: isoTimeOrNull(row.read_at),
				failingSince: isoTimeOrNull(row.failing_since),
				skipped: JSON.parse(row.skipped) as FeedSkip[],
				skippedCount: row.skipped_count,
				echoes: Object.keys(JSON.parse(row.echoes) as Echoes).length,
			})),
			feeds: await Promise.all(feeds),
			unitFeeds: await Promise.all(ofUnits),
			guestNames,
			version,
		}
	}

	/** One event per take, or per named unit of it: a booking of three is three. */
	async function eventsOf(offer: OfferId, guestNames: boolean): Promise<UnitEvent[]> {
		const { query } = database
		const found = await readTakes(query, importRange(today()), today(), offer)
		const takes = found.filter(({ kind }) => kind !== 'imported')
		const names = namedUnitsOf(await readStaySetting(query, 'stays.units'), offer)
		const ids = takes.map(({ id }) => id)
		const unitsOf = names.length > 0 ? await readUnitsOf(query, ids) : new Map<string, string[]>()
		const host = new URL(publicUrl).hostname
		return takes.flatMap((take) => {
			const event = {
				takeId: take.id,
				firstDay: take.from_day,
				lastDay: lastDayTaken({ offer, from: take.from_day, to: take.to_day }),
				status: 'confirmed' as const,
				madeAt: take.created_at,
			}
			const summary = summaryOf(take, guestNames)
			const units = names.filter(({ id }) => unitsOf.get(take.id)?.includes(id))
			const named = units.map(({ id, name }) => ({
				...event,
				unit: id,
				uid: `${take.id}-${id}@${host}`,
				summary: `${name}: ${summary}`,
			}))
			const isWhole = units.length > 0 && units.length >= (take.units ?? names.length)
			return isWhole ? named : [...named, { ...event, uid: `${take.id}@${host}`, summary }]
		})
	}

	return {
		list,

		/** For the owner's *today*. */
		overbooked: () => findOverbooked(database.query, { offers: deps.offers(), today: today() }),

		/**
		 * Replaces the list. A private or plain address is refused, whatever its name is. An address that is given twice for an
		 * offer is imported once.
		 */
		async save({ imports, guestNames }: WantedCalendars, seen: string | undefined) {
			const checked = await Promise.all(imports.map(({ url }) => readPublicUrl(url)))
			const errors = checked.flatMap((url, index) =>
				url ? [] : [{ field: `imports.${index}.url`, code: 'errCalendarAddress' }],
			)
			if (errors.length > 0) throw new AppError('invalid-input', { errors })
			const wanted = imports.map(({ offer }, index) => ({ offer, url: String(checked[index]) }))
			await write(async (transaction) => {
				await holdNamedLock(transaction, 'calendars')
				const { version } = await readState(transaction)
				refuseOutdated(seen, version)
				await replaceImportedCalendars(transaction, wanted, now())
				if (guestNames !== undefined)
					await changeStayOptions(transaction, (options) => ({ ...options, guestNames }))
			})
			deps.onSaved()
			return await list()
		},

		/** The previous address stops working. */
		async renewFeed(offer: OfferOrAll) {
			await write(async (transaction) => {
				await changeStayOptions(transaction, ({ feedRenewals, ...options }) => ({
					...options,
					feedRenewals: { ...feedRenewals, [offer]: (feedRenewals[offer] ?? 0) + 1 },
				}))
			})
			return await list()
		},

		/** The takes of a named unit. */
		async unitFeed(offer: OfferId, unitId: string, key: string): Promise<string> {
			const { query } = database
			const { guestNames, feedRenewals } = await readStaySetting(query, 'stays.options')
			const names = await readStaySetting(query, 'stays.units')
			const unit = namedUnitsOf(names, offer).find(({ id }) => id === unitId)
			if (!unit || !isSameSecret(key, await feedSecret(offer, feedRenewals, unitId)))
				throw new AppError('not-found')
			const all = await eventsOf(offer, guestNames)
			const own = all.filter((event) => event.unit === unitId)
			const takes = new Set(own.map(({ takeId }) => takeId))
			// A take that has this unit and lacks others takes it only once.
			const maybe = all.filter((event) => event.unit === undefined && !takes.has(event.takeId))
			const events = isEachNamed(names, offer, deps.offers()) ? [...own, ...maybe] : own
			return writeCalendar(events, `${deps.houseName()}: ${unit.name}`)
		},

		/** Excludes imported entries: a calendar that imports ours and is imported here would echo them endlessly. */
		async feed(offer: OfferOrAll, key: string): Promise<string> {
			const { guestNames, feedRenewals } = await readStaySetting(database.query, 'stays.options')
			if (!isSameSecret(key, await feedSecret(offer, feedRenewals))) throw new AppError('not-found')
			// A feed that is not recorded as fetched is still served.
			await recordFeedFetched(database.query, offer, now()).catch((error) =>
				log.warn({ err: error }, 'the fetch of a feed was not recorded'),
			)
			const house = deps.houseName()
			if (offer !== 'all')
				return writeCalendar(
					await eventsOf(offer, guestNames),
					`${house}: ${deps.offerName(offer)}`,
				)
			const events: CalendarEvent[] = []
			for (const each of offerIds)
				for (const event of await eventsOf(each, guestNames))
					events.push({ ...event, summary: `${deps.offerName(each)}: ${event.summary}` })
			return writeCalendar(events, house)
		},
	}
}

function summaryOf({ kind, name, guest }: FoundTake, guestNames: boolean): string {
	return (guestNames && (name ?? guest)) || feedWords[kind]
}
