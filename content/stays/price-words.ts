/** Prices and estimates, as pages show them. */
const es = {
	onRequest: 'Precio a solicitud',
	from: 'Desde {price}',
	perUnit: {
		night: 'por noche',
		'person-night': 'por persona, por noche',
		person: 'por persona',
		hour: 'por hora',
	},
	tableTitle: 'Precios por temporada',
	season: 'Temporada',
	price: 'Precio',
	minNights: { one: 'mínimo {count} noche', other: 'mínimo {count} noches' },
	restOfYear: 'El resto del año',
	taxes: 'Impuestos incluidos.',
	everyYear: 'del {from} al {to}, cada año',
	once: 'del {from} al {to}',
	everyYearOn: 'el {day}, cada año',
	onceOn: 'el {day}',
	estimate: {
		title: 'Estimado',
		total: 'Total estimado',
		notice:
			'Es un estimado con los precios de hoy, con impuestos. El precio final se lo confirmamos en la respuesta.',
		unknown: 'El precio se lo decimos en la respuesta.',
		nights: { one: '{count} noche', other: '{count} noches' },
		tooShort: {
			one: 'En esas fechas la estadía es de {count} noche o más.',
			other: 'En esas fechas la estadía es de {count} noches o más.',
		},
		crowded: {
			one: '{offer}: cabe {count} persona. Si son más, cuéntenos y buscamos cómo acomodarlos.',
			other: '{offer}: caben {count} personas. Si son más, cuéntenos y buscamos cómo acomodarlos.',
		},
		closed: 'A las {hour} no abrimos ese día.',
		plusRest: '{price}, más lo que acordemos',
		full: '{offer} ya no tiene cupo: {days}. Puede enviar la solicitud de todas formas y le proponemos otras.',
	},
}

const en = {
	onRequest: 'Price on request',
	from: 'From {price}',
	perUnit: {
		night: 'per night',
		'person-night': 'per person, per night',
		person: 'per person',
		hour: 'per hour',
	},
	tableTitle: 'Prices by season',
	season: 'Season',
	price: 'Price',
	minNights: { one: 'at least {count} night', other: 'at least {count} nights' },
	restOfYear: 'The rest of the year',
	taxes: 'Colombian pesos, taxes included.',
	everyYear: '{from} to {to}, every year',
	once: '{from} to {to}',
	everyYearOn: '{day}, every year',
	onceOn: '{day}',
	estimate: {
		title: 'Estimate',
		total: 'Estimated total',
		notice:
			'This is an estimate by today’s prices, taxes included. We confirm the final price when we answer.',
		unknown: 'We tell you the price when we answer.',
		nights: { one: '{count} night', other: '{count} nights' },
		tooShort: {
			one: 'On those dates a stay is {count} night or more.',
			other: 'On those dates a stay is {count} nights or more.',
		},
		crowded: {
			one: '{offer}: there is room for {count} person. If you are more, tell us and we will find a way.',
			other:
				'{offer}: there is room for {count} people. If you are more, tell us and we will find a way.',
		},
		closed: 'We are not open at {hour} on that day.',
		plusRest: '{price}, plus what we agree on',
		full: '{offer} is already full: {days}. You can send the request all the same and we will suggest others.',
	},
} satisfies typeof es

export const priceWords = { es, en }
export type PriceWords = typeof es
