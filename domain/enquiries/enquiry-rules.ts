/** One code a rule. The words are in content/enquiries/form-words.ts, under the same keys. */
export const enquiryErrorCodes = [
	'errName',
	'errNameLong',
	'errEmail',
	'errEmailInvalid',
	'errEmailLong',
	'errPhone',
	'errPhoneInvalid',
	'errQuantity',
	'errQuantityRange',
	'errArrival',
	'errArrivalInvalid',
	'errArrivalPast',
	'errDeparture',
	'errDepartureInvalid',
	'errDepartureBeforeArrival',
	'errCityLong',
	'errMessageLong',
	'errItems',
	'errHour',
	'errConsent',
	'errLanguage',
	'errId',
	'errForm',
] as const

export type EnquiryErrorCode = (typeof enquiryErrorCodes)[number]

export const enquiryLimits = {
	name: 100,
	email: 254,
	phone: 40,
	city: 100,
	message: 4000,
	people: { fewest: 1, most: 200 },
} as const
