import type { SiteWords } from '#content/editing/site-words.ts'

export type FactInput = {
	path: string
	kind: 'text' | 'email' | 'url' | 'time' | 'whole' | 'degrees' | 'phones' | 'days' | 'special'
	longest?: number
	autoComplete?: string
}

const text = (path: string, longest: number): FactInput => ({ path, kind: 'text', longest })
const whole = (path: string): FactInput => ({ path, kind: 'whole' })

/** The facts in the form's order, each with the right input. */
export const factGroups: Record<keyof SiteWords['facts']['groups'], FactInput[]> = {
	identity: [text('name', 40), text('legalName', 80), text('taxId', 30), text('rnt', 20)],
	contact: [
		{ path: 'phones', kind: 'phones' },
		{ path: 'email', kind: 'email', autoComplete: 'email' },
		{ path: 'social.instagram', kind: 'url' },
		{ path: 'social.facebook', kind: 'url' },
	],
	hours: [
		{ path: 'hours.opens', kind: 'time' },
		{ path: 'hours.closes', kind: 'time' },
		{ path: 'hours.days', kind: 'days' },
		{ path: 'hours.special', kind: 'special' },
	],
	place: [
		text('address.road.es', 80),
		text('address.road.en', 80),
		text('address.town', 40),
		text('address.region', 40),
		text('address.country', 2),
		whole('kilometre'),
		whole('minutesFromTown'),
		{ path: 'coordinates.latitude', kind: 'degrees' },
		{ path: 'coordinates.longitude', kind: 'degrees' },
	],
	capacity: [
		whole('cabin.floors'),
		whole('cabin.people'),
		whole('campingPesos'),
		whole('yearsOfHistory'),
	],
	offers: [
		whole('offers.cabin.units'),
		whole('offers.cabin.nights'),
		whole('offers.glamping.units'),
		whole('offers.glamping.people'),
		whole('offers.glamping.nights'),
		whole('offers.camping.units'),
		whole('offers.camping.people'),
		whole('offers.camping.nights'),
		whole('offers.table.units'),
		whole('offers.table.people'),
		whole('offers.horses.units'),
		whole('offers.horses.people'),
		whole('offers.package-own-style.units'),
		whole('offers.package-own-style.people'),
		whole('offers.package-birthday.units'),
		whole('offers.package-birthday.people'),
		whole('offers.package-friends.units'),
		whole('offers.package-friends.people'),
	],
	valley: [
		whole('valleyDriveKilometres'),
		whole('valleyAltitudeMetres.low'),
		whole('valleyAltitudeMetres.high'),
		whole('parkHectares'),
	],
	credit: [text('developer.name', 80), { path: 'developer.url', kind: 'url' }],
}
