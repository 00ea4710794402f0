import * as z from 'zod/mini'
import { inEachLanguage } from '#domain/locale.ts'
import { isPerPerson, offerIds, unitOf } from '#domain/offers/offers.ts'
import { oneLine } from '#domain/text/text.ts'
import { isDay } from '#domain/time/dates.ts'

z.config({ jitless: true })

const rateErrorCodes = [
	'seasonId',
	'seasonName',
	'seasonDates',
	'seasonOrder',
	'seasonUnknown',
	'seasonTwice',
	'rateTwice',
	'ratePesos',
	'rateNights',
	'rateDiscount',
	'rateSurcharge',
	'rateBothWays',
	'seasonWeekdays',
	'rateExtra',
	'rateChildren',
	'peopleTwice',
	'rateOffer',
	'rateTooMany',
	'holidayDay',
	'holidayName',
	'holidayTwice',
	'holidayTooMany',
] as const
export type RateErrorCode = (typeof rateErrorCodes)[number]

const says = (code: RateErrorCode) => ({ error: code })
const whole = (least: number, most: number, code: RateErrorCode) =>
	z.int(says(code)).check(z.gte(least, says(code)), z.lte(most, says(code)))
const line = (code: RateErrorCode) =>
	z
		.string(says(code))
		.check(z.overwrite(oneLine), z.minLength(1, says(code)), z.maxLength(60, says(code)))
const nameIn = (code: RateErrorCode) => z.object(inEachLanguage(() => line(code)))
// A leap year, so that 02-29 is a day of every year.
const isDayOfYear = (text: string) => /^\d{2}-\d{2}$/.test(text) && isDay(`2024-${text}`)
const date = z
	.string(says('seasonDates'))
	.check(z.refine((text) => isDay(text) || isDayOfYear(text), says('seasonDates')))
const minNights = z.optional(whole(1, 60, 'rateNights'))

/** 0 is Sunday. All seven would not be a rule. */
const weekdays = z.optional(
	z.array(whole(0, 6, 'seasonWeekdays')).check(
		z.minLength(1, says('seasonWeekdays')),
		z.maxLength(6, says('seasonWeekdays')),
		z.refine((days) => isUnique(days.map(String)), says('seasonWeekdays')),
	),
)

/** The nights of a season between its two ends, if it has not all of them. */
export const seasonNights = ['weekends', 'long-weekends'] as const

/** Both ends are nights of the season. `MM-DD` is every year and may pass the new year, `YYYY-MM-DD` is once. */
const SeasonSchema = z
	.object({
		id: z.string(says('seasonId')).check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, says('seasonId'))),
		name: nameIn('seasonName'),
		from: date,
		to: date,
		minNights,
		/** Off the price of the rest of the year, for offers that have no rate of their own in this season. */
		discountPercent: z.optional(whole(1, 90, 'rateDiscount')),
		/** On top of the price of the rest of the year. */
		surchargePercent: z.optional(whole(1, 300, 'rateSurcharge')),
		/** Only Friday and Saturday nights, or only those of long weekends. */
		nights: z.optional(z.enum(seasonNights, says('seasonDates'))),
		/** On which days of the week a stay may begin in this season, and end. */
		arrivalDays: weekdays,
		departureDays: weekdays,
	})
	.check(
		z.refine((season) => !season.discountPercent || !season.surchargePercent, {
			error: 'rateBothWays',
			path: ['surchargePercent'],
		}),
		z.refine(({ from, to }) => from.length === to.length && (isDayOfYear(from) || from <= to), {
			error: 'seasonOrder',
			path: ['to'],
		}),
	)

const RateSchema = z.object({
	offer: z.enum(offerIds, says('rateOffer')),
	/** Null is the rest of the year. */
	season: z.nullable(z.string(says('seasonUnknown'))),
	pesos: whole(1, 100_000_000, 'ratePesos'),
	minNights,
})

