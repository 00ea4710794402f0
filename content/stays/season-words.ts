import type { PresetDates } from '#domain/stays/prices/season-presets.ts'
import type { HolidayName } from '#domain/time/holidays.ts'

type Words = {
	presets: Record<PresetDates['kind'], string>
	holidays: Record<HolidayName, string>
}

/** Names of the seasons that the owner can choose from. */
const es = {
	presets: {
		weekends: 'Fines de semana',
		'long-weekends': 'Puentes de {year}',
		'end-of-year': 'Fin de año',
		'mid-year': 'Vacaciones de mitad de año',
		'holy-week': 'Semana Santa {year}',
		'october-break': 'Semana de receso {year}',
		'long-weekend': 'Puente {holiday} {year}',
	},
	/** As they follow “Puente”, because “de el” becomes “del”. */
	holidays: {
		'new-year': 'de Año Nuevo',
		epiphany: 'de Reyes',
		'saint-joseph': 'de San José',
		'holy-thursday': 'de Jueves Santo',
		'good-friday': 'de Viernes Santo',
		'labour-day': 'del Día del Trabajo',
		ascension: 'de la Ascensión',
		'corpus-christi': 'de Corpus Christi',
		'sacred-heart': 'del Sagrado Corazón',
		'saints-peter-and-paul': 'de San Pedro y San Pablo',
		chiquinquira: 'de la Virgen de Chiquinquirá',
		independence: 'de la Independencia',
		boyaca: 'de la Batalla de Boyacá',
		assumption: 'de la Asunción',
		'columbus-day': 'del Día de la Raza',
		'all-saints': 'de Todos los Santos',
		cartagena: 'de la Independencia de Cartagena',
		'immaculate-conception': 'de la Inmaculada Concepción',
		christmas: 'de Navidad',
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
	holidays: {
		'new-year': 'New Year',
		epiphany: 'Epiphany',
		'saint-joseph': 'Saint Joseph',
		'holy-thursday': 'Holy Thursday',
		'good-friday': 'Good Friday',
		'labour-day': 'Labour Day',
		ascension: 'the Ascension',
		'corpus-christi': 'Corpus Christi',
		'sacred-heart': 'the Sacred Heart',
		'saints-peter-and-paul': 'Saints Peter and Paul',
		chiquinquira: 'Our Lady of Chiquinquirá',
		independence: 'Independence Day',
		boyaca: 'the Battle of Boyacá',
		assumption: 'the Assumption',
		'columbus-day': 'Columbus Day',
		'all-saints': 'All Saints',
		cartagena: 'the Independence of Cartagena',
		'immaculate-conception': 'the Immaculate Conception',
		christmas: 'Christmas',
	},
} satisfies typeof es

export const seasonWords = { es, en }
