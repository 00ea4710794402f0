import type { TakeKind } from '#domain/stays/availability.ts'
import type { RemovalRefusal } from '#domain/stays/responses/entry-response.ts'

type RemoveRefused = Record<RemovalRefusal, string>
type Kinds = Record<TakeKind, string>

/** The owner's calendar: the month, and what is taken in it. */
const es = {
	parts: { calendar: 'Calendario', rates: 'Tarifas', others: 'Otros sitios' },
	partsLabel: 'Partes del calendario',
	offers: 'Qué mostrar',
	all: 'Todo',
	previous: 'Mes anterior',
	next: 'Mes siguiente',
	today: 'Hoy',
	failed: 'No se pudo leer el calendario. Revise la conexión e inténtelo de nuevo.',
	kinds: {
		confirmed: 'Confirmada',
		held: 'Apartada',
		phone: 'Por teléfono',
		blocked: 'Bloqueado',
		imported: 'De otro calendario',
	} satisfies Kinds,
	/** After the day and the month. */
	states: {
		free: 'libre',
		full: 'lleno',
		some: 'quedan {free} de {total}',
		none: 'nada',
		taken: { one: 'una anotación', other: '{count} anotaciones' },
	},
	holiday: '{day}: festivo, {name}',
	choose: 'Toque un día para bloquear noches o anotar una reserva.',
	chosen: 'Primera noche: {day}. Ahora toque la última, o la misma otra vez.',
	oneNight: 'Solo esa noche',
	cancel: 'Cancelar',
	/** Where nobody has said how many there are. */
	noNumber:
		'Todavía no ha dicho cuántas unidades hay: escríbalo en los datos del sitio y el calendario dirá cuántas quedan.',
	noNumberByOthers:
		'Todavía no se sabe cuántas unidades hay: cuando un dueño lo diga en los datos del sitio, el calendario dirá cuántas quedan.',
	toFacts: 'Ir a los datos',
	list: 'Lo anotado en {month}',
	emptyList: 'Nada anotado este mes.',
	earlier: 'Desde el mes anterior',
	nights: { one: '{count} noche', other: '{count} noches' },
	people: { one: '{count} persona', other: '{count} personas' },
	/** Where nobody has said who is in which of the items. */
	peopleInAll: {
		one: '{count} persona en toda la reserva',
		other: '{count} personas en toda la reserva',
	},
	riders: { one: '{count} jinete', other: '{count} jinetes' },
	tables: { one: '{count} mesa', other: '{count} mesas' },
	wholeOffer: 'todo',
	/** No single unit is free for the whole stay: its guests move, or the owner changes another booking. */
	unnamed: {
		one: 'una sin nombre todavía: ninguna está libre todas las noches',
		other: '{count} sin nombre todavía: no hay libres todas las noches',
	},
	heldUntil: 'apartada hasta el {day}',
	importedEvent: 'Llega de un calendario importado: se cambia en el otro sitio.',
	savedBy: 'lo guardó {person}',
	decidedBy: 'respondió {person}',
	openRequest: 'Ver la solicitud {reference}',
	change: 'Cambiar',
	changeOf: 'Cambiar: {what}',
	remove: 'Quitar',
	removeOf: 'Quitar: {what}',
	removed: 'Quitado: quedó libre.',
	/** These words name a whole booking by phone, which has several items. */
	removeAll: 'Quitar la reserva entera ({count} cosas)',
	removeAllOf: 'Quitar la reserva entera ({count} cosas): {guest}',
	removedAll: 'Quitada la reserva entera de {guest}: {count} cosas.',
	undo: 'Deshacer',
	undone: 'Está otra vez en el calendario.',
	undoRefused: {
		taken: 'No se pudo volver a anotar: alguien lo tomó.',
		past: 'No se pudo volver a anotar: una parte ya pasó. Anote de nuevo lo que está por venir.',
	},
	removeRefused: {
		'stay-past': 'La estadía ya pasó y queda en el registro: no se puede quitar.',
		'stay-begun':
			'El huésped ya durmió aquí y esas noches quedan en el registro. Para liberar lo que falta, use «Cambiar» y acorte la estadía.',
	} satisfies RemoveRefused,
	changeFailed: 'No se pudo guardar. Revise la conexión e inténtelo de nuevo.',
}

const en = {
	parts: { calendar: 'Calendar', rates: 'Rates', others: 'Other sites' },
	partsLabel: 'Parts of the calendar',
	offers: 'What to show',
	all: 'All',
	previous: 'Previous month',
	next: 'Next month',
	today: 'Today',
	failed: 'The calendar could not be read. Check the connection and try again.',
	kinds: {
		confirmed: 'Confirmed',
		held: 'Held',
		phone: 'By phone',
		blocked: 'Blocked',
		imported: 'From another calendar',
	} satisfies Kinds,
	states: {
		free: 'free',
		full: 'full',
		some: '{free} of {total} left',
		none: 'nothing',
		taken: { one: 'one entry', other: '{count} entries' },
	},
	holiday: '{day}: public holiday, {name}',
	choose: 'Tap a day to block nights or enter a booking.',
	chosen: 'First night: {day}. Now tap the last one, or the same again.',
	oneNight: 'That night only',
	cancel: 'Cancel',
	noNumber:
		'You have not said how many units there are: write it in the facts of the site, and the calendar will say how many are left.',
	noNumberByOthers:
		'Nobody has said yet how many units there are: when an owner says it in the facts of the site, the calendar will say how many are left.',
	toFacts: 'Go to the facts',
	list: 'Entries in {month}',
	emptyList: 'Nothing entered this month.',
	earlier: 'Since the month before',
	nights: { one: '{count} night', other: '{count} nights' },
	people: { one: '{count} person', other: '{count} people' },
	peopleInAll: {
		one: '{count} person in the whole booking',
		other: '{count} people in the whole booking',
	},
	riders: { one: '{count} rider', other: '{count} riders' },
	tables: { one: '{count} table', other: '{count} tables' },
	wholeOffer: 'all',
	unnamed: {
		one: 'one without a name yet: none is free on every night',
		other: '{count} without a name yet: none are free on every night',
	},
	heldUntil: 'held until {day}',
	importedEvent: 'It comes from an imported calendar: change it on the other site.',
	savedBy: 'saved by {person}',
	decidedBy: 'answered by {person}',
	openRequest: 'See request {reference}',
	change: 'Change',
	changeOf: 'Change: {what}',
	remove: 'Remove',
	removeOf: 'Remove: {what}',
	removed: 'Removed: it is free again.',
	removeAll: 'Remove the whole booking ({count} things)',
	removeAllOf: 'Remove the whole booking ({count} things): {guest}',
	removedAll: 'Removed the whole booking of {guest}: {count} things.',
	undo: 'Undo',
	undone: 'It is back in the calendar.',
	undoRefused: {
		taken: 'It could not be put back: somebody took it.',
		past: 'It could not be put back: a part of it is past. Enter again what is still to come.',
	},
	removeRefused: {
		'stay-past': 'The stay is over and stays on record: it cannot be removed.',
		'stay-begun':
			'The guest has slept here, and those nights stay on record. To free what is left, use “Change” and shorten the stay.',
	},
	changeFailed: 'It could not be saved. Check the connection and try again.',
} satisfies typeof es

export const deskCalendarWords = { es, en }
export type DeskCalendarWords = typeof es