/** A share of the price of an adult for children up to an age. */
const ChildRateSchema = z.object({
	upTo: whole(0, 17, 'rateChildren'),
	percent: whole(0, 100, 'rateChildren'),
})

/** How the people change the price of an offer. */
const PeopleRateSchema = z
	.object({
		offer: z.enum(offerIds, says('rateOffer')),
		/** For an offer with a price per night: each person beyond those that a unit includes. */
		extra: z.optional(
			z.object({ beyond: whole(1, 200, 'rateExtra'), pesos: whole(1, 100_000_000, 'rateExtra') }),
		),
		/** The youngest first. */
		children: z.optional(
			z.array(ChildRateSchema).check(
				z.minLength(1, says('rateChildren')),
				z.maxLength(4, says('rateChildren')),
				z.refine((rates) => rates.every(({ upTo }, at) => upTo > (rates[at - 1]?.upTo ?? -1)), {
					error: 'rateChildren',
				}),
			),
		),
	})
	.check(
		z.refine(({ offer, extra }) => !extra || unitOf[offer] === 'night', {
			error: 'rateExtra',
			path: ['extra'],
		}),
		// An offer that is priced as a whole has people to count only beyond those it includes.
		z.refine(({ offer, extra, children }) => !children || extra || isPerPerson(offer), {
			error: 'rateChildren',
			path: ['children'],
		}),
	)

/** The rules for holidays are compared with a maintained list over these years (domain/time/holidays.test.ts). */
const holidayDay = z
	.string(says('holidayDay'))
	.check(z.refine((day) => isDay(day) && '1984' <= day && day < '2101', says('holidayDay')))

/**
 * A day that the rules have by now, or do not have anyway, is accepted in either list: what the owner entered must not keep
 * the rates from being saved once an update knows it too.
 */
const HolidaysSchema = z
	.object({
		added: z
			.array(z.object({ day: holidayDay, name: nameIn('holidayName') }))
			.check(z.maxLength(60, says('holidayTooMany'))),
		struck: z.array(holidayDay).check(z.maxLength(60, says('holidayTooMany'))),
	})
	.check(
		z.refine(({ added, struck }) => isUnique([...added.map(({ day }) => day), ...struck]), {
			error: 'holidayTwice',
			path: ['added'],
		}),
	)

export const RatePlanSchema = z
	.object({
		seasons: z.array(SeasonSchema).check(z.maxLength(100, says('rateTooMany'))),
		rates: z.array(RateSchema).check(z.maxLength(1000, says('rateTooMany'))),
		/** Absent in older plans, and in those of owners who need none. */
		people: z.optional(
			z.array(PeopleRateSchema).check(z.maxLength(offerIds.length, says('rateTooMany'))),
		),
		/** What the owner adds to the holidays or strikes out, for the seasons of long weekends. Absent in most plans. */
		holidays: z.optional(HolidaysSchema),
	})
	.check(
		z.refine(({ people = [] }) => isUnique(people.map(({ offer }) => offer)), {
			error: 'peopleTwice',
			path: ['people'],
		}),
		z.refine(({ seasons }) => isUnique(seasons.map(({ id }) => id)), {
			error: 'seasonTwice',
			path: ['seasons'],
		}),
		z.refine(({ rates }) => isUnique(rates.map(({ offer, season }) => `${offer} ${season}`)), {
			error: 'rateTwice',
			path: ['rates'],
		}),
		z.refine(
			({ seasons, rates }) =>
				rates.every(({ season }) => season === null || seasons.some(({ id }) => id === season)),
			{ error: 'seasonUnknown', path: ['rates'] },
		),
	)

/** Earlier seasons win. */
export type RatePlan = z.infer<typeof RatePlanSchema>
export type Season = RatePlan['seasons'][number]
export type Rate = RatePlan['rates'][number]
export type PeopleRate = NonNullable<RatePlan['people']>[number]

export const noRates: RatePlan = { seasons: [], rates: [] }

function isUnique(values: string[]): boolean {
	return new Set(values).size === values.length
}
