import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { offerIds, offersOrAll } from '#domain/offers/offers.ts'
import { agreementChanges } from './agreement.ts'
import { takeKinds } from './availability.ts'
import { skipReasons } from './feed-failure.ts'
import { noticeKinds } from './notice.ts'
import { seasonNights } from './rate-plan.ts'
import { guestActions, ownerActions, paymentActions, requestStates } from './states/state.ts'

/*
 * The API's responses about stays. Days are `YYYY-MM-DD`, times ISO 8601, money whole pesos. Browsers import only the types.
 */

const Day = z.iso.date()
const Offer = z.enum(offerIds)
const Pesos = z.int().nullable().describe('Null where no price is set')

const Weekdays = z.array(z.int()).describe('From 0, Sunday')

export const OffersResponseSchema = z.object({
	offers: z.array(
		z.object({
			id: Offer,
			unit: z.enum(['night', 'person-night', 'person', 'hour']),
			units: z.int().nullable().describe('How many there are; null until the owner says'),
			maxPeople: z.int().nullable(),
			minNights: z.int(),
			from: Pesos.describe('The lowest price of a unit; null where none is set'),
		}),
	),
})

export const EstimateResponseSchema = z.object({
	pesos: Pesos,
	nights: z.array(z.object({ day: Day, season: z.string().nullable(), pesos: Pesos })),
	minNights: z.int().describe('The shortest stay that the seasons of these nights ask for'),
	arrivalDays: Weekdays.optional().describe(
		'When such a stay begins; absent where any day will do',
	),
	departureDays: Weekdays.optional(),
})

export const AvailabilityResponseSchema = z.object({
	days: z.array(
		z.object({
			day: Day,
			free: z.int().nullable().describe('Null while the owner has not said how many there are'),
		}),
	),
	isOpened: z
		.boolean()
		.describe(
			'False until the owner enters a price or a date: what is free is then still to be confirmed',
		),
})

const Item = z.object({
	offer: Offer,
	units: z.int().describe('Of a ride, its riders'),
	hour: z.string().nullable().describe('Of a table or a ride'),
	people: z.int().describe('How many of the party are in it'),
	day: Day.nullable().describe('Of what has no nights'),
	nights: z
		.object({ from: Day, to: Day })
		.optional()
		.describe('Of a bed that was changed during the stay'),
	isPast: z.literal(true).optional().describe('On record: the guest is here, and had it already'),
})

const Party = z.object({
	adults: z.int(),
	children: z.array(z.int()).describe('The age of each'),
})

const AskedDeposit = z.object({
	pesos: z.int(),
	until: Day,
	releases: z.boolean().optional().describe('Unpaid by then, the booking is cancelled'),
})

/** A quote or confirmation, as it was made. */
const AgreementResponse = z.object({
	number: z.int().describe('From 1: which of the agreements of this request'),
	kind: z.enum(['quote', 'confirmation']),
	at: z.iso.datetime(),
	from: Day,
	to: Day,
	party: Party,
	items: z.array(Item),
	lines: z.array(z.object({ offer: Offer, pesos: Pesos })),
	total: z.int().nullable().describe('Null: to be agreed'),
	isPartial: z.boolean().describe('Some of it has no price yet, and is to be agreed'),
	deposit: AskedDeposit.nullable(),
	heldUntil: Day.nullable(),
	message: z.string(),
	changes: z.array(z.enum(agreementChanges)).describe('What differs from the agreement before it'),
})

const Warning = z.discriminatedUnion('about', [
	z.object({ about: z.literal('capacity'), offer: Offer, people: z.int(), most: z.int() }),
	z.object({ about: z.literal('min-nights'), offer: Offer, nights: z.int(), least: z.int() }),
	z.object({ about: z.literal('hours'), offer: Offer, hour: z.string() }),
	z
		.object({
			about: z.enum(['left-out', 'no-bed']),
			offer: Offer,
			people: z.int(),
			party: z.int(),
		})
		.describe('Not everybody takes part, or sleeps here: told to the owner'),
	z.object({
		about: z.enum(['arrival-day', 'departure-day']),
		offer: Offer,
		days: Weekdays,
	}),
])

