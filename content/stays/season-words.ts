import type { RateErrorCode } from '#domain/stays/prices/rate-plan.ts'
import type { PresetDates } from '#domain/stays/prices/season-presets.ts'
import type { HolidayName } from '#domain/time/holidays.ts'

type Words = {
	presets: Record<PresetDates['kind'], string>
	holidays: Record<HolidayName, string>
	errors: Record<RateErrorCode, string>
}

/** Names of the seasons that the owner can choose from, and what is wrong with a list of rates. */
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
		independence: 'de la Independencia',
		boyaca: 'de la Batalla de Boyacá',
		assumption: 'de la Asunción',
		'columbus-day': 'del Día de la Raza',
		'all-saints': 'de Todos los Santos',
		cartagena: 'de la Independencia de Cartagena',
		'immaculate-conception': 'de la Inmaculada Concepción',
		christmas: 'de Navidad',
	},
	errors: {
		seasonId: 'La identificación de la temporada solo lleva letras, cifras y guiones',
		seasonName: 'Escriba el nombre de la temporada en los dos idiomas, con 60 letras o menos',
		seasonDates: 'Esa fecha no está en el calendario: use AAAA-MM-DD, o MM-DD para todos los años',
		seasonOrder: 'La temporada termina antes de empezar, o mezcla una fecha única con una anual',
		seasonUnknown: 'Una tarifa nombra una temporada que no existe',
		seasonTwice: 'Dos temporadas tienen la misma identificación',
		rateTwice: 'Hay dos tarifas para lo mismo en la misma temporada',
		ratePesos: 'El precio es un número entero de pesos, de 1 a 100.000.000',
		rateNights: 'El mínimo de noches es un número entero de 1 a 60',
		rateDiscount: 'El descuento es un porcentaje entero de 1 a 90',
		rateSurcharge: 'El recargo es un porcentaje entero de 1 a 300',
		rateBothWays: 'Una temporada lleva descuento o recargo, no los dos',
		seasonWeekdays: 'Elija de uno a seis días de la semana; si sirve cualquiera, ninguno',
		rateExtra:
			'La persona adicional lleva desde cuántas personas y un precio de 1 peso o más, donde se cobra por noche',
		rateChildren:
			'Los niños llevan una edad de 0 a 17, de menor a mayor, y un porcentaje de 0 a 100 del precio de un adulto',
		peopleTwice: 'Hay dos reglas de personas para lo mismo',
		rateOffer: 'No reconocemos lo que se reserva',
		rateTooMany: 'Son demasiadas: caben 100 temporadas y 1.000 tarifas',
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
		independence: 'Independence Day',
		boyaca: 'the Battle of Boyacá',
		assumption: 'the Assumption',
		'columbus-day': 'Columbus Day',
		'all-saints': 'All Saints',
		cartagena: 'the Independence of Cartagena',
		'immaculate-conception': 'the Immaculate Conception',
		christmas: 'Christmas',
	},
	errors: {
		seasonId: 'A season’s id has letters, digits and hyphens only',
		seasonName: 'Give the season’s name in both languages, in 60 letters or fewer',
		seasonDates: 'That date is not in the calendar: use YYYY-MM-DD, or MM-DD for every year',
		seasonOrder: 'The season ends before it begins, or mixes a single date with a yearly one',
		seasonUnknown: 'A rate names a season that does not exist',
		seasonTwice: 'Two seasons have the same id',
		rateTwice: 'There are two rates for the same offer and season',
		ratePesos: 'The price is a whole number of pesos, from 1 to 100,000,000',
		rateNights: 'The shortest stay is a whole number of nights, from 1 to 60',
		rateDiscount: 'The discount is a whole percentage, from 1 to 90',
		rateSurcharge: 'The surcharge is a whole percentage, from 1 to 300',
		rateBothWays: 'A season has a discount or a surcharge, not both',
		seasonWeekdays: 'Choose one to six days of the week; none if any day will do',
		rateExtra:
			'An extra person needs the number included and a price of 1 peso or more, where the price is per night',
		rateChildren:
			'Children need ages from 0 to 17, youngest first, and 0 to 100 percent of an adult’s price',
		peopleTwice: 'There are two rules about people for the same offer',
		rateOffer: 'We do not know that offer',
		rateTooMany: 'Too many: there is room for 100 seasons and 1,000 rates',
	},
} satisfies typeof es

export const seasonWords = { es, en }
