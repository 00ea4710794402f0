import type { Locale } from '#domain/locale.ts'

/**
 * What the owner replaces: every fact is stated here once. Names, phones, addresses on the web, coordinates
 * and the RNT number are placeholders until the owner gives the real ones; the rest is from the specification.
 */
export const facts = {
	name: 'Palma de Cera',
	legalName: 'Palma de Cera S.A.S.',
	taxId: '900.000.000-0',
	rnt: '00000',
	phones: ['+573000000001', '+573000000002'],
	email: 'hola@palmadecera.example',
	social: {
		instagram: 'https://www.instagram.com/palmadecera.example',
		facebook: 'https://www.facebook.com/palmadecera.example',
	},
	hours: { opens: '08:00', closes: '19:00' },
	coordinates: { latitude: 4.6383, longitude: -75.4876 },
	address: {
		road: 'Km 10, vía Salento – Cocora',
		town: 'Salento',
		region: 'Quindío',
		country: 'CO',
	},
	kilometre: 10,
	minutesFromTown: 15,
	valleyDriveKilometres: 11,
	valleyAltitudeMetres: { low: 1800, high: 2400 },
	parkHectares: 58_000,
	yearsOfHistory: 45,
	cabin: { floors: 2, people: 16 },
	campingPesos: 25_000,
	developer: { name: 'Palma de Cera', url: 'https://palmadecera.example' },
} as const

export type Facts = typeof facts

const numbers = {
	es: new Intl.NumberFormat('es-CO'),
	en: new Intl.NumberFormat('en-US'),
}

/**
 * The facts as words of one language, for `{placeholders}` in the copy. Copy holds placeholders, never
 * figures, so that a fact changed here changes on every page.
 */
export function factsInWords(locale: Locale) {
	const number = (value: number) => numbers[locale].format(value)
	return {
		name: facts.name,
		legalName: facts.legalName,
		taxId: facts.taxId,
		rnt: facts.rnt,
		phone1: displayPhone(facts.phones[0]),
		phone2: displayPhone(facts.phones[1]),
		email: facts.email,
		hours: hoursInWords(locale),
		km: number(facts.kilometre),
		minutesFromTown: number(facts.minutesFromTown),
		valleyKm: number(facts.valleyDriveKilometres),
		altitudeLow: number(facts.valleyAltitudeMetres.low),
		altitudeHigh: number(facts.valleyAltitudeMetres.high),
		parkHectares: number(facts.parkHectares),
		years: number(facts.yearsOfHistory),
		cabinFloors: number(facts.cabin.floors),
		cabinPeople: number(facts.cabin.people),
		campingPrice:
			locale === 'es'
				? `$${number(facts.campingPesos)} pesos`
				: `${number(facts.campingPesos)} pesos`,
		latitude: facts.coordinates.latitude.toFixed(4),
		longitude: facts.coordinates.longitude.toFixed(4),
		developer: facts.developer.name,
	}
}

export type FactWords = ReturnType<typeof factsInWords>

/** '+573000000001' → '+57 300 000 0001', the way Colombians read a mobile number. */
export function displayPhone(e164: string): string {
	return unbroken(e164.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3'))
}

function hoursInWords(locale: Locale): string {
	const { opens, closes } = facts.hours
	const words = locale === 'es' ? ['a. m.', 'p. m.'] : ['am', 'pm']
	const clock = (time: string) => {
		const hour = Number(time.slice(0, 2))
		const minutes = time.endsWith(':00') ? '' : time.slice(2)
		return unbroken(`${hour % 12 || 12}${minutes} ${words[hour < 12 ? 0 : 1]}`)
	}
	return locale === 'es'
		? `de ${clock(opens)} a ${clock(closes)}`
		: `${clock(opens)} to ${clock(closes)}`
}

/** No line of a page ends inside it. */
function unbroken(text: string): string {
	return text.replaceAll(' ', '\u00a0')
}
