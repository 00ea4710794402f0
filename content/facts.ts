import type { Facts } from '#domain/facts.ts'

/**
 * Every fact is stated here once. Names, phones, web addresses, coordinates and the RNT number are placeholders until
 * the owner gives the real ones; the rest is from the specification.
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
	hours: { opens: '08:00', closes: '19:00', days: [], special: [] },
	coordinates: { latitude: 4.6383, longitude: -75.4876 },
	address: {
		road: { es: 'vía Salento – Cocora', en: 'Salento–Cocora road' },
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
	// 0 until the owner says.
	offers: {
		cabin: { units: 1, nights: 1, pesos: 0 },
		glamping: { units: 0, people: 0, nights: 1, pesos: 0 },
		camping: { units: 0, people: 0, nights: 1 },
		table: { units: 0, people: 0, nights: 0, pesos: 0 },
		horses: { units: 0, people: 0, nights: 0, pesos: 0 },
		'package-own-style': { units: 0, people: 0, nights: 0, pesos: 0 },
		'package-birthday': { units: 0, people: 0, nights: 0, pesos: 0 },
		'package-friends': { units: 0, people: 0, nights: 0, pesos: 0 },
	},
	developer: { name: 'Palma de Cera', url: 'https://palmadecera.example' },
} as const satisfies Facts
