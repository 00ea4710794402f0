/** Calendars of other sites, our own for them, and the names of units. */
const es = {
	failed: 'No se pudieron leer los calendarios. Revise la conexión e inténtelo de nuevo.',
	saved: 'Guardado.',
	saveFailed:
		'No se pudo guardar. Lo que escribió sigue aquí: revise la conexión e inténtelo de nuevo.',
	elsewhere:
		'Alguien cambió estos calendarios mientras tanto, quizá usted en otro teléfono. Así están ahora: revise y vuelva a intentarlo.',
	imports: {
		title: 'Leer los de otros sitios',
		lead: 'Copie la dirección del calendario en Airbnb o Booking.com y péguela aquí. Cada media hora se leen las noches tomadas.',
		readOnly:
			'Cada media hora se leen las noches tomadas en otros sitios. Solo quien es dueño agrega o quita calendarios.',
		none: 'Todavía no se lee ningún calendario.',
		offer: 'Para qué',
		url: 'Dirección del calendario',
		urlHint: 'Empieza por https:// o webcal:// y suele terminar en .ics',
		add: 'Agregar',
		remove: 'Quitar',
		removeOf: 'Quitar el de {host}, {offer}',
		removed: 'Quitado: sus noches quedaron libres.',
		undo: 'Deshacer',
		readAt: 'Leído el {time}',
		neverRead: 'Todavía no se ha leído.',
		events: { one: '{count} estadía', other: '{count} estadías' },
		echoes: { one: '{count} es de aquí', other: '{count} son de aquí' },
		skipped: {
			one: '{count} entrada no se pudo tomar completa',
			other: '{count} entradas no se pudieron tomar completas',
		},
		nameless: 'Sin nombre',
		skipReasons: {
			broken: 'está mal escrita en el otro sitio: no toma noches aquí',
			'too-long': 'dura más de 400 noches: solo se toman las primeras 400',
			'too-far': 'pasa de dos años desde hoy: lo que sobra no se toma todavía',
			'no-night': 'empieza y termina el mismo día: no toma ninguna noche',
			'too-often': 'se repite demasiado: no se toman todas sus noches',
			'too-many': 'ese calendario tiene demasiadas entradas: esta no se tomó',
		},
		failing: 'No se puede leer desde el {time}: {reason}. Sigue lo último que se leyó.',
		wrongAddress:
			'Esa dirección no sirve: debe empezar por https:// o webcal:// y estar en internet.',
		twice: 'Ese calendario ya está en la lista.',
	},
	feeds: {
		title: 'Dar el nuestro a otros',
		lead: 'Estas direcciones son secretas: péguelas en Google, Apple, Outlook, Airbnb o Booking.com y verán las noches tomadas aquí.',
		all: 'Todo junto',
		allHint:
			'Para ver en su propio calendario todo lo tomado. A Airbnb o Booking.com deles solo la de lo que se alquila allá.',
		address: 'Dirección de «{offer}»',
		copy: 'Copiar',
		copyOf: 'Copiar la dirección de «{offer}»',
		copied: 'Dirección copiada.',
		copyFailed: 'No se pudo copiar: tóquela y cópiela a mano.',
		renew: 'Cambiar',
		renewOf: 'Cambiar la dirección de «{offer}»',
		renewTitle: '¿Cambiar la dirección de «{offer}»?',
		renewText: 'La de ahora deja de servir: habrá que pegar la nueva donde la usan.',
		renewed: 'Dirección nueva lista.',
		cancel: 'Dejarla',
		guestNames: 'Mostrar los nombres de los huéspedes en esos calendarios',
		guestNamesHint: 'Apagado, solo dicen «Reservado». Enciéndalo si nadie más ve esas direcciones.',
	},
	units: {
		title: 'Nombres de las unidades',
		lead: 'Si le pone nombre a cada una, las reservas toman unas en particular y cada una tiene su propio calendario para otros sitios.',
		name: 'Número {number}',
		optional: '(opcional)',
		save: 'Guardar los nombres',
		elsewhere:
			'Alguien cambió los nombres mientras usted escribía, quizá usted en otro teléfono. Los suyos siguen aquí, sin guardar. ¿Cuáles deben quedar?',
		saveMine: 'Guardar los míos',
		takeTheirs: 'Dejar los otros',
		booked:
			'«{unit}» tiene una reserva ({days}, {guest}) y no se puede quitar. Cámbiele el nombre si quiere: la reserva sigue igual.',
		errors: {
			errUnitName: 'Un nombre tiene de 1 a 40 letras',
			errUnitTwice:
				'Dos unidades tienen el mismo nombre o casi: no basta cambiar mayúsculas, tildes o espacios',
			errUnitsMany: 'Hay más nombres que unidades: diga primero en los datos cuántas hay',
		},
	},
}

