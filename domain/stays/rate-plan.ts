import * as z from 'zod/mini'
import { offerIds } from '#domain/offers/offers.ts'
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
	'rateOffer',
	'rateTooMany',
] as const
export type RateErrorCode = (typeof rateErrorCodes)[number]

const says = (code: RateErrorCode) => ({ error: code })
const whole = (least: number, most: number, code: RateErrorCode) =>
	z.int(says(code)).check(z.gte(least, says(code)), z.lte(most, says(code)))
const line = z
	.string(says('seasonName'))
	.check(
		z.overwrite(oneLine),
		z.minLength(1, says('seasonName')),
		z.maxLength(60, says('seasonName')),
	)
// A leap year, so that 02-29 is a day of every year.
const isDayOfYear = (text: string) => /^\d{2}-\d{2}$/.test(text) && isDay(`2024-${text}`)
const date = z
	.string(says('seasonDates'))
	.check(z.refine((text) => isDay(text) || isDayOfYear(text), says('seasonDates')))
const minNights = z.optional(whole(1, 60, 'rateNights'))

/** Both ends are nights of the season. `MM-DD` is every year and may pass the new year, `YYYY-MM-DD` is once. */
const SeasonSchema = z
	.object({
		id: z.string(says('seasonId')).check(z.regex(/^[a-z0-9][a-z0-9-]{0,59}$/, says('seasonId'))),
		name: z.object({ es: line, en: line }),
		from: date,
		to: date,
		minNights,
		/** Off the price of the rest of the year, for offers that have no rate of their own in this season. */
		discountPercent: z.optional(whole(1, 90, 'rateDiscount')),
	})
	.check(
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

export const RatePlanSchema = z
	.object({
		seasons: z.array(SeasonSchema).check(z.maxLength(100, says('rateTooMany'))),
		rates: z.array(RateSchema).check(z.maxLength(1000, says('rateTooMany'))),
	})
	.check(
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

export const noRates: RatePlan = { seasons: [], rates: [] }

function isUnique(values: string[]): boolean {
	return new Set(values).size === values.length
}
