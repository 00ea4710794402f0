import * as z from 'zod/mini'
import { type CheckedForm, checkForm } from '#domain/forms/check-form.ts'
import { inEachLanguage } from '#domain/locale.ts'
import { oneLine } from '#domain/text/text.ts'
import { clockPattern, isDay } from '#domain/time/dates.ts'
import { type DayHours, type OpeningHours, openDays, weekdays } from '#domain/time/opening-hours.ts'
import { linkAsTyped, phoneAsTyped, rntAsTyped } from './text/as-typed.ts'

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

type FactGroup =
	| 'identity'
	| 'contact'
	| 'hours'
	| 'place'
	| 'offers'
	| 'capacity'
	| 'valley'
	| 'credit'

/** How the owner's form shows a fact. */
type Shown = {
	group: FactGroup
	kind: 'text' | 'email' | 'url' | 'time' | 'whole' | 'degrees' | 'phones' | 'days' | 'special'
	longest?: number
	autoComplete?: string
	/** The built-in value is invented and waits for the owner's own. */
	isPlaceholder?: boolean
}
export type FactInput = Shown & { path: string }

const shown = z.registry<Shown>()

function show<Schema extends z.core.$ZodType>(schema: Schema, how: Shown): Schema {
	shown.add(schema, how)
	return schema
}

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
const time = () => z.string(says('factTime')).check(z.regex(clockPattern, says('factTime')))
const whole = (least: number, most: number) =>
	z.int(says('factNumber')).check(z.gte(least, says('factNumber')), z.lte(most, says('factNumber')))
const degrees = (limit: number) =>
	z
		.number(says('factCoordinates'))
		.check(z.gte(-limit, says('factCoordinates')), z.lte(limit, says('factCoordinates')))

const shownLine = (group: FactGroup, longest: number, isPlaceholder = false) =>
	show(line(longest), { group, kind: 'text', longest, isPlaceholder })
const shownWhole = (group: FactGroup, least: number, most: number) =>
	show(whole(least, most), { group, kind: 'whole' })

/** Figures of an offer; 0 is "not said": no limit, or a price on request. Prices are edited as rates. */
const figures = {
	units: shownWhole('offers', 0, 200),
	people: shownWhole('offers', 0, 1000),
	nights: shownWhole('offers', 0, 60),
	pesos: whole(0, 100_000_000),
}
const nightly = z.object(figures)
/** The form does not ask a visit of a day for its nights. */
const daily = z.object({ ...figures, nights: whole(0, 60) })

const opensBeforeItCloses = z.refine<DayHours>(
	({ opens, closes }) => opens < closes,
	says('factHours'),
)
const dayHours = z.nullable(z.object({ opens: time(), closes: time() }).check(opensBeforeItCloses))
const isDate = z.refine(isDay, says('factDate'))
const isEachOnce = <Item>(keyOf: (item: Item) => string) =>
	z.refine<Item[]>((items) => new Set(items.map(keyOf)).size === items.length, says('factDays'))

/**
 * Every fact, with its check and its place in the owner's form, in the form's order. The form, the API and the type of the
 * facts come from here. A new fact also needs a value in content/facts.ts and a label in content/editing/facts-words.ts;
 * the compiler asks for both.
 */
