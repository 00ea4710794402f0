import type { DayLevel } from '#domain/stays/months.ts'

type Levels = Record<DayLevel, string>

/** The calendar of an offer. */
const es = {
	title: 'Disponibilidad',
	levels: { past: 'pasado', free: 'libre', few: 'quedan pocos', full: 'lleno' } satisfies Levels,
	left: { one: 'queda {count}', other: 'quedan {count}' },
	previous: 'Mes anterior',
	next: 'Mes siguiente',
	day: '{day}, {level}',
	unavailable:
		'No pudimos leer el calendario en este momento. Escríbanos y le decimos qué hay libre.',
	notice: 'El calendario es una guía: la reserva es firme cuando se la confirmamos.',
}

const en = {
	title: 'Availability',
	levels: { past: 'past', free: 'free', few: 'few left', full: 'full' } satisfies Levels,
	left: { one: '{count} left', other: '{count} left' },
	previous: 'Previous month',
	next: 'Next month',
	day: '{day}, {level}',
	unavailable:
		'We could not read the calendar just now. Write to us and we will tell you what is free.',
	notice: 'The calendar is a guide: a booking is firm once we confirm it.',
} satisfies typeof es

export const calendarWords = { es, en }
export type CalendarWords = typeof es
