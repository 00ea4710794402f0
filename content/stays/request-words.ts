import type { GuestAction, RequestState } from '#domain/stays/states/state.ts'

type States = Record<RequestState, { name: string; text: string }>
type Actions = Record<GuestAction, string>

/** The guest's own page of a booking request. */
const es = {
	title: 'Su solicitud {reference}',
	pageTitle: 'Su solicitud',
	receipt: 'Recibida el {time}, con el número {reference}. Esta página es su comprobante.',
	states: {
		received: {
			name: 'Recibida',
			text: 'La estamos mirando y le respondemos con la disponibilidad y el precio. Todavía no es una reserva.',
		},
		offered: {
			name: 'Con propuesta',
			text: 'Le hicimos una propuesta: acéptela, o díganos qué cambiar. La reserva es firme cuando se la confirmemos.',
		},
		accepted: {
			name: 'Propuesta aceptada',
			text: 'Recibimos su aceptación. Falta nuestra confirmación, que le llega por correo.',
		},
		confirmed: { name: 'Confirmada', text: 'Su reserva es firme. ¡Los esperamos!' },
		declined: {
			name: 'No disponible',
			text: 'Esta vez no lo pudimos recibir en esas fechas. Si quiere, proponga otras.',
		},
		cancelled: { name: 'Cancelada', text: 'Esta solicitud está cancelada.' },
	} satisfies States,
	asked: 'Lo que pidió',
	labels: {
		name: 'Nombre',
		items: 'Pide',
		people: 'Personas',
		children: 'Edades de los niños',
		arrival: 'Llegada',
		departure: 'Salida',
		message: 'Mensaje',
		estimate: 'Estimado',
	},
	offered: 'Nuestra propuesta',
	heldUntil: 'Se la guardamos hasta el {day}.',
	holdOver:
		'Se la guardamos hasta el {day}, que ya pasó: las fechas pueden estar ocupadas y esta propuesta ya no se puede aceptar.',
	askAgain: 'Preguntar si todavía es posible',
	askAgainText: 'Todavía nos interesa la propuesta del {day}. ¿Sigue siendo posible?',
	toBeAgreed: 'por acordar',
	plusRest: '{price}, más lo que acordemos',
	agreed: 'Lo acordado',
	price: 'Precio, con impuestos',
	history: 'Historia',
	by: { guest: 'Usted', owner: '{name}' },
	happened: {
		accept: 'aceptó la propuesta',
		change: 'pidió un cambio',
		cancel: 'canceló',
		message: 'escribió',
		offer: 'hizo una propuesta',
		confirm: 'confirmó la reserva',
		decline: 'respondió que no es posible',
		reopen: 'abrió otra vez la solicitud',
	},
	actions: {
		accept: 'Aceptar la propuesta',
		change: 'Pedir un cambio',
		cancel: 'Cancelar',
		message: 'Enviar un mensaje',
	} satisfies Actions,
	text: 'Su mensaje',
	reason: 'Motivo (opcional)',
	confirm: { cancel: 'Sí, cancelar la solicitud', delete: 'Sí, borrar mis datos' },
	calendar: 'Guardar en el calendario',
	whatsapp: 'Escribir por WhatsApp',
	whatsappText: 'Hola, {name}. Le escribo por mi solicitud {reference}.',
	print: 'Imprimir',
	codes: { page: 'Esta solicitud en el teléfono', place: 'Dónde estamos, en el mapa' },
	keep: 'Guarde la dirección de esta página: quien la tenga puede ver y cambiar la solicitud.',
	sending: 'Enviando…',
	deleteData: 'Borrar mis datos',
	deleteText: 'Borra esta solicitud y todo lo que escribió. No se puede deshacer.',
	cancelFirst: 'Su reserva está confirmada: cancélela primero y después borre los datos.',
	deleted: 'Borramos su solicitud y sus datos.',
	unknown: 'No encontramos esa solicitud. El enlace está incompleto, o sus datos ya se borraron.',
	errors: {
		errText: 'Escriba su mensaje',
		errTextLong: 'El mensaje es muy largo: use 2.000 letras o menos',
		'hold-passed': 'La propuesta ya venció: pregúntenos si todavía es posible.',
		'units-taken':
			'Mientras tanto se ocuparon esos cupos. Pídanos un cambio y buscamos otras fechas.',
		'wrong-state': 'La solicitud cambió mientras tanto: mire cómo está ahora.',
		'too-many-requests':
			'Han llegado muchos mensajes seguidos. Espere un rato, o escríbanos por WhatsApp.',
		unavailable: 'No lo pudimos guardar en este momento. Inténtelo otra vez en un rato.',
	},
}

