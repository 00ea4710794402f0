import type { OfferId } from '#domain/offers/offers.ts'

type Words = Record<OfferId, { name: string; units: { one: string; other: string } }>

/** The offers: their names, and how they are counted. The figures are facts. */
const es = {
	cabin: { name: 'Cabaña', units: { one: '{count} cabaña', other: '{count} cabañas' } },
	glamping: { name: 'Glamping', units: { one: '{count} nido', other: '{count} nidos' } },
	camping: { name: 'Camping', units: { one: '{count} carpa', other: '{count} carpas' } },
	table: { name: 'Mesa en el restaurante', units: { one: '{count} mesa', other: '{count} mesas' } },
	horses: { name: 'Cabalgata', units: { one: '{count} cabalgata', other: '{count} cabalgatas' } },
	'package-own-style': {
		name: 'Paquete A su estilo',
		units: { one: '{count} paquete', other: '{count} paquetes' },
	},
	'package-birthday': {
		name: 'Paquete Cumpleaños',
		units: { one: '{count} paquete', other: '{count} paquetes' },
	},
	'package-friends': {
		name: 'Paquete Amigos básico',
		units: { one: '{count} paquete', other: '{count} paquetes' },
	},
} satisfies Words

const en = {
	cabin: { name: 'Cabin', units: { one: '{count} cabin', other: '{count} cabins' } },
	glamping: { name: 'Glamping', units: { one: '{count} nest', other: '{count} nests' } },
	camping: { name: 'Camping', units: { one: '{count} tent', other: '{count} tents' } },
	table: {
		name: 'Table in the restaurant',
		units: { one: '{count} table', other: '{count} tables' },
	},
	horses: { name: 'Horse ride', units: { one: '{count} ride', other: '{count} rides' } },
	'package-own-style': {
		name: 'Package: Your own style',
		units: { one: '{count} package', other: '{count} packages' },
	},
	'package-birthday': {
		name: 'Package: Birthday',
		units: { one: '{count} package', other: '{count} packages' },
	},
	'package-friends': {
		name: 'Package: Friends basic',
		units: { one: '{count} package', other: '{count} packages' },
	},
} satisfies typeof es

export const offerWords = { es, en }
export type OfferWords = typeof es
