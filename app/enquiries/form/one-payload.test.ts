import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { payloadOf } from '#app/enquiries/sending/outgoing-enquiry.ts'
import { createEnquiryCheck } from '#domain/enquiries/check-enquiry.ts'
import type { EnquiryContent } from '#domain/enquiries/enquiry.ts'
import {
	hourField,
	offerField,
	peopleField,
	unitsField,
	withItems,
} from '#domain/offers/item-fields.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { checkInBrowser } from './check-in-browser.ts'
import { enquiryValues, type FormValues } from './form-values.ts'

const today = dayInBogota(Date.now())
const onServer = createEnquiryCheck({ today: () => today })

/** All fields of the booking form, as a visitor may fill them in. */
const filledForm = fc
	.record({
		bookingId: fc.uuid(),
		Name: fc.constantFrom('Ana', 'José Ñáñez'),
		Email: fc.constant('ana@example.com'),
		Phone: fc.constant('300 123 4567'),
		people: fc.integer({ min: 1, max: 20 }),
		ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
		starts: fc.integer({ min: 0, max: 300 }),
		nights: fc.integer({ min: 1, max: 20 }),
		Message: fc.constantFrom('', 'Con perro'),
		offers: fc.subarray([...offerIds]),
		units: fc.integer({ min: 1, max: 9 }),
		hour: fc.constantFrom('', '13:00', '18:00'),
		riders: fc.constantFrom('', '1'),
		/** The number of people in the cabin is at most the number who come. */
		inCabin: fc.constantFrom('', '0', '1'),
		language: fc.constantFrom('es', 'en'),
	})
	.map(
		({
			people,
			ages,
			starts,
			nights,
			offers,
			units,
			hour,
			riders,
			inCabin,
			...form
		}): FormValues => {
			const ArrivalDate = addDays(today, starts)
			return {
				...form,
				Quantity: String(people + ages.length),
				children: ages.join(', '),
				ArrivalDate,
				DepartureDate: addDays(ArrivalDate, nights),
				consent: '2026-11',
				...Object.fromEntries(offers.map((offer) => [offerField(offer), '1'])),
				[unitsField('glamping')]: String(units),
				[unitsField('camping')]: '',
				[peopleField('cabin')]: inCabin,
				[peopleField('camping')]: '',
				[peopleField('horses')]: riders,
				...(offers.includes('table') && hour && { [hourField]: hour }),
			}
		},
	)

const peopleIn = (content: EnquiryContent) =>
	content.kind === 'booking'
		? (content.items ?? []).flatMap(({ offer, people }) =>
				people === undefined ? [] : [[offer, people]],
			)
		: []

/** Written down in another way than in the code: a ticked cabin counts beside another ticked bed, a ride always. */
function peopleAsked(form: FormValues) {
	const has = (offer: OfferId) => form[offerField(offer)] === '1'
	return [
		...(form['people-cabin'] && has('cabin') && (has('glamping') || has('camping'))
			? [['cabin', Number(form['people-cabin'])]]
			: []),
		...(form['people-horses'] && has('horses') ? [['horses', Number(form['people-horses'])]] : []),
	]
}

test('an enquiry has the same fields when sent, waiting, put back, or posted without scripts', async () => {
	vi.stubGlobal('localStorage', { getItem: () => null, setItem() {}, removeItem() {} })
	const { saveWaitingEnquiry } = await import('#app/enquiries/sending/send-enquiry.ts')
	const { removeWaiting, waitingPosts } = await import('#app/waiting/waiting-store.ts')
	await fc.assert(
		fc.asyncProperty(filledForm, async (form) => {
			const { values: checked } = checkInBrowser('booking', form)
			if (!checked) throw new Error('the form is not valid')
			const { content } = checked
			expect(peopleIn(content)).toEqual(peopleAsked(form))
			// Sent, and posted without scripts.
			expect(onServer('booking', payloadOf(checked)).values?.content).toEqual(content)
			expect(onServer('booking', withItems(form)).values?.content).toEqual(content)
			// Kept while the line is down: the worker posts these fields.
			await saveWaitingEnquiry(checked, 'offline')
			const post = waitingPosts().at(-1)
			expect(onServer('booking', post?.fields).values?.content).toEqual(content)
			expect(post).toMatchObject({ enquiry: { content } })
			await removeWaiting(form.bookingId ?? '')
			// Put back into the form.
			const again = { ...enquiryValues(content), consent: '2026-11', language: form.language ?? '' }
			expect(checkInBrowser('booking', again).values?.content).toEqual(content)
		}),
		{ numRuns: 60 },
	)
})
