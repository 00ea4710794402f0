import { displayPhone, type Facts } from '#domain/facts.ts'
import type { Locale } from '#domain/locale.ts'
import { listInWords } from '#domain/text/list.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { hoursInWords } from './hours-in-words.ts'

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
