import * as z from 'zod/mini'
import {
	isNightly,
	isTimed,
	mostItems,
	mostUnits,
	type OfferOrAll,
	offerIds,
	offersOrAll,
} from '#domain/offers/offers.ts'
import { AmountSchema } from '#domain/text/amount.ts'
import { oneLine } from '#domain/text/text.ts'
import { clockPattern, type Day } from '#domain/time/dates.ts'

/*
 * An entry of the calendar, as browser and server check it: blocked days, or a booking by phone. Its days are also limited
 * by today, which the server checks.
 */

z.config({ jitless: true })

const count = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most))
const line = (longest: number) => z.string().check(z.maxLength(longest), z.overwrite(oneLine))
const days = { from: z.iso.date(), to: z.iso.date() }
const units = count(1, mostUnits)
const hour = z.string().check(z.regex(clockPattern))

/** Unknown keys are refused rather than dropped without a word. */
const FurtherItem = z.strictObject({
	...days,
	offer: z.enum(offerIds),
	units: z._default(units, 1),
	hour: z._default(z.nullable(hour), null),
})

const fields = {
	...days,
	units: z
		.nullish(units)
		.check(z.describe('Without it, all of them; in a booking, as many as there are today')),
	hour: z.nullish(hour).check(z.describe('Of a table or a ride; without it, all day')),
	note: z.nullish(line(200)),
	phone: z.nullish(line(40)),
	people: z.nullish(count(1, 1000)),
	pesos: z.nullish(AmountSchema).check(z.describe('What was agreed for a booking')),
	more: z
		.optional(z.array(FurtherItem).check(z.maxLength(mostItems - 1)))
		.check(z.describe('Further items of a booking')),
}

export const NewEntrySchema = z
	.strictObject({
		...fields,
		id: z.optional(z.guid().check(z.toLowerCase())),
		offer: z.enum(offersOrAll).check(z.describe('`all` closes every offer at once, or none')),
		guest: z.nullish(line(100)).check(z.describe('Makes it a booking')),
		whatIsLeft: z
			.optional(z.boolean())
			.check(z.describe('Closes what is left, where something is taken already')),
	})
	.check(refuseContradictions)

export const ChangedBookingSchema = z
	.strictObject({ ...fields, offer: z.enum(offerIds), guest: line(100) })
	.check(refuseContradictions)

type Taken = { offer: OfferOrAll; from: Day; to: Day; hour?: string | null | undefined }
type Entry = Taken & { more?: readonly Taken[] | undefined } & {
	[Field in 'units' | 'pesos' | 'guest' | 'whatIsLeft']?: unknown
}

function refuseContradictions({ value, issues }: z.core.ParsePayload<Entry>) {
	const { units, pesos, guest, more, whatIsLeft } = value
	const isAll = value.offer === 'all'
	const refuse = (field: string, message: string) =>
		issues.push({ code: 'custom', message, path: field.split('.'), input: value })
	checkTaken(value, guest != null, refuse)
	more?.forEach((item, index) => {
		checkTaken(item, true, (field, code) => refuse(`more.${index}.${field}`, code))
	})
	// Spaces are not a name, and without one it would be a block.
	if (guest === '') refuse('guest', 'errName')
	if (pesos != null && guest == null) refuse('pesos', 'errItems')
	if (more && guest == null) refuse('more', 'errItems')
	if (isAll && units) refuse('units', 'errItems')
	if (isAll && guest) refuse('guest', 'errItems')
	if (whatIsLeft && (units || guest)) refuse('whatIsLeft', 'errItems')
}

/** A guest who sleeps here has a night; a table, a ride and a package have one day (domain/offers/item.ts). */
function checkTaken(
	{ offer, from, to, hour }: Taken,
	isBooking: boolean,
	refuse: (field: 'to' | 'hour', code: string) => void,
) {
	if (hour && (offer === 'all' || !isTimed(offer))) refuse('hour', 'errHourNotTaken')
	const isAll = offer === 'all'
	if (to < from || (isAll && to === from)) refuse('to', 'errDepartureBeforeArrival')
	else if (isBooking && !isAll && isNightly(offer) && to === from) refuse('to', 'errNoNight')
	else if (isBooking && !isAll && !isNightly(offer) && to !== from) refuse('to', 'errOneDay')
}