const PhoneWarning = z.discriminatedUnion('about', [
	z
		.object({ about: z.literal('riders'), offer: Offer, people: z.int(), party: z.int() })
		.describe('More riders than people'),
	z
		.object({ about: z.literal('apart'), offer: Offer, day: Day })
		.describe('On a day that is not one of the stay'),
])

/** For the desk alone. */
const personName = z.string().nullable().describe('Who did it; null for the site and the guest')

const Wanted = z.object({ from: Day, to: Day, people: z.int() })

const HistoryEntry = z.object({
	at: z.iso.datetime(),
	by: z.enum(['guest', 'owner']),
	action: z.enum([...new Set([...guestActions, ...ownerActions]), ...paymentActions]),
	text: z.string(),
	pesos: Pesos,
	wanted: Wanted.nullable().describe(
		'Of a change that the guest asks for; null where it is in words alone',
	),
})

const OfferMade = z.object({
	pesos: z.int(),
	message: z.string(),
	heldUntil: Day.nullable().describe('The last day on which the units are held'),
})

/** A booking request as its guest sees it. */
export const RequestResponseSchema = z.object({
	reference: z.string(),
	receivedAt: z.iso.datetime(),
	state: z.enum(requestStates),
	language: z.enum(locales),
	name: z.string(),
	people: z.int(),
	party: Party,
	from: Day,
	to: Day,
	items: z.array(Item),
	asked: z
		.object({
			from: Day,
			to: Day,
			people: z.int(),
			party: Party,
			items: z.array(Item),
			change: Wanted.nullable().describe(
				'The days and people of a change that waits for an answer; null where it is in words alone',
			),
		})
		.describe('What was first asked for; the fields beside it are what was last agreed'),
	isChangeAsked: z.boolean().describe('The guest has asked for a change, and waits for an answer'),
	message: z.string(),
	estimate: Pesos.describe(
		'What was agreed; before that, the sum of what was asked for by today’s prices',
	),
	isPartial: z.boolean().describe('Some of it has no price in `estimate`, and is to be agreed'),
	total: Pesos.describe('What was agreed; null while nothing is, or the price is to be agreed'),
	offer: OfferMade.nullable().describe('The last quote, with the price that now holds'),
	agreement: AgreementResponse.nullable().describe('The last quote or confirmation'),
	deposit: AskedDeposit.extend({
		receivedPesos: z.int(),
		hasReceipt: z.boolean(),
		receiptAt: z.iso.datetime().nullable(),
		seenAt: z.iso.datetime().nullable().describe('When the owner opened the receipt'),
		takesReceipts: z.boolean(),
	}).nullable(),
	receivedPesos: z.int().describe('Paid so far'),
	balance: Pesos.describe(
		'What is left to pay; null while the price is to be agreed, and for a booking that is off',
	),
	refund: z.int().describe('What was received and is not owed'),
	howToPay: z
		.string()
		.describe('In the owner’s words; for the guest, empty until something is agreed'),
	isHoldOver: z.boolean().describe('The day until which the offer was held is past'),
	warnings: z.array(Warning).describe('What both sides should know before they agree'),
	history: z.array(HistoryEntry),
	actions: z.array(z.enum(guestActions)),
})

const InTheWay = z.object({
	offer: Offer,
	day: Day,
	free: z.int(),
	by: z.array(
		z.object({
			kind: z.enum(takeKinds),
			from: Day,
			to: Day,
			units: z.int().nullable(),
			reference: z.string().nullable(),
			guest: z.string().nullable(),
			note: z.string().nullable(),
		}),
	),
})

/** The same request as the owner sees it. */
export const OwnerRequestResponseSchema = RequestResponseSchema.omit({ actions: true }).extend({
	id: z.string(),
	email: z.string(),
	phone: z.string(),
	link: z.string().describe('The guest’s own page'),
	history: z.array(
		HistoryEntry.extend({
			mail: z
				.enum(['pending', 'sent', 'failed', 'unconfigured'])
				.nullable()
				.describe('To the guest; null where none is sent'),
			person: personName,
		}),
	),
	actions: z.array(z.enum(ownerActions)),
	lines: z
		.array(
			Item.extend({
				free: z.int().nullable().describe('On its fullest day; null where the owner set no number'),
				isTaken: z.boolean().describe('Whether this request has its units already'),
				pesos: Pesos.describe('As agreed; for other terms, by today’s rates'),
			}),
		)
		.describe('The items, with what is free and what they would cost'),
	agreements: z.array(AgreementResponse).describe('All of them, oldest first'),
	inTheWay: z
		.array(InTheWay)
		.describe('What leaves too little for this request: the first days of each offer'),
	whatsapp: z.string().describe('The last message for the guest as a WhatsApp text'),
	suggestedMessage: z.string().describe('A message for an offer, in the guest’s language'),
})

