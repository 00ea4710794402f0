import type { Facts } from './facts-schema.ts'
import type { Locale } from './locale.ts'
import { listInWords } from './text/list.ts'
import { formatPesos } from './text/money.ts'
import { formatNumber } from './text/numbers.ts'
import { hoursInWords } from './time/opening-hours.ts'

export type { Facts }

/**
 * The facts as words of one language, for `{placeholders}` in the copy. Copy contains placeholders instead of figures,
 * so that a changed fact changes on every page.
 */
export function factsInWords(facts: Facts, locale: Locale) {
	const number = (value: number) => formatNumber(value, locale)
	return {
		name: facts.name,
		legalName: facts.legalName,
		taxId: facts.taxId,
		rnt: facts.rnt,
		phone1: displayPhone(facts.phones[0]),
		phones: listInWords(facts.phones.map(displayPhone), locale),
		email: facts.email,
		hours: hoursInWords(facts.hours, locale),
		km: number(facts.kilometre),
		road: facts.address.road[locale],
		town: facts.address.town,
		region: facts.address.region,
		minutesFromTown: number(facts.minutesFromTown),
		valleyKm: number(facts.valleyDriveKilometres),
		altitudeLow: number(facts.valleyAltitudeMetres.low),
		altitudeHigh: number(facts.valleyAltitudeMetres.high),
		parkHectares: number(facts.parkHectares),
		years: number(facts.yearsOfHistory),
		cabinFloors: number(facts.cabin.floors),
		cabinPeople: number(facts.cabin.people),
		campingPrice: formatPesos(facts.campingPesos, locale),
		latitude: facts.coordinates.latitude.toFixed(4),
		longitude: facts.coordinates.longitude.toFixed(4),
		developer: facts.developer.name,
	}
}

/** 'Km 10, vía Salento – Cocora': what post and maps call the street address. */
export function streetAddress({ kilometre, address }: Facts, locale: Locale): string {
	return `Km ${kilometre}, ${address.road[locale]}`
}

/** '+573000000001' → '+57 300 000 0001', the way Colombians read a mobile number. */
export function displayPhone(e164: string): string {
	return unbroken(e164.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3'))
}

/** Prevents line breaks inside it. */
function unbroken(text: string): string {
	return text.replaceAll(' ', '\u00a0')
}
