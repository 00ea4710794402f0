import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { displayPhone } from '#domain/facts.ts'

test('facts are formatted for each language, without line breaks inside them', () => {
	expect(factsInWords(facts, 'es')).toMatchObject({
		hours: 'todos los días de 8\u00a0a.\u00a0m. a 7\u00a0p.\u00a0m.',
		campingPrice: '25.000 pesos',
		parkHectares: '58.000',
	})
	expect(factsInWords(facts, 'en')).toMatchObject({
		hours: 'every day, 8\u00a0am to 7\u00a0pm',
		campingPrice: '25,000 pesos',
		parkHectares: '58,000',
	})
})

test('a Colombian phone number is grouped for reading', () => {
	expect(displayPhone('+573001234567')).toBe('+57\u00a0300\u00a0123\u00a04567')
})
