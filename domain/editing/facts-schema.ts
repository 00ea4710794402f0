import * as z from 'zod/mini'
import type { Facts } from '#domain/facts.ts'
import { type CheckedForm, checkForm } from '#domain/forms/check-form.ts'
import { oneLine } from '#domain/text/text.ts'
import { clockPattern, isDay } from '#domain/time/dates.ts'
import { type DayHours, openDays, weekdays } from '#domain/time/opening-hours.ts'
import { linkAsTyped, phoneAsTyped, rntAsTyped } from './as-typed.ts'

// zod/mini, because the owner's form checks with it too; without compiled parsers, which the content security policy refuses.
z.config({ jitless: true })

const says = (code: FactErrorCode) => ({ error: code })

const factErrorCodes = [
	'factEmpty',
	'factTooLong',
	'factPhone',
	'factPhones',
	'factEmail',
	'factLink',
	'factTime',
	'factHours',
	'factDate',
	'factDays',
	'factCountry',
	'factNumber',
	'factCoordinates',
	'factUnknown',
] as const
type FactErrorCode = (typeof factErrorCodes)[number]

const line = (longest: number) =>
	z
		.string(says('factEmpty'))
		.check(
			z.overwrite(oneLine),
			z.minLength(1, says('factEmpty')),
			z.maxLength(longest, says('factTooLong')),
		)
const phone = z
	.string(says('factPhone'))
	.check(z.overwrite(phoneAsTyped), z.regex(/^\+[1-9]\d{6,14}$/, says('factPhone')))
const link = (network?: string) =>
	z
		.string(says('factLink'))
		.check(
			z.overwrite(linkAsTyped(network)),
			z.url({ protocol: /^https$/, error: 'factLink' }),
			z.maxLength(300, says('factTooLong')),
		)
const time = z.string(says('factTime')).check(z.regex(clockPattern, says('factTime')))
const whole = (least: number, most: number) =>
	z.int(says('factNumber')).check(z.gte(least, says('factNumber')), z.lte(most, says('factNumber')))
const degrees = (limit: number) =>
	z
		.number(says('factCoordinates'))
		.check(z.gte(-limit, says('factCoordinates')), z.lte(limit, says('factCoordinates')))

/** 0 is "not said". */
const offer = z.object({
	units: whole(0, 200),
	people: whole(0, 1000),
	nights: whole(0, 60),
	pesos: whole(0, 100_000_000),
})
const opensBeforeItCloses = z.refine<DayHours>(
	({ opens, closes }) => opens < closes,
	says('factHours'),
)
const dayHours = z.nullable(z.object({ opens: time, closes: time }).check(opensBeforeItCloses))
const isDate = z.refine(isDay, says('factDate'))
const isEachOnce = <Item>(keyOf: (item: Item) => string) =>
	z.refine<Item[]>((items) => new Set(items.map(keyOf)).size === items.length, says('factDays'))

/** The same checks for the owner's form and the API. */
const FactsSchema = z.object({
	name: line(40),
	legalName: line(80),
	taxId: line(30),
	rnt: line(30).check(z.overwrite(rntAsTyped), z.maxLength(20, says('factTooLong'))),
	phones: z
		.array(phone, says('factPhones'))
		.check(z.minLength(1, says('factPhones')), z.maxLength(4, says('factPhones'))),
	email: z.email(says('factEmail')),
	social: z.object({ instagram: link('instagram.com'), facebook: link('facebook.com') }),
	hours: z
		.object({
			opens: time,
			closes: time,
			days: z
				.array(z.object({ day: z.enum(weekdays), hours: dayHours }), says('factHours'))
				.check(isEachOnce(({ day }) => day)),
			special: z
				.array(
					z.object({ date: z.string(says('factDate')).check(isDate), hours: dayHours }),
					says('factHours'),
				)
				.check(
					z.maxLength(60, says('factTooLong')),
					isEachOnce(({ date }) => date),
				),
		})
		.check(
			opensBeforeItCloses,
			z.refine((hours) => openDays(hours).length > 0, says('factHours')),
		),
	coordinates: z.object({ latitude: degrees(90), longitude: degrees(180) }),
	address: z.object({
		road: z.object({ es: line(80), en: line(80) }),
		town: line(40),
		region: line(40),
		country: z.string(says('factCountry')).check(z.regex(/^[A-Z]{2}$/, says('factCountry'))),
	}),
	kilometre: whole(0, 1000),
	minutesFromTown: whole(1, 1000),
	valleyDriveKilometres: whole(1, 1000),
	valleyAltitudeMetres: z.object({ low: whole(0, 9000), high: whole(0, 9000) }),
	parkHectares: whole(1, 10_000_000),
	yearsOfHistory: whole(1, 1000),
	cabin: z.object({ floors: whole(1, 100), people: whole(1, 1000) }),
	campingPesos: whole(0, 100_000_000),
	offers: z.object({
		cabin: z.omit(offer, { people: true }),
		glamping: offer,
		camping: z.omit(offer, { pesos: true }),
		table: offer,
		horses: offer,
		'package-own-style': offer,
		'package-birthday': offer,
		'package-friends': offer,
	}),
	developer: z.object({ name: line(80), url: link() }),
})

export function checkFacts(facts: unknown): CheckedForm<Facts> {
	return checkForm(FactsSchema, facts) as CheckedForm<Facts>
}