const en = {
	title: 'Your request {reference}',
	pageTitle: 'Your request',
	receipt: 'Received on {time}, with the number {reference}. This page is your receipt.',
	states: {
		received: {
			name: 'Received',
			text: 'We are looking at it and will answer with availability and a price. It is not a booking yet.',
		},
		offered: {
			name: 'Offer made',
			text: 'We have made you an offer: accept it, or tell us what to change. The booking is firm once we confirm it.',
		},
		accepted: {
			name: 'Offer accepted',
			text: 'We have your acceptance. Our confirmation is still to come, by e-mail.',
		},
		confirmed: { name: 'Confirmed', text: 'Your booking is firm. We look forward to seeing you!' },
		declined: {
			name: 'Not available',
			text: 'This time we could not have you on those dates. You are welcome to suggest others.',
		},
		cancelled: { name: 'Cancelled', text: 'This request is cancelled.' },
	},
	asked: 'What you asked for',
	labels: {
		name: 'Name',
		items: 'Asked for',
		people: 'People',
		children: 'Ages of the children',
		arrival: 'Arrival',
		departure: 'Departure',
		message: 'Message',
		estimate: 'Estimate',
	},
	offered: 'Our offer',
	heldUntil: 'We keep it for you until {day}.',
	holdOver:
		'We kept it for you until {day}, which is past: the dates may be taken and this offer can no longer be accepted.',
	askAgain: 'Ask whether it is still possible',
	askAgainText: 'We are still interested in the offer held until {day}. Is it still possible?',
	toBeAgreed: 'to be agreed',
	plusRest: '{price}, plus what we agree on',
	agreed: 'What was agreed',
	price: 'Price, taxes included',
	history: 'History',
	by: { guest: 'You', owner: '{name}' },
	happened: {
		accept: 'accepted the offer',
		change: 'asked for a change',
		cancel: 'cancelled',
		message: 'wrote',
		offer: 'made an offer',
		confirm: 'confirmed the booking',
		decline: 'answered that it is not possible',
		reopen: 'opened the request again',
	},
	actions: {
		accept: 'Accept the offer',
		change: 'Ask for a change',
		cancel: 'Cancel',
		message: 'Send a message',
	},
	text: 'Your message',
	reason: 'Reason (optional)',
	confirm: { cancel: 'Yes, cancel the request', delete: 'Yes, delete my data' },
	calendar: 'Save to your calendar',
	whatsapp: 'Write on WhatsApp',
	whatsappText: 'Hello, {name}. I am writing about my request {reference}.',
	print: 'Print',
	codes: { page: 'This request on your phone', place: 'Where we are, on the map' },
	keep: 'Keep the address of this page: whoever has it can see and change the request.',
	sending: 'Sending…',
	deleteData: 'Delete my data',
	deleteText: 'Deletes this request and everything you wrote. It cannot be undone.',
	cancelFirst: 'Your booking is confirmed: cancel it first, then delete the data.',
	deleted: 'We have deleted your request and your data.',
	unknown: 'We cannot find that request. The link is incomplete, or its data have been deleted.',
	errors: {
		errText: 'Please write your message',
		errTextLong: 'The message is very long: please use 2,000 letters or fewer',
		'hold-passed': 'The offer has run out: ask us whether it is still possible.',
		'units-taken':
			'Those places have been taken meanwhile. Ask us for a change, and we look for other dates.',
		'wrong-state': 'The request has changed meanwhile: see how it stands now.',
		'too-many-requests':
			'Many messages have come in a row. Please wait a while, or write on WhatsApp.',
		unavailable: 'We could not store it just now. Please try again in a while.',
	},
} satisfies typeof es

export const requestWords = { es, en }
export type RequestWords = typeof es
