import type { MailToGuest } from '#domain/stays/responses/response-fields.ts'
import type { LeftToReception } from '#domain/stays/responses/table-response.ts'
import type { RequestState } from '#domain/stays/states/state.ts'

/** The restaurant's section of the desk. */
const es = {
	lead: 'Las mesas de estos días ({days}): quién viene, cuántos, a qué hora, y lo que pidieron.',
	empty: 'No hay mesas pedidas para estos días.',
	later: 'Ver las que siguen, desde el {day}',
	fromToday: 'Ver las mesas desde hoy',
	failed: 'No se pudieron leer las mesas. Revise la conexión e inténtelo de nuevo.',
	people: { one: '{count} persona', other: '{count} personas' },
	tables: { one: '{count} mesa', other: '{count} mesas' },
	noHour: 'sin hora',
	states: {
		received: 'Por confirmar',
		offered: 'Con propuesta',
		accepted: 'Propuesta aceptada',
		confirmed: 'Confirmada',
		declined: 'Rechazada',
		cancelled: 'Cancelada',
	} satisfies Record<RequestState, string>,
	confirm: 'Confirmar',
	confirmOf: 'Confirmar la mesa de {name}',
	leftToReception: {
		stay: 'La confirma recepción, con el hospedaje.',
		change: 'El huésped pidió un cambio: lo ve recepción.',
		message: 'El huésped escribió: lo ve recepción.',
		deposit: 'La confirma recepción.',
	} satisfies Record<LeftToReception, string>,
	confirmed: {
		pending: 'La mesa está confirmada. El correo al huésped va en camino.',
		sent: 'La mesa está confirmada. El correo al huésped salió.',
		failed:
			'La mesa está confirmada, pero el correo al huésped no se pudo entregar: avise a recepción para que le escriba.',
		unconfigured:
			'La mesa está confirmada. No hay correo configurado: avise a recepción para que le escriba al huésped.',
	} satisfies Record<MailToGuest, string>,
	errors: {
		'units-taken': 'A esa hora ya no alcanzan las mesas. Avísele a recepción.',
		'wrong-state': 'La solicitud cambió mientras tanto: mire cómo está ahora.',
		other: 'No se pudo confirmar. Inténtelo de nuevo.',
	},
}

const en = {
	lead: 'The tables of these days ({days}): who comes, how many, at what time, and what they asked for.',
	empty: 'Nobody has asked for a table on these days.',
	later: 'See the next ones, from {day}',
	fromToday: 'See the tables from today',
	failed: 'The tables could not be read. Check the connection and try again.',
	people: { one: '{count} person', other: '{count} people' },
	tables: { one: '{count} table', other: '{count} tables' },
	noHour: 'no time given',
	states: {
		received: 'To be confirmed',
		offered: 'Quote sent',
		accepted: 'Quote accepted',
		confirmed: 'Confirmed',
		declined: 'Declined',
		cancelled: 'Cancelled',
	},
	confirm: 'Confirm',
	confirmOf: 'Confirm the table of {name}',
	leftToReception: {
		stay: 'Reception confirms it, with the stay.',
		change: 'The guest asked for a change: reception looks at it.',
		message: 'The guest wrote: reception looks at it.',
		deposit: 'Reception confirms it.',
	},
	confirmed: {
		pending: 'The table is confirmed. The mail to the guest is on its way.',
		sent: 'The table is confirmed. The mail to the guest has gone out.',
		failed:
			'The table is confirmed, but the mail to the guest could not be delivered: ask reception to write to the guest.',
		unconfigured:
			'The table is confirmed. No mail is configured: ask reception to write to the guest.',
	},
	errors: {
		'units-taken': 'There are not enough tables left at that time. Tell reception.',
		'wrong-state': 'The request changed meanwhile: see how it is now.',
		other: 'It could not be confirmed. Try again.',
	},
} satisfies typeof es

export const deskTablesWords = { es, en }
export type DeskTablesWords = typeof es