const PhoneItem = z.object({
	offer: Offer,
	from: Day,
	to: Day,
	units: z.int().nullable(),
	hour: z.string().nullable(),
})

/** What was agreed by phone, as it was at that moment. */
const PhoneAgreementResponse = z.object({
	number: z.int(),
	at: z.iso.datetime(),
	person: personName,
	items: z.array(PhoneItem),
	people: z.int().nullable(),
	total: z.int().nullable().describe('Null: to be agreed'),
	changes: z.array(z.enum(agreementChanges)).describe('What differs from the agreement before it'),
})

/** Why a booking by phone is not removed: it is over, or the guest has slept here and it is shortened instead. */
export type RemovalRefusal = 'stay-past' | 'stay-begun'

export const BlockResponseSchema = z.object({
	id: z.string(),
	offer: Offer,
	from: Day,
	to: Day,
	units: z.int().nullable().describe('Null closes the offer'),
	hour: z.string().nullable(),
	note: z.string().nullable(),
	guest: z.string().nullable().describe('Of a booking that came by phone'),
	phone: z.string().nullable(),
	people: z.int().nullable(),
	pesos: z.int().optional().describe('What was agreed for a booking by phone'),
	more: z.array(PhoneItem).optional().describe('The further items of a booking by phone'),
	booking: z.string().optional().describe('Of a further item: the booking it belongs to'),
	version: z
		.string()
		.optional()
		.describe('Of a booking by phone that is read alone: `seen`, when it is changed'),
	agreements: z
		.array(PhoneAgreementResponse)
		.optional()
		.describe('Of a booking by phone that is read alone: all of them, oldest first'),
	person: personName.optional(),
	warnings: z
		.array(z.union([Warning, PhoneWarning]))
		.optional()
		.describe('What looks like a slip in a booking by phone, which is entered all the same'),
})

/** Why reception confirms a table, and not the restaurant. */
const LeftToReception = z.enum(['stay', 'change', 'message', 'deposit'])

/** A table that was asked for, as the restaurant sees it. */
export const TableResponseSchema = z.object({
	id: z.string(),
	day: Day,
	hour: z.string().nullable(),
	tables: z.int(),
	name: z.string(),
	people: z.int(),
	note: z.string(),
	state: z.enum(requestStates),
	isConfirmable: z.boolean(),
	leftToReception: LeftToReception.optional().describe(
		'It belongs to a stay, its guest asked for a change or wrote, or its deposit has not come',
	),
})

/** A take, for the owner's calendar. */
export const TakeResponseSchema = BlockResponseSchema.extend({
	kind: z.enum(takeKinds),
	heldUntil: Day.nullable(),
	unitNames: z.array(z.string()).optional().describe('Of its units that the owner has named'),
	unnamedUnits: z
		.int()
		.optional()
		.describe('Of an offer with named units: how many of this take have no name yet'),
	request: z
		.object({ id: z.string(), reference: z.string(), name: z.string(), people: z.int() })
		.nullable(),
})

/** Nights that were sold here and on another site, more often than there are units. */
const Overbooked = z.object({
	offer: Offer,
	from: Day,
	to: Day.describe('The day after the last of these nights'),
	excess: z.int().describe('How many units too many are sold'),
	here: z.array(
		z.object({
			request: z.string().nullable().describe('Null for a booking by phone'),
			reference: z.string().nullable(),
			guest: z.string(),
			from: Day,
			to: Day,
		}),
	),
	there: z.array(z.string()).describe('The hosts of the imported calendars'),
})
export const OverbookedResponseSchema = z.object({ overbooked: z.array(Overbooked) })

