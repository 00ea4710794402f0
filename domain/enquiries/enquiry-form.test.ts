import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkForm } from '#domain/forms/check-form.ts'
import { addDays } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { bookingRequestSchema } from './booking.ts'
import { ContactMessageSchema as contact } from './contact.ts'
import { enquiryErrorCodes, enquiryLimits } from './enquiry-rules.ts'

const today = '2026-11-15'
const booking = bookingRequestSchema({ today: () => today })

const goodBooking = {
	bookingId: '3b241101-e2bb-4255-8caf-4136c566a962',
	Name: 'Ana',
	Email: 'ana@example.com',
	Phone: '300 123 4567',
	Quantity: 2,
	ArrivalDate: '2026-11-15',
	DepartureDate: '2026-11-16',
	consent: true,
	language: 'en',
}

function codesOf(changes: object) {
	const { errors = [] } = checkForm(booking, { ...goodBooking, ...changes })
	return errors.map(({ field, code }) => `${field}: ${code}`)
}

test('a valid booking request is read, with its optional fields filled in', () => {
	expect(checkForm(booking, goodBooking)).toEqual({
		values: { ...goodBooking, Message: '', children: [] },
	})
})

test('a form posted without scripts, whose values are all text, is read', () => {
	const { values } = checkForm(booking, { ...goodBooking, Quantity: ' 12 ', consent: 'on' })
	expect(values).toMatchObject({ Quantity: 12, consent: 'on' })
})

test.each([
	[{ Name: undefined }, 'Name: errName'],
	[{ Name: ' \n\t ' }, 'Name: errName'],
	[{ Name: '\u200b\u202e' }, 'Name: errName'],
	[{ Name: 'x'.repeat(enquiryLimits.name + 1) }, 'Name: errNameLong'],
	[{ Email: '' }, 'Email: errEmail'],
	[{ Email: 'ana' }, 'Email: errEmailInvalid'],
	[{ Email: 'ana@example' }, 'Email: errEmailInvalid'],
	[{ Email: 'ana@@example.com' }, 'Email: errEmailInvalid'],
	[{ Email: 'ana..b@example.com' }, 'Email: errEmailInvalid'],
	[{ Email: 'ana@example.com, eve@example.com' }, 'Email: errEmailInvalid'],
	[{ Email: 'ana@example.com\nBcc: eve@example.com' }, 'Email: errEmailInvalid'],
	[{ Email: `${'a'.repeat(250)}@example.com` }, 'Email: errEmailLong'],
	[{ Phone: '' }, 'Phone: errPhone'],
	[{ Phone: '12345' }, 'Phone: errPhoneInvalid'],
	[{ Phone: 'call me' }, 'Phone: errPhoneInvalid'],
	[{ Phone: '3'.repeat(200) }, 'Phone: errPhoneInvalid'],
	[{ Quantity: '' }, 'Quantity: errQuantity'],
	[{ Quantity: null }, 'Quantity: errQuantity'],
	[{ Quantity: 0 }, 'Quantity: errQuantityRange'],
	[{ Quantity: 201 }, 'Quantity: errQuantityRange'],
	[{ Quantity: 2.5 }, 'Quantity: errQuantityRange'],
	[{ Quantity: '-1' }, 'Quantity: errQuantityRange'],
	[{ Quantity: '1e2' }, 'Quantity: errQuantityRange'],
	[{ Quantity: 'many' }, 'Quantity: errQuantityRange'],
	[{ ArrivalDate: '' }, 'ArrivalDate: errArrival'],
	[{ ArrivalDate: '15/11/2026' }, 'ArrivalDate: errArrivalInvalid'],
	[{ ArrivalDate: '2027-02-29', DepartureDate: '2027-03-01' }, 'ArrivalDate: errArrivalInvalid'],
	[{ ArrivalDate: '2026-11-14' }, 'ArrivalDate: errArrivalPast'],
	[{ DepartureDate: undefined }, 'DepartureDate: errDeparture'],
	[{ DepartureDate: '2026-13-01' }, 'DepartureDate: errDepartureInvalid'],
	[
		{ ArrivalDate: '2026-11-20', DepartureDate: '2026-11-19' },
		'DepartureDate: errDepartureBeforeArrival',
	],
	[{ Message: 'x'.repeat(enquiryLimits.message + 1) }, 'Message: errMessageLong'],
	[{ consent: false }, 'consent: errConsent'],
	[{ consent: 'off' }, 'consent: errConsent'],
	[{ consent: undefined }, 'consent: errConsent'],
	[{ language: 'fr' }, 'language: errLanguage'],
	[{ bookingId: 'not-random' }, 'bookingId: errId'],
])('%j is told as %s', (changes, expected) => {
	expect(codesOf(changes)).toEqual([expected])
})

