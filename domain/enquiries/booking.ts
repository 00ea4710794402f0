import * as z from 'zod/mini'
import { type ItemRules, itemProblems } from '#domain/offers/item-problems.ts'
import { isNightly } from '#domain/offers/offers.ts'
import { ChildrenSchema } from '#domain/offers/party.ts'
import { RequestedItemsSchema } from '#domain/offers/requested-items.ts'
import { rangeError } from '#domain/time/bounds.ts'
import { type Day, isDay } from '#domain/time/dates.ts'
import * as field from './enquiry-form.ts'
import type { EnquiryErrorCode } from './enquiry-rules.ts'

export type BookingRules = field.FormRules & ItemRules

export function bookingRequestSchema(rules: BookingRules) {
	const { today } = rules
	return z
		.object(
			{
				bookingId: field.id,
				Name: field.name,
				Email: field.email,
				Phone: field.phone,
				Quantity: field.quantity,
				/** Optional, because the specification has only their sum, `Quantity`. */
				adults: z.nullish(field.adults),
				children: ChildrenSchema,
				ArrivalDate: field
					.day('errArrival', 'errArrivalInvalid')
					.check(z.refine((day) => day >= today(), { error: 'errArrivalPast' })),
				DepartureDate: field.day('errDeparture', 'errDepartureInvalid'),
				Message: field.message,
				/** The requested items. Optional, because the specification does not have them. */
				items: z.nullish(RequestedItemsSchema),
				consent: field.consent,
				language: field.language,
			},
			{ error: 'errForm' },
		)
		.check(
			z.check<Days>(
				({ value, issues }) => {
					const error = rangeError(asRange(value), today() || value.ArrivalDate)
					if (error) issues.push(issueOf({ code: error, path: ['DepartureDate'] }, value))
				},
				// Reported together with errors in other fields.
				{
					when: ({ value }) => {
						const { ArrivalDate, DepartureDate } = (value ?? {}) as Record<string, unknown>
						return isDay(ArrivalDate) && isDay(DepartureDate)
					},
				},
			),
			z.check<Checked>(
				({ value, issues }) => {
					for (const problem of contradictions(value, rules)) issues.push(issueOf(problem, value))
				},
				// Only of a form whose fields are right.
				{ when: ({ issues }) => issues.length === 0 },
			),
		)
}

type Days = { ArrivalDate: Day; DepartureDate: Day }
const asRange = ({ ArrivalDate: from, DepartureDate: to }: Days) => ({ from, to })

function issueOf({ code, path }: Problem, input: unknown) {
	return { code: 'custom' as const, message: code, path, input }
}

type Problem = { code: EnquiryErrorCode; path: (string | number)[] }
type Checked = Days & {
	Quantity: number
	adults?: number | null | undefined
	children: number[]
	items?: z.infer<typeof RequestedItemsSchema> | null | undefined
}

/** Rules across several fields. */
function contradictions(form: Checked, rules: BookingRules): Problem[] {
	const { Quantity, adults, children, ArrivalDate: from, DepartureDate: to, items } = form
	const problems: Problem[] = []
	const grownUps = adults ?? Quantity - children.length
	if (grownUps + children.length !== Quantity || grownUps < 1)
		problems.push({ code: 'errParty', path: ['children'] })
	if (from === to && items?.some(({ offer }) => isNightly(offer)))
		problems.push({ code: 'errNoNight', path: ['DepartureDate'] })
	const stay = { from, to, people: Quantity }
	const found = itemProblems(items ?? [], stay, rules)
	return [...problems, ...found.map(({ code, path }) => ({ code, path: ['items', ...path] }))]
}

export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>
