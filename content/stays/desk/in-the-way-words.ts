import type { TakeKind } from '#domain/stays/availability.ts'

/** The days on which too little is free, and what takes them. */
const es = {
	title: 'No alcanza el cupo',
	days: '{offer}, {days}:',
	/** After the first days. */
	andMore: 'y quizá más días',
	/** More is asked for than there is. */
	daysAlone: '{offer}, {days}: se pide más de lo que hay.',
	kinds: {
		confirmed: 'Reserva confirmada',
		held: 'Propuesta apartada',
		blocked: 'Bloqueo',
		phone: 'Reserva por teléfono',
		imported: 'De otro calendario',
	} satisfies Record<TakeKind, string>,
	units: { one: '{count} cupo', other: '{count} cupos', all: 'todo' },
}

const en = {
	title: 'Not enough is free',
	days: '{offer}, {days}:',
	andMore: 'and perhaps more days',
	/** More is asked for than there is. */
	daysAlone: '{offer}, {days}: more is asked for than there is.',
	kinds: {
		confirmed: 'Confirmed booking',
		held: 'Held quote',
		blocked: 'Block',
		phone: 'Booking by phone',
		imported: 'From another calendar',
	},
	units: { one: '{count} unit', other: '{count} units', all: 'everything' },
} satisfies typeof es

export const inTheWayWords = { es, en }
