import type { MoonPhase } from '#domain/time/almanac.ts'

const es = {
	title: 'Hoy en el valle',
	sunrise: 'Sale el sol',
	sunset: 'Se oculta',
	moon: 'Luna',
	lit: '{percent} % iluminada',
	phases: {
		new: 'Nueva',
		waxingCrescent: 'Creciente',
		firstQuarter: 'Cuarto creciente',
		waxingGibbous: 'Gibosa creciente',
		full: 'Llena',
		waningGibbous: 'Gibosa menguante',
		lastQuarter: 'Cuarto menguante',
		waningCrescent: 'Menguante',
	} satisfies Record<MoonPhase, string>,
}

const en = {
	title: 'Today in the valley',
	sunrise: 'Sunrise',
	sunset: 'Sunset',
	moon: 'Moon',
	lit: '{percent}% lit',
	phases: {
		new: 'New',
		waxingCrescent: 'Waxing crescent',
		firstQuarter: 'First quarter',
		waxingGibbous: 'Waxing gibbous',
		full: 'Full',
		waningGibbous: 'Waning gibbous',
		lastQuarter: 'Last quarter',
		waningCrescent: 'Waning crescent',
	},
} satisfies typeof es

export const almanacWords = { es, en }
