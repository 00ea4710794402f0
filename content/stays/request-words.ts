import type { GuestAction, ShownState } from '#domain/stays/states/state.ts'
import { beforeArrivalWords } from './before-arrival-words.ts'
import { guestDepositWords } from './guest-deposit-words.ts'
import { requestErrorWords } from './request-error-words.ts'
import { requestHistoryWords } from './request-history-words.ts'

type States = Record<ShownState, { name: string; text: string }>
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
			name: 'Nuestra propuesta',
			text: 'La reserva es firme cuando se la confirmemos. Si algo no le sirve, díganos qué cambiar.',
		},
		expired: {
			name: 'La propuesta venció',
			text: 'Pregúntenos si todavía es posible, o díganos qué cambiar.',
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
	/** A confirmed booking whose guests have slept here. */
	here: {
		name: '¡Bienvenidos!',
		text: 'Qué gusto tenerlos aquí. Si les hace falta algo, escríbanos.',
	},
	/** A booking whose day of departure is past. */
	visited: {
		name: '¡Gracias por venir!',
		text: 'Fue un gusto tenerlos aquí. Ojalá vuelvan pronto.',
	},
	/** A quote whose units others took, because it held none. */
	taken: {
		name: 'Esas fechas ya se ocuparon',
		text: 'Mientras tanto las tomó otra persona y esta propuesta ya no se puede aceptar. No pague nada por ella; si ya pagó, escríbanos. Propónganos otras fechas o envíenos un mensaje, y miramos qué le podemos ofrecer.',
	},
	/** A quote that nobody accepted or confirmed before its days were past. */
	stayOver: {
		name: 'Estas fechas ya pasaron',
		text: 'Esta propuesta ya no se puede aceptar ni confirmar. No pague nada por ella; si ya pagó, escríbanos. Propónganos otras fechas y miramos qué le podemos ofrecer.',
	},
	/** A request that got no quote before its days were past. */
	unquotedOver: {
		name: 'Estas fechas ya pasaron',
		text: 'Esta solicitud ya no se puede atender para esas fechas. Si todavía quiere venir, propónganos otras y miramos qué le podemos ofrecer.',
	},
	asked: 'Lo que pidió',
	labels: {
		name: 'Nombre',
		items: 'Pide',
		/** The label of the items in a quote or a confirmation. */
		includes: 'Incluye',
		people: 'Personas',
		children: 'Edades de los niños',
		arrival: 'Llegada',
		departure: 'Salida',
		message: 'Mensaje',
		estimate: 'Estimado',
	},
	people: { one: '{count} persona', other: '{count} personas' },
	withChildren: {
		one: '{people}, con un niño ({ages} años)',
		other: '{people}, con {count} niños ({ages} años)',
	},
	heldUntil: 'Se la guardamos hasta el {day}.',
	holdOver:
		'Se la guardamos hasta el {day}, que ya pasó: las fechas pueden estar ocupadas y esta propuesta ya no se puede aceptar.',
	askAgain: 'Preguntar si todavía es posible',
	askAgainText: 'Todavía nos interesa la propuesta del {day}. ¿Sigue siendo posible?',
	noDeposit: 'No pedimos anticipo: para aceptarla no tiene que pagar nada.',
	toBeAgreed: 'por acordar',
	plusRest: '{price}, más lo que acordemos',
	onlyRest: 'lo que acordemos',
	agreed: 'Lo acordado',
	/** The heading of an agreement that no longer holds. */
	earlier: { quote: 'La propuesta de antes', confirmation: 'Lo que se había acordado' },
	price: 'Precio, con impuestos',
	history: 'Historia',
	by: { guest: 'Usted', owner: '{name}' },
	happened: requestHistoryWords.es,
	actions: {
		accept: 'Aceptar la propuesta',
		change: 'Pedir un cambio',
		withdraw: 'Ya no quiero el cambio',
		cancel: 'Cancelar',
		message: 'Enviar un mensaje',
	} satisfies Actions,
	/** Said in place once it was sent. */
	done: {
		accept: 'Recibimos su aceptación. Le confirmamos por correo.',
		change: 'Recibimos el cambio que pide. Le respondemos pronto.',
		withdraw: 'El cambio que había pedido quedó retirado.',
		cancel: 'Quedó cancelada.',
		message: 'Recibimos su mensaje.',
	} satisfies Actions,
	/** Said of a change that was asked for earlier. */
	changeWaits: 'El cambio que nos pidió antes espera nuestra respuesta.',
	changeMeanwhile: {
		stays: 'Hasta que le respondamos, todo sigue como estaba.',
		lapsed: 'Como la propuesta venció, las fechas pueden ocuparse mientras tanto.',
	},
	/** Said of a change of the quote that waits for the guest. */
	quoteStays:
		'La propuesta sigue en pie mientras le respondemos: si la acepta como está, el cambio que pidió queda sin efecto.',
	quoteStaysUntil:
		'La propuesta sigue en pie mientras le respondemos, a más tardar hasta el {day}: si la acepta como está, el cambio que pidió queda sin efecto.',
	/** The fields of a change. */
	wanted: {
		from: 'Llegada',
		to: 'Salida',
		people: 'Personas',
		adults: 'Adultos',
		ages: 'La edad de cada niño que viene, como 4, 7. Si no viene ninguno, déjelo vacío.',
		text: '¿Algo más? (opcional)',
	},
	proposeDays: 'Proponer otras fechas',
	before: beforeArrivalWords.es,
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
	deleteOwed:
		'Todavía hay {price} por devolverle. Anote la referencia {reference} antes de borrar: con ella, y con el comprobante de su pago, nos los puede pedir por teléfono o por WhatsApp. Después ya no tendremos cómo escribirle.',
	cancelFirst: 'Su reserva está confirmada: cancélela primero y después borre los datos.',
	deleteLater: 'Podrá borrar sus datos cuando termine su estadía.',
	deleted: 'Borramos su solicitud y sus datos.',
	all: 'Mis solicitudes en este navegador',
	unknown: 'No encontramos esa solicitud. El enlace está incompleto, o sus datos ya se borraron.',
	deposit: guestDepositWords.es,
	errors: requestErrorWords.es,
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
			name: 'Our offer',
			text: 'The booking is firm once we confirm it. If something does not suit you, tell us what to change.',
		},
		expired: {
			name: 'The offer has run out',
			text: 'Ask us whether it is still possible, or tell us what to change.',
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
	here: {
		name: 'Welcome!',
		text: 'It is a pleasure to have you here. If you need anything, write to us.',
	},
	visited: {
		name: 'Thank you for coming!',
		text: 'It was a pleasure to have you here. We hope to see you again soon.',
	},
	taken: {
		name: 'Those dates have been taken',
		text: 'Somebody else took them meanwhile, so this offer can no longer be accepted. Do not pay anything for it; if you have paid, write to us. Suggest other dates or send us a message, and we will see what we can offer you.',
	},
	stayOver: {
		name: 'These dates are past',
		text: 'This offer can no longer be accepted or confirmed. Please do not pay anything for it; if you have paid, write to us. Suggest other dates, and we will see what we can offer.',
	},
	unquotedOver: {
		name: 'These dates are past',
		text: 'We can no longer have you on those dates. If you would still like to come, suggest others, and we will see what we can offer.',
	},
	asked: 'What you asked for',
	labels: {
		name: 'Name',
		items: 'Asked for',
		includes: 'Includes',
		people: 'People',
		children: 'Ages of the children',
		arrival: 'Arrival',
		departure: 'Departure',
		message: 'Message',
		estimate: 'Estimate',
	},
	people: { one: '{count} person', other: '{count} people' },
	withChildren: {
		one: '{people}, one of them a child (aged {ages})',
		other: '{people}, {count} of them children (aged {ages})',
	},
	heldUntil: 'We keep it for you until {day}.',
	holdOver:
		'We kept it for you until {day}, which is past: the dates may be taken and this offer can no longer be accepted.',
	askAgain: 'Ask whether it is still possible',
	askAgainText: 'We are still interested in the offer held until {day}. Is it still possible?',
	noDeposit: 'We ask for no deposit: you pay nothing to accept it.',
	toBeAgreed: 'to be agreed',
	plusRest: '{price}, plus what we agree on',
	onlyRest: 'the part we have yet to agree on',
	agreed: 'What was agreed',
	earlier: { quote: 'The earlier offer', confirmation: 'What had been agreed' },
	price: 'Price, taxes included',
	history: 'History',
	by: { guest: 'You', owner: '{name}' },
	happened: requestHistoryWords.en,
	actions: {
		accept: 'Accept the offer',
		change: 'Ask for a change',
		withdraw: 'I no longer want the change',
		cancel: 'Cancel',
		message: 'Send a message',
	},
	done: {
		accept: 'We have your acceptance. Our confirmation follows by e-mail.',
		change: 'We have the change you ask for. We answer soon.',
		withdraw: 'The change you asked for is withdrawn.',
		cancel: 'It is cancelled.',
		message: 'We have your message.',
	},
	changeWaits: 'The change you asked for earlier waits for our reply.',
	changeMeanwhile: {
		stays: 'Until we reply, everything stays as it was.',
		lapsed: 'As the offer has run out, the dates may be taken meanwhile.',
	},
	quoteStays:
		'The offer stands until we reply: if you accept it as it is, the change you asked for is dropped.',
	quoteStaysUntil:
		'The offer stands until we reply, and until {day} at the latest: if you accept it as it is, the change you asked for is dropped.',
	wanted: {
		from: 'Arrival',
		to: 'Departure',
		people: 'People',
		adults: 'Adults',
		ages: 'The age of each child who comes, such as 4, 7. Leave it empty if none does.',
		text: 'Anything else? (optional)',
	},
	proposeDays: 'Suggest other dates',
	before: beforeArrivalWords.en,
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
	deleteOwed:
		'There are still {price} to be returned to you. Write down the reference {reference} before you delete: with it, and with the receipt of your payment, you can ask us for them by phone or WhatsApp. Afterwards we will have no way to write to you.',
	cancelFirst: 'Your booking is confirmed: cancel it first, then delete the data.',
	deleteLater: 'You can delete your data once your stay is over.',
	deleted: 'We have deleted your request and your data.',
	all: 'My requests in this browser',
	unknown: 'We cannot find that request. The link is incomplete, or its data have been deleted.',
	deposit: guestDepositWords.en,
	errors: requestErrorWords.en,
} satisfies typeof es

export const requestWords = { es, en }
export type RequestWords = typeof es
