/** The figures of the house, published before the first story. */
export const facts = {
	'offers.cabin.units': 7,
	'offers.glamping.units': 32,
	'offers.glamping.people': 2,
	'offers.camping.units': 120,
	'offers.table.units': 30,
	'offers.horses.units': 20,
	'offers.package-friends.units': 2,
}

export const namedUnits = {
	cabin: [
		{ id: 'roble', name: 'Roble' },
		{ id: 'yarumo', name: 'Yarumo' },
	],
	glamping: ['Colibrí', 'Tángara', 'Barranquero', 'Loro', 'Mirla', 'Cóndor'].map((name, index) => ({
		id: `nido-${index + 1}`,
		name,
	})),
}

type Changes = { without?: string[]; leapDays?: number }

/** The rates, all of them so many times as high; `without` have none, so that they are to be agreed. */
export function rates(times: number, { without = [], leapDays }: Changes = {}) {
	const price = (offer: string, season: string | null, pesos: number, minNights?: number) => ({
		offer,
		season,
		pesos: Math.round(pesos * times),
		...(minNights && { minNights }),
	})
	const season = (id: string, from: string, to: string, more: object) => ({
		id,
		name: { es: `Temporada ${id}`, en: `Season ${id}` },
		from,
		to,
		...more,
	})
	const rows = [
		price('cabin', null, 480_000),
		price('cabin', 'december', 700_000, 2),
		price('glamping', null, 260_000),
		price('glamping', 'december', 390_000),
		price('camping', null, 30_000),
		price('horses', null, 90_000),
		price('package-birthday', null, 85_000),
		price('package-friends', null, 60_000),
		...(leapDays ? [price('cabin', 'leap', leapDays), price('camping', 'leap', 77_777)] : []),
	]
	return {
		seasons: [
			season('leap', '2028-02-28', '2028-03-04', {}),
			season('december', '12-15', '01-15', {}),
			season('long-weekends', '01-16', '12-14', { nights: 'long-weekends', surchargePercent: 30 }),
			season('weekends', '01-16', '12-14', { nights: 'weekends', surchargePercent: 15 }),
			season('quiet', '09-01', '09-30', { discountPercent: 20 }),
		],
		rates: rows.filter(({ offer }) => !without.includes(offer)),
		people: [
			{
				offer: 'cabin',
				extra: { beyond: 8, pesos: 35_000 },
				children: [
					{ upTo: 3, percent: 0 },
					{ upTo: 11, percent: 50 },
				],
			},
			{ offer: 'camping', children: [{ upTo: 5, percent: 0 }] },
		],
	}
}

/** Invented: no person has these names. Accents, other scripts, from right to left, emoji, one letter, the longest. */
export const names = [
	'Ángela Ñáñez Inventada',
	'Zoë Böhm-Prueba',
	'Íñigo Ejemplo',
	'Renée Dœuvre',
	'例 样本',
	'דוגמה לדוגמה',
	'مثال تجريبي',
	'🌴 Familia Yarumo 🐴',
	'O\'Neill "Muestra" & Cía.',
	'A',
	'Maximiliana '.repeat(8).trim(),
	'Łucja Przykładowa',
]
