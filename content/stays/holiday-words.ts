import type { HolidayName } from '#domain/time/holidays.ts'

/** The public holidays, as they stand within a sentence. */
const es = {
	'new-year': 'Año Nuevo',
	epiphany: 'Reyes',
	'saint-joseph': 'San José',
	'holy-thursday': 'Jueves Santo',
	'good-friday': 'Viernes Santo',
	'labour-day': 'el Día del Trabajo',
	ascension: 'la Ascensión',
	'corpus-christi': 'Corpus Christi',
	'sacred-heart': 'el Sagrado Corazón',
	'saints-peter-and-paul': 'San Pedro y San Pablo',
	chiquinquira: 'la Virgen de Chiquinquirá',
	independence: 'la Independencia',
	boyaca: 'la Batalla de Boyacá',
	assumption: 'la Asunción',
	'columbus-day': 'el Día de la Raza',
	'all-saints': 'Todos los Santos',
	cartagena: 'la Independencia de Cartagena',
	'immaculate-conception': 'la Inmaculada Concepción',
	christmas: 'Navidad',
} satisfies Record<HolidayName, string>

const en = {
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
} satisfies typeof es

export const holidayWords = { es, en }