export const NoticesResponseSchema = z.object({
	notices: z.array(
		z.object({
			id: z.string(),
			at: z.iso.datetime(),
			about: z.enum(noticeKinds),
			details: z.object({
				reference: z.string(),
				from: Day,
				to: Day,
				items: z.array(Item),
				money: z
					.object({
						receivedPesos: z.int(),
						refund: z.int().describe('To be returned to the guest'),
						balance: Pesos.describe('Of a stay that took place, and not marked as received'),
						hasReceipt: z.boolean().describe('A receipt was sent, and no payment marked'),
					})
					.optional(),
			}),
		}),
	),
})

export const ComingsResponseSchema = z.object({
	arrivals: z.array(TakeResponseSchema),
	departures: z.array(TakeResponseSchema),
	staying: z.array(TakeResponseSchema).describe('Who sleeps here in the first night'),
	meals: z.array(TakeResponseSchema).describe('Tables on the first day and the next'),
	rides: z.array(TakeResponseSchema).describe('Rides on the first day and the next'),
})

export const SeasonPresetSchema = z.object({
	id: z.string(),
	name: z.object({ es: z.string(), en: z.string() }),
	from: z.string(),
	to: z.string(),
	nights: z.enum(seasonNights).optional(),
})

export const CalendarsResponseSchema = z.object({
	imports: z.array(
		z.object({
			id: z.string(),
			offer: Offer,
			url: z.string(),
			events: z.int().describe('How many stays of others the last successful reading found'),
			echoes: z.int().describe('How many it found that the other site has from our own feed'),
			readAt: z.iso.datetime().nullable().describe('The last successful reading'),
			error: z
				.string()
				.nullable()
				.describe('Why the last reading failed: a code, and a status such as 503'),
			failingSince: z.iso.datetime().nullable(),
			skipped: z
				.array(z.object({ event: z.string(), day: Day.nullable(), reason: z.enum(skipReasons) }))
				.describe('The first events that were left out or cut'),
			skippedCount: z.int(),
		}),
	),
	feeds: z.array(z.object({ offer: z.enum(offersOrAll), url: z.string() })),
	unitFeeds: z.array(
		z.object({
			offer: Offer,
			unit: z.object({ id: z.string(), name: z.string() }),
			url: z.string(),
		}),
	),
	guestNames: z.boolean().describe('Whether the feeds name guests'),
	version: z.string().describe('Of the imports and guestNames'),
})

export const StayOptionsSchema = z.object({
	thanksMail: z.boolean().describe('Thank guests by mail on the day after their stay'),
	arrivalLetterDays: z
		.int()
		.min(0)
		.max(30)
		.describe('How many days before arrival guests get the letter; 0 is none'),
	howToPay: z
		.object({ es: z.string().max(1000), en: z.string().max(1000) })
		.describe('Shown where a deposit is asked for'),
})

export type LeftToReception = z.infer<typeof LeftToReception>
export type TableResponse = z.infer<typeof TableResponseSchema>
export type OffersResponse = z.infer<typeof OffersResponseSchema>
export type EstimateResponse = z.infer<typeof EstimateResponseSchema>
export type AvailabilityResponse = z.infer<typeof AvailabilityResponseSchema>
export type RequestResponse = z.infer<typeof RequestResponseSchema>
export type OwnerRequestResponse = z.infer<typeof OwnerRequestResponseSchema>
export type BlockResponse = z.infer<typeof BlockResponseSchema>
export type TakeResponse = z.infer<typeof TakeResponseSchema>
export type ComingsResponse = z.infer<typeof ComingsResponseSchema>
export type Overbooked = z.infer<typeof Overbooked>
export type OverbookedResponse = z.infer<typeof OverbookedResponseSchema>
export type AgreementResponse = z.infer<typeof AgreementResponse>
export type NoticesResponse = z.infer<typeof NoticesResponseSchema>
export type InTheWay = z.infer<typeof InTheWay>
export type CalendarsResponse = z.infer<typeof CalendarsResponseSchema>
export type StayOptions = z.infer<typeof StayOptionsSchema>
export type SeasonPreset = z.infer<typeof SeasonPresetSchema>
