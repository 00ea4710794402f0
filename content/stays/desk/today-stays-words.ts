/** Arrivals, departures, tables and rides of the day. */
const es = {
	title: 'Estadías confirmadas',
	day: 'Hoy',
	weekend: 'Este fin de semana',
	arrives: 'Llega',
	leaves: 'Sale',
	sleeps: 'Duerme aquí',
	none: 'Nadie llega ni sale.',
	staying: 'Duermen aquí esta noche',
	/** Bookings that do not say how many come. */
	unsaid: {
		one: '{people} y una reserva que no dice cuántas',
		other: '{people} y {count} reservas que no dicen cuántas',
	},
	meals: 'Mesas de hoy y mañana',
	rides: 'Paseos a caballo de hoy y mañana',
	imported: 'De otro calendario',
	print: 'Imprimir el día',
	toCalendar: 'Ver el calendario',
	failed: 'No se pudo leer quién llega y quién sale.',
}

const en = {
	title: 'Confirmed stays',
	day: 'Today',
	weekend: 'This weekend',
	arrives: 'Arrives',
	leaves: 'Leaves',
	sleeps: 'Sleeps here',
	none: 'Nobody arrives or leaves.',
	staying: 'Sleeping here tonight',
	unsaid: {
		one: '{people} and one booking that does not say how many',
		other: '{people} and {count} bookings that do not say how many',
	},
	meals: 'Tables today and tomorrow',
	rides: 'Rides today and tomorrow',
	imported: 'From another calendar',
	print: 'Print the day',
	toCalendar: 'See the calendar',
	failed: 'Who arrives and leaves could not be read.',
} satisfies typeof es

export const todayStaysWords = { es, en }
