import * as z from 'zod/mini'
import { RequestedItemsSchema } from '#domain/offers/requested-items.ts'
import { isDay } from '#domain/time/dates.ts'
import * as field from './enquiry-form.ts'

export function bookingRequestSchema({ today }: field.FormRules) {
	return z
		.object(
			{
				bookingId: field.id,
				Name: field.name,
				Email: field.email,
				Phone: field.phone,
				Quantity: field.quantity,
				ArrivalDate: field
					.day('errArrival', 'errArrivalInvalid')
					.check(z.refine((day) => day >= today(), { error: 'errArrivalPast' })),
				DepartureDate: field.day('errDeparture', 'errDepartureInvalid'),
				Message: field.message,
				/** What is asked for. Optional, because the specification does not have it. */
				items: z.nullish(RequestedItemsSchema),
				consent: field.consent,
				language: field.language,
			},
			{ error: 'errForm' },
		)
		.check(
			z.refine(({ ArrivalDate, DepartureDate }) => DepartureDate >= ArrivalDate, {
				error: 'errDepartureBeforeArrival',
				path: ['DepartureDate'],
				// Reported together with errors in other fields.
				when: ({ value }) => {
					const { ArrivalDate, DepartureDate } = (value ?? {}) as Record<string, unknown>
					return isDay(ArrivalDate) && isDay(DepartureDate)
				},
			}),
		)
}

export type BookingRequest = z.infer<ReturnType<typeof bookingRequestSchema>>