const FactsSchema = z.object({
	name: shownLine('identity', 40),
	legalName: shownLine('identity', 80, true),
	taxId: shownLine('identity', 30, true),
	rnt: show(line(30).check(z.overwrite(rntAsTyped), z.maxLength(20, says('factTooLong'))), {
		group: 'identity',
		kind: 'text',
		longest: 30,
		isPlaceholder: true,
	}),
	/** One to four, in E.164; pages and mails that name one name the first. */
	phones: show(
		z
			.array(phone, says('factPhones'))
			.check(z.minLength(1, says('factPhones')), z.maxLength(4, says('factPhones'))),
		{ group: 'contact', kind: 'phones', isPlaceholder: true },
	),
	email: show(z.email(says('factEmail')), {
		group: 'contact',
		kind: 'email',
		autoComplete: 'email',
		isPlaceholder: true,
	}),
	social: z.object({
		instagram: show(link('instagram.com'), {
			group: 'contact',
			kind: 'text',
			longest: 300,
			isPlaceholder: true,
		}),
		facebook: show(link('facebook.com'), {
			group: 'contact',
			kind: 'text',
			longest: 300,
			isPlaceholder: true,
		}),
	}),
	hours: z
		.object({
			opens: show(time(), { group: 'hours', kind: 'time' }),
			closes: show(time(), { group: 'hours', kind: 'time' }),
			days: show(
				z
					.array(z.object({ day: z.enum(weekdays), hours: dayHours }), says('factHours'))
					.check(isEachOnce(({ day }) => day)),
				{ group: 'hours', kind: 'days' },
			),
			special: show(
				z
					.array(
						z.object({ date: z.string(says('factDate')).check(isDate), hours: dayHours }),
						says('factHours'),
					)
					.check(
						z.maxLength(60, says('factTooLong')),
						isEachOnce(({ date }) => date),
					),
				{ group: 'hours', kind: 'special' },
			),
		})
		.check(
			opensBeforeItCloses,
			z.refine((hours) => openDays(hours).length > 0, says('factHours')),
		),
	address: z.object({
		/** The road's name follows an article: "de la {road}", "of the {road}". */
		road: z.object(inEachLanguage(() => shownLine('place', 80))),
		town: shownLine('place', 40),
		region: shownLine('place', 40),
		country: show(z.string(says('factCountry')).check(z.regex(/^[A-Z]{2}$/, says('factCountry'))), {
			group: 'place',
			kind: 'text',
			longest: 2,
		}),
	}),
	kilometre: shownWhole('place', 0, 1000),
	minutesFromTown: shownWhole('place', 1, 1000),
	coordinates: z.object({
		latitude: show(degrees(90), { group: 'place', kind: 'degrees' }),
		longitude: show(degrees(180), { group: 'place', kind: 'degrees' }),
	}),
	/** The cabin's people and the price of camping are facts of their own, below. */
	offers: z.object({
		cabin: z.omit(nightly, { people: true }),
		glamping: nightly,
		camping: z.omit(nightly, { pesos: true }),
		table: daily,
		horses: daily,
		'package-own-style': daily,
		'package-birthday': daily,
		'package-friends': daily,
	}),
	cabin: z.object({
		floors: shownWhole('capacity', 1, 100),
		people: shownWhole('capacity', 1, 1000),
	}),
	campingPesos: shownWhole('capacity', 0, 100_000_000),
	yearsOfHistory: shownWhole('capacity', 1, 1000),
	valleyDriveKilometres: shownWhole('valley', 1, 1000),
	valleyAltitudeMetres: z.object({
		low: shownWhole('valley', 0, 9000),
		high: shownWhole('valley', 0, 9000),
	}),
	parkHectares: shownWhole('valley', 1, 10_000_000),
	developer: z.object({
		name: shownLine('credit', 80, true),
		url: show(link(), { group: 'credit', kind: 'url', isPlaceholder: true }),
	}),
})

type Frozen<Value> = { readonly [Key in keyof Value]: Frozen<Value[Key]> }
type Stated = z.infer<typeof FactsSchema>

/** Facts about the hotel that many pages state; the values are in content/facts.ts. */
export type Facts = Frozen<Omit<Stated, 'phones' | 'hours'>> & {
	phones: readonly [string, ...string[]]
	hours: OpeningHours
}

export const factInputs: readonly FactInput[] = inputsIn(FactsSchema, [])

function inputsIn(schema: z.core.$ZodType, path: string[]): FactInput[] {
	const how = shown.has(schema) && shown.get(schema)
	if (how) return [{ ...how, path: path.join('.') }]
	if (!(schema instanceof z.ZodMiniObject)) return []
	return Object.entries(schema.shape).flatMap(([key, inner]) =>
		inputsIn(inner as z.core.$ZodType, [...path, key]),
	)
}

export function checkFacts(facts: unknown): CheckedForm<Facts> {
	return checkForm(FactsSchema, facts) as CheckedForm<Facts>
}
