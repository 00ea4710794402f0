/** Prices and estimates, as pages show them. */
const es = {
	onRequest: 'Precio a solicitud',
	from: 'Desde {price}',
	perUnit: {
		night: 'por noche',
		'person-night': 'por persona, por noche',
		person: 'por persona',
		table: 'por mesa',
	},
	tableTitle: 'Precios por temporada',
	season: 'Temporada',
	price: 'Precio',
	minNights: { one: 'mínimo {count} noche', other: 'mínimo {count} noches' },
	restOfYear: 'El resto del año',
	weekends: 'viernes y sábados',
	longWeekends: 'noches de puente',
	arrival: 'llegada {days}',
	departure: 'salida {days}',
	/** Included in the price of each unit. */
	extraPerson: {
		one: 'Incluye {count} persona; cada una adicional: {price} por noche.',
		other: 'Incluye {count} personas; cada una adicional: {price} por noche.',
	},
	childrenFree: {
		one: 'Los menores de {count} año no pagan.',
		other: 'Los menores de {count} años no pagan.',
	},
	childrenPay: {
		one: 'Los menores de {count} año pagan el {percent} %.',
		other: 'Los menores de {count} años pagan el {percent} %.',
	},
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
		plusRest: '{price}, más lo que acordemos',
		arrivalDays: '{offer}: en esas fechas se llega {days}.',
		departureDays: '{offer}: en esas fechas se sale {days}.',
		full: '{offer} ya no tiene cupo: {days}. Puede enviar la solicitud de todas formas y le proponemos otras fechas.',
	},
}

const en = {
	onRequest: 'Price on request',
	from: 'From {price}',
	perUnit: {
		night: 'per night',
		'person-night': 'per person, per night',
		person: 'per person',
		table: 'per table',
	},
	tableTitle: 'Prices by season',
	season: 'Season',
	price: 'Price',
	minNights: { one: 'at least {count} night', other: 'at least {count} nights' },
	restOfYear: 'The rest of the year',
	weekends: 'Fridays and Saturdays',
	longWeekends: 'nights of long weekends',
	arrival: 'arrival on {days}',
	departure: 'departure on {days}',
	extraPerson: {
		one: 'Includes {count} person; each extra person: {price} per night.',
		other: 'Includes {count} people; each extra person: {price} per night.',
	},
	childrenFree: {
		one: 'Children under {count} are free.',
		other: 'Children under {count} are free.',
	},
	childrenPay: {
		one: 'Children under {count} pay {percent}%.',
		other: 'Children under {count} pay {percent}%.',
	},
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
		plusRest: '{price}, plus what we agree on',
		arrivalDays: '{offer}: on those dates stays begin on {days}.',
		departureDays: '{offer}: on those dates stays end on {days}.',
		full: '{offer} is already full: {days}. You can send the request all the same and we will suggest other dates.',
	},
} satisfies typeof es

export const priceWords = { es, en }
export type PriceWords = typeof es
