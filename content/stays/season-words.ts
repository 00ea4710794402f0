import type { PresetDates } from '#domain/stays/prices/season-presets.ts'

type Words = { presets: Record<PresetDates['kind'], string> }

/** Names of the seasons that the owner can choose from. */
const es = {
	presets: {
		weekends: 'Fines de semana',
		'long-weekends': 'Puentes de {year}',
		'end-of-year': 'Fin de año',
		'mid-year': 'Vacaciones de mitad de año',
		'holy-week': 'Semana Santa {year}',
		'october-break': 'Semana de receso {year}',
		'long-weekend': 'Puente de {holiday} {year}',
	},
} satisfies Words

const en = {
	presets: {
		weekends: 'Weekends',
		'long-weekends': 'Long weekends of {year}',
		'end-of-year': 'End of the year',
		'mid-year': 'Mid-year holidays',
		'holy-week': 'Holy Week {year}',
		'october-break': 'October school break {year}',
		'long-weekend': 'Long weekend of {holiday} {year}',
	},
} satisfies typeof es

export const seasonWords = { es, en }
