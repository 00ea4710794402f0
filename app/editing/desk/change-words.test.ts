import { expect, test } from 'vitest'
import { siteWords } from '#content/editing/site-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import type { PublishedChange } from '#domain/editing/responses.ts'
import { changeWords } from './change-words.ts'

const known = {
	words: siteWords.es,
	locale: 'es' as const,
	offerNames: offerWords.es,
	pictures: { 'valley-dawn': 'El valle al amanecer' },
}

function told(change: Partial<PublishedChange>) {
	const whole = { document: 'facts', path: '', locale: '', before: null, after: null, ...change }
	const { about, before, after } = changeWords(whole as PublishedChange, known)
	return [about.join(' · '), before, after]
}

test('facts', () => {
	expect(told({ path: 'kilometre', before: 10, after: 12 })).toEqual(['Kilómetro', '10', '12'])
	const phones = ['+573001112233', '+573001112234']
	expect(told({ path: 'phones', before: [], after: phones })).toEqual([
		...['Teléfonos', '(nada)', '+573001112233\n+573001112234'],
	])
	const days = [
		{ day: 'monday', hours: null },
		{ day: 'friday', hours: { opens: '10:00', closes: '22:00' } },
	]
	expect(told({ path: 'hours.days', before: [], after: days })).toEqual([
		...['Días distintos', '(nada)', 'Lunes: Cerrado\nViernes: 10:00–22:00'],
	])
	expect(
		told({ path: 'hours.special', before: [{ date: '2026-12-24', hours: null }], after: [] }),
	).toEqual(['Días especiales', 'jueves, 24 de diciembre de 2026: Cerrado', '(nada)'])
})

test('dishes', () => {
	const dish = { document: 'menu', item: 'Trucha frita' }
	expect(told({ ...dish, path: 'sections.0.dishes.3.pesos', after: '32000' })).toEqual([
		...['Trucha frita · Precio en pesos', '(nada)', '32.000 pesos'],
	])
	expect(told({ ...dish, path: 'sections.0.dishes.3.mark', after: 'soldOut 2026-11-15' })).toEqual([
		...['Trucha frita · En la carta', '(nada)', 'Agotado, domingo, 15 de noviembre de 2026'],
	])
	expect(
		told({ ...dish, path: 'sections.0.dishes.3.text', before: 'Así.', after: 'Asá.' }),
	).toEqual(['Trucha frita', 'Así.', 'Asá.'])
})

test('texts of pages, whose paths may be those of facts', () => {
	expect(told({ document: 'chrome', path: 'name', before: 'Así.', after: 'Asá.' })).toEqual([
		...['', 'Así.', 'Asá.'],
	])
})

test('photographs', () => {
	const photo = { alt: { es: 'La casa', en: 'The house' } }
	expect(told({ document: 'photos', path: 'valley-dawn', after: photo })).toEqual([
		...['El valle al amanecer', 'Dibujo', 'Su foto: La casa'],
	])
})
