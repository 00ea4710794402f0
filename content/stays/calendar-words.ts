import type { DayLevel } from '#domain/stays/availability.ts'

type Levels = Record<DayLevel, string>

/** The calendar of an offer. */
const es = {
	title: 'Disponibilidad',
	levels: {
		past: 'pasado',
		free: 'libre',
		few: 'quedan pocos',
		full: 'lleno',
		ask: 'por confirmar',
	} satisfies Levels,
	previous: 'Mes anterior',
	next: 'Mes siguiente',
	months: 'Otros meses',
	/** Follows the day's number. */
	inMonth: ' de {month}, ',
	arrive: 'Escoja el día de llegada.',
	leave: 'Llega el {day}. Escoja el día de salida para seguir al formulario con estas noches.',
	again: 'Empezar de nuevo',
	ask: 'Escoja sus días y le decimos si hay cupo.',
	prices: {
		night: 'Precios por noche, en miles de pesos.',
		person: 'Precios por persona y noche, en miles de pesos.',
	},
	unavailable:
		'No pudimos leer el calendario en este momento. Escríbanos y le decimos qué hay libre.',
	notice: 'El calendario es una guía: la reserva es firme cuando se la confirmamos.',
}

const en = {
	title: 'Availability',
	levels: {
		past: 'past',
		free: 'free',
		few: 'few left',
		full: 'full',
		ask: 'to be confirmed',
	} satisfies Levels,
	previous: 'Previous month',
	next: 'Next month',
	months: 'Other months',
	inMonth: ' {month}, ',
	arrive: 'Choose the day you arrive.',
	leave: 'You arrive on {day}. Choose the day you leave to go on to the form with these nights.',
	again: 'Start again',
	ask: 'Choose your days and we will tell you whether there is room.',
	prices: {
		night: 'Prices per night, in thousands of pesos.',
		person: 'Prices per person and night, in thousands of pesos.',
	},
	unavailable:
		'We could not read the calendar just now. Write to us and we will tell you what is free.',
	notice: 'The calendar is a guide: a booking is firm once we confirm it.',
} satisfies typeof es

export const calendarWords = { es, en }
