import { expect, test } from 'vitest'
import { enquiryErrorCodes, enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { locales } from '#domain/locale.ts'
import { formWords } from './form-words.ts'

test('the English messages are those of the specification', () => {
	expect(formWords.en.errors).toMatchObject({
		errName: 'Please give us your name',
		errEmail: 'Please give us an email',
		errPhone: 'Please give us a phone number',
		errQuantity: 'Please tell us how many people will be coming',
		errArrival: 'Tell us when you are arriving',
		errDeparture: 'Tell us when you are leaving',
	})
})

test('each rule has its own message in each language', () => {
	for (const locale of locales) {
		const messages = Object.values(formWords[locale].errors)
		expect(new Set(messages).size).toBe(enquiryErrorCodes.length)
	}
})

test('the messages state the actual limits', () => {
	const { es, en } = { es: formWords.es.errors, en: formWords.en.errors }
	const { name, city, message, people } = enquiryLimits
	for (const { errNameLong, errCityLong, errMessageLong, errQuantityRange } of [es, en]) {
		expect(errNameLong).toContain(String(name))
		expect(errCityLong).toContain(String(city))
		expect(errMessageLong.replace(/[.,]/g, '')).toContain(String(message))
		expect(errQuantityRange).toContain(String(people.fewest))
		expect(errQuantityRange).toContain(String(people.most))
	}
})
