/** Nights, tables and rides that were sold here and on another site, on the owner's *today*. */
const es = {
	title: 'Doble reserva',
	text: 'Para estos días hay más reservas que lugar. Llame a los huéspedes antes de que lleguen.',
	here: 'Aquí: {guests}',
	there: 'Allá: {sites}',
	open: 'Abrir la solicitud {reference}',
}

const en = {
	title: 'Double booking',
	text: 'There are more bookings than room on these days. Call the guests before they arrive.',
	here: 'Here: {guests}',
	there: 'There: {sites}',
	open: 'Open request {reference}',
} satisfies typeof es

export const overbookedWords = { es, en }