test.each([
	[{ Quantity: 1 }],
	[{ Quantity: 200 }],
	[{ DepartureDate: today }],
	[{ ArrivalDate: '2028-02-29', DepartureDate: '2028-02-29' }],
	[{ Name: 'x'.repeat(enquiryLimits.name) }],
	[{ Phone: '+34 612 345 678' }],
	[{ Phone: '0034 612 345 678' }],
	[{ Phone: '(606) 736 0000' }],
	[{ Phone: '7593000' }],
	[{ Phone: '3001234567 / 3017654321' }],
	[{ Email: 'josé@ejemplo.com' }],
	[{ Email: 'ana@gmail.con' }],
	[{ language: 'english' }],
	[{ language: undefined }],
	[{ consent: '2026-11' }],
	[{ Message: null }],
])('%j is accepted', (changes) => {
	expect(codesOf(changes)).toEqual([])
})

test('wrong dates are reported together with other errors', () => {
	const changes = { Name: '', ArrivalDate: '2026-12-02', DepartureDate: '2026-12-01' }
	expect(codesOf(changes)).toEqual(['Name: errName', 'DepartureDate: errDepartureBeforeArrival'])
})

const days = fc.integer({ min: -400, max: 4000 }).map((number) => addDays(today, number))

test('any dates are accepted exactly when arrival is not past, departure not earlier, and both within bounds', () => {
	fc.assert(
		fc.property(days, days, (ArrivalDate, DepartureDate) => {
			const nights = Math.round((Date.parse(DepartureDate) - Date.parse(ArrivalDate)) / 86_400_000)
			const isWithin = nights >= 0 && nights <= 400 && DepartureDate <= '2028-11-15'
			const isPossible = ArrivalDate >= today && isWithin
			return (codesOf({ ArrivalDate, DepartureDate }).length === 0) === isPossible
		}),
	)
})

test('any input is accepted or refused with known codes, and never throws', () => {
	const anything = fc.oneof(fc.anything(), fc.record({ ...everyField(fc.anything()) }))
	fc.assert(
		fc.property(anything, (input) => {
			for (const schema of [booking, contact]) {
				const { errors = [] } = checkForm(schema, input)
				expect(
					errors.every(({ code }) => (enquiryErrorCodes as readonly string[]).includes(code)),
				).toBe(true)
				expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length)
			}
		}),
		{ numRuns: 500 },
	)
})

test(
	'any text is cleaned of control characters, and cleaning it again changes nothing',
	sweep,
	() => {
		const text = fc.string({ unit: 'binary', maxLength: 300 })
		fc.assert(
			fc.property(text, text, text, (Name, City, Message) => {
				const { bookingId, ArrivalDate, DepartureDate, Quantity, ...rest } = goodBooking
				const { values } = checkForm(contact, {
					...rest,
					ContactFormId: bookingId,
					Name: `a${Name}`.slice(0, 90),
					City: City.slice(0, 90),
					Message,
				})
				if (!values) return
				expect(`${values.Name}${values.City}`).not.toMatch(/\p{Cc}|\p{Zl}|\p{Zp}/u)
				expect(values.Message.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u)
				expect(checkForm(contact, values).values).toEqual(values)
			}),
			{ numRuns: 500 },
		)
	},
)

function everyField<Value>(value: fc.Arbitrary<Value>) {
	return Object.fromEntries(
		[...Object.keys(goodBooking), 'ContactFormId', 'City', 'Message'].map((field) => [
			field,
			value,
		]),
	)
}