const en = {
	failed: 'The calendars could not be read. Check the connection and try again.',
	saved: 'Saved.',
	saveFailed:
		'It could not be saved. What you wrote is still here: check the connection and try again.',
	elsewhere:
		'Somebody changed these calendars meanwhile, perhaps you on another phone. This is how they are now: look and try again.',
	imports: {
		title: 'Read those of other sites',
		lead: 'Copy the calendar’s address on Airbnb or Booking.com and paste it here. Every half hour its taken nights are read.',
		readOnly:
			'Nights taken on other sites are read every half hour. Only an owner adds or removes calendars.',
		none: 'No calendar is read yet.',
		offer: 'For',
		url: 'Address of the calendar',
		urlHint: 'It begins with https:// or webcal:// and usually ends in .ics',
		add: 'Add',
		remove: 'Remove',
		removeOf: 'Remove that of {host}, {offer}',
		removed: 'Removed: its nights are free again.',
		undo: 'Undo',
		readAt: 'Read on {time}',
		neverRead: 'Not read yet.',
		events: { one: '{count} stay', other: '{count} stays' },
		echoes: { one: '{count} is our own', other: '{count} are our own' },
		skipped: {
			one: '{count} entry could not be taken in full',
			other: '{count} entries could not be taken in full',
		},
		nameless: 'Without a name',
		skipReasons: {
			broken: 'written wrongly on the other site: it takes no nights here',
			'too-long': 'longer than 400 nights: only the first 400 are taken',
			'too-far': 'more than two years ahead: the nights beyond are not taken yet',
			'no-night': 'begins and ends on the same day: it takes no night',
			'too-often': 'repeats too often: not all of its nights are taken',
			'too-many': 'that calendar has too many entries: this one was not taken',
		},
		failing: 'It cannot be read since {time}: {reason}. What was read last still counts.',
		wrongAddress:
			'That address does not work: it must begin with https:// or webcal:// and be on the internet.',
		twice: 'That calendar is in the list already.',
	},
	feeds: {
		title: 'Give ours to others',
		lead: 'These addresses are secret: paste them into Google, Apple, Outlook, Airbnb or Booking.com to show the nights taken here.',
		all: 'Everything together',
		allHint:
			'To see all that is taken in a calendar of your own. Give Airbnb or Booking.com only the one of what is rented there.',
		address: 'Address of “{offer}”',
		copy: 'Copy',
		copyOf: 'Copy the address of “{offer}”',
		copied: 'Address copied.',
		copyFailed: 'It could not be copied: tap it and copy it by hand.',
		renew: 'Change',
		renewOf: 'Change the address of “{offer}”',
		renewTitle: 'Change the address of “{offer}”?',
		renewText: 'The present one ends: the new one has to be pasted wherever it is used.',
		renewed: 'The new address is ready.',
		cancel: 'Keep it',
		guestNames: 'Show the guests’ names in those calendars',
		guestNamesHint:
			'Off, they only say “Reservado”. Turn it on if nobody else sees those addresses.',
	},
	units: {
		title: 'Names of units',
		lead: 'If you give each a name, bookings take particular ones, and each has a calendar of its own for other sites.',
		name: 'Number {number}',
		optional: '(optional)',
		save: 'Save the names',
		elsewhere:
			'Somebody changed the names while you were writing, perhaps you on another phone. Yours are still here, unsaved. Which should stay?',
		saveMine: 'Save mine',
		takeTheirs: 'Keep the others',
		booked:
			'“{unit}” has a booking ({days}, {guest}) and cannot be removed. You may rename it: the booking stays as it is.',
		errors: {
			errUnitName: 'A name has 1 to 40 letters',
			errUnitTwice: 'Two units have the same name, or differ only in capitals, accents or spaces',
			errUnitsMany: 'There are more names than units: first say in the facts how many there are',
		},
	},
} satisfies typeof es

export const deskFeedsWords = { es, en }
export type DeskFeedsWords = typeof es
