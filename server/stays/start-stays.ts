import type { LetterWords } from '#content/stays/letter-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Database } from '#db/connect.ts'
import type { Facts } from '#domain/facts.ts'
import { type InBothLanguages, ownersLocale } from '#domain/locale.ts'
import { offerOf, offersOf } from '#domain/stays/offer.ts'
import { restOfYear } from '#domain/stays/prices/night-prices.ts'
import { type Day, dayInBogota } from '#domain/time/dates.ts'
import { hoursOfDay } from '#domain/time/opening-hours.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { ComposeStatusMail } from '#server/mail/compose-status-mail.ts'
import type { PictureProcess } from '#server/pictures/picture-process.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { createCurrentRates } from './current-rates.ts'
import { createDailyTasks } from './daily-tasks.ts'
import { createDeposits } from './deposits/deposits-service.ts'
import { createCalendarService } from './desk/calendar-service.ts'
import { createEntriesService } from './desk/entries-service.ts'
import { createNoticesService } from './desk/notices-service.ts'
import { createOptionsService } from './desk/options-service.ts'
import { createRatesService } from './desk/rates-service.ts'
import { createFeedsService } from './feeds/feeds-service.ts'
import type { FetchFeed } from './feeds/fetch-feed.ts'
import { createFeedImports } from './feeds/import-feeds.ts'
import { createUnitsService } from './named-units/units-service.ts'
import { createGuestRequests } from './requests/guest-requests.ts'
import { createOwnerRequests } from './requests/owner-requests.ts'
import type { BookingRequests } from './requests/port.ts'
import { createStaysForPages } from './stays-for-pages.ts'
import { createStaysService } from './stays-service.ts'
import { createWrite } from './store/create-write.ts'
import { createTablesService } from './tables/tables-service.ts'

type Deps = {
	config: Config
	database: Database
	requests: BookingRequests
	rateLimits: RateLimits
	currentFacts: () => Facts
	currentOffers: () => InBothLanguages<OfferWords>
	currentLetters: () => InBothLanguages<LetterWords>
	/** Rates, or the day: what pages compute with. */
	onPagesChanged: () => void
	composeStatusMail: ComposeStatusMail
	secret: SiteSecret
	fetchFeed: FetchFeed
	pictureProcess: PictureProcess
	hasSeveralPeople: () => Promise<boolean>
	log: Log
	now: () => number
}

const importCheckMs = 60_000

/** Offers, prices, availability, and what becomes of booking requests. */
export function startStays({ config, ...deps }: Deps) {
	const { database, currentFacts, currentOffers, log, now } = deps
	const rates = createCurrentRates(database, log, deps.onPagesChanged)
	const stayDeps = {
		...deps,
		publicUrl: config.publicUrl,
		offers: () => offersOf(currentFacts()),
		plan: rates.current,
		today: () => dayInBogota(now()),
		hoursOn: (day: Day) => hoursOfDay(day, currentFacts().hours),
		write: createWrite(database, deps.secret),
	}
	const stays = createStaysService(stayDeps)
	const guestRequests = createGuestRequests(stayDeps)
	const imports = createFeedImports(stayDeps)
	const importDue = () =>
		imports.importDue().catch((error) => log.warn({ err: error }, 'calendars were not imported'))
	const timer = setInterval(importDue, importCheckMs)
	timer.unref()

	const ownerRequests = createOwnerRequests(stayDeps)

	return {
		stays,
		stayDeps,
		guestRequests,
		ownerRequests,
		deposits: createDeposits({ ...stayDeps, guests: guestRequests }),
		tables: createTablesService({ ...stayDeps, ownerRequests }),
		entries: createEntriesService(stayDeps),
		ownerCalendar: createCalendarService(stayDeps),
		notices: createNoticesService(stayDeps),
		stayOptions: createOptionsService(stayDeps),
		ratePlans: createRatesService({ ...stayDeps, rates }),
		staysForPages: createStaysForPages({ ...stayDeps, stays, guests: guestRequests, log }),
		rates,
		units: createUnitsService(stayDeps),
		/** The facts with the price that camping has in the rates: pages name it in their words. */
		withRates: (facts: Facts): Facts => ({
			...facts,
			campingPesos: restOfYear(offerOf(facts, 'camping'), rates.current()) ?? facts.campingPesos,
		}),
		feeds: createFeedsService({
			...stayDeps,
			houseName: () => currentFacts().name,
			offerName: (offer) => currentOffers()[ownersLocale][offer].name,
			onSaved: () => void importDue(),
		}),
		dailyTasks: createDailyTasks({
			...stayDeps,
			ownerRequests,
			onNewDay: deps.onPagesChanged,
		}),
		stopImports: async () => {
			clearInterval(timer)
			await imports.stop()
		},
	}
}
