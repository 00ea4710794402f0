import { expect, test } from 'vitest'
import { changesBetween } from './copy-changes.ts'

const dish = (name: string, text = `${name}, con arroz.`, more = {}) => ({ name, text, ...more })
const [trout, soup, beans, cake] = ['Trucha', 'Sopa', 'Frijoles', 'Torta'].map((name) => dish(name))
const menu = (...dishes: unknown[]) => ({ title: 'Carta', dishes }) as never

test('a text that changed, with the item it is in unless it is its name', () => {
	expect(changesBetween({ title: 'Camping' }, { title: 'Acampar' })).toEqual([
		{ path: 'title', before: 'Camping', after: 'Acampar' },
	])
	expect(changesBetween(menu(trout, soup), menu(trout, dish('Sopa', 'De verduras.')))).toEqual([
		{ path: 'dishes.1.text', item: 'Sopa', before: 'Sopa, con arroz.', after: 'De verduras.' },
	])
	const renamed = dish('Crema', 'Sopa, con arroz.')
	expect(changesBetween(menu(trout, soup), menu(trout, renamed))).toEqual([
		{ path: 'dishes.1.name', before: 'Sopa', after: 'Crema' },
	])
})

test('an item that is gone, new or moved is one change, whatever follows it', () => {
	expect(changesBetween(menu(trout, soup, beans), menu(soup, beans))).toEqual([
		{ path: 'dishes.0', before: 'Trucha · Trucha, con arroz.', after: null },
	])
	expect(changesBetween(menu(soup, beans), menu(trout, soup, beans))).toEqual([
		{ path: 'dishes.0', before: null, after: 'Trucha · Trucha, con arroz.' },
	])
	expect(changesBetween(menu(trout, soup, beans), menu(soup, beans, trout))).toEqual([
		{ path: 'dishes.2', before: '1. Trucha', after: '3. Trucha' },
	])
	expect(changesBetween(menu(trout, soup), menu(trout, soup))).toEqual([])
})

test('an edited item is found although others come and go around it', () => {
	const dearer = dish('Frijoles', 'Frijoles, con arroz.', { pesos: '18000' })
	expect(changesBetween(menu(trout, soup, beans), menu(soup, dearer, cake))).toEqual([
		{ path: 'dishes.1.pesos', item: 'Frijoles', before: null, after: '18000' },
		{ path: 'dishes.0', before: 'Trucha · Trucha, con arroz.', after: null },
		{ path: 'dishes.2', before: null, after: 'Torta · Torta, con arroz.' },
	])
	expect(changesBetween(menu(trout, soup, beans), menu(soup, dearer))).toEqual([
		{ path: 'dishes.1.pesos', item: 'Frijoles', before: null, after: '18000' },
		{ path: 'dishes.0', before: 'Trucha · Trucha, con arroz.', after: null },
	])
})

test('lists of texts, lists in lists, and addresses, which nobody edits', () => {
	expect(changesBetween({ items: ['a', 'b', 'c'] }, { items: ['a', 'c'] })).toEqual([
		{ path: 'items.1', before: 'b', after: null },
	])
	const section = (...dishes: unknown[]) => ({ sections: [{ title: 'Dulces', dishes }] }) as never
	expect(changesBetween(section(cake, soup), section(cake))).toEqual([
		{ path: 'sections.0.dishes.1', before: 'Sopa · Sopa, con arroz.', after: null },
	])
	expect(changesBetween({ to: '/menu', text: 'Ver' }, { to: '/', text: 'Ver' })).toEqual([])
})
