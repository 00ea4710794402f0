import type { OwnerAction, ShownState } from '#domain/stays/states/state.ts'
import { requestRefusalWords } from './request-refusal-words.ts'

type Actions = Record<OwnerAction, { title: string; send: string; text: string; done: string }>

/** A booking request opened on the owner's desk: what was asked, what is free, and what the owner does. */
const es = {
	title: 'Propuesta y reserva',
	failed: 'No se pudo leer el calendario. Lo que escribió sigue aquí.',
	states: {
		received: { name: 'Recibida', next: 'El huésped espera su propuesta.' },
		offered: { name: 'Con propuesta', next: 'Falta que el huésped acepte.' },
		expired: {
			name: 'La propuesta venció',
			next: 'El huésped ya no la puede aceptar. Si todavía es posible, hágale otra.',
		},
		accepted: { name: 'Aceptada', next: 'El huésped aceptó: falta que usted confirme.' },
		confirmed: { name: 'Confirmada', next: 'Los cupos están apartados.' },
		declined: { name: 'Rechazada', next: 'Puede hacer otra propuesta o abrirla otra vez.' },
		cancelled: { name: 'Cancelada', next: 'Los cupos están libres. La puede abrir otra vez.' },
	} satisfies Record<ShownState, { name: string; next: string }>,
	stayOver: {
		name: 'Las fechas ya pasaron',
		next: 'Nadie la confirmó a tiempo, y al huésped ya no se le pide nada. Hágale una propuesta para otras fechas, o rechácela.',
	},
	changeAsked: 'El huésped pide un cambio y espera su respuesta:',
	/** Puts the wanted days and people into the form below, to see what is free and what it costs. */
	takeOver: 'Ver con estos días y personas',
	asked: 'Lo que pide y lo que hay libre',
	nothingAsked:
		'No escogió nada en particular: marque abajo qué se reserva, o no se apartan cupos.',
	free: {
		zero: 'lleno',
		one: 'queda {count}',
		other: 'quedan {count}',
		unknown: 'cupos sin definir',
		own: 'apartado para esta solicitud',
	},
	noPrice: 'sin precio',
	toBeAgreed: 'precio por acordar',
	plusRest: '{price}, más lo que acuerden',
	onlyRest: 'lo que acuerden',
	agreedTitle: 'Lo acordado',
	wasAgreedTitle: 'Lo que se había acordado',
	/** In its place while the guest has not accepted. */
	quoteTitle: 'Lo que usted propuso',
	agreedPrice: 'Acordado: {price}',
	wasAgreedPrice: 'Se había acordado: {price}',
	warnings: {
		capacity: '{offer}: van {people} personas y caben {most}.',
		'min-nights': '{offer}: son {nights} noches y el mínimo es de {least}.',
		'arrival-day': '{offer}: en esas fechas se llega {days}.',
		'departure-day': '{offer}: en esas fechas se sale {days}.',
		hours: '{offer}: a las {hour} no está abierto.',
		'left-out':
			'{offer}: van {people} de las {party} personas que vienen, y el precio cuenta solo esas.',
		'no-bed': 'Duermen {people} de las {party} personas que vienen, y el precio cuenta solo esas.',
		'no-unit':
			'{offer}: del {from} al {to} no hay una misma unidad libre todas las noches. Pase otra reserva a otra unidad, o avísele al huésped que debe cambiarse.',
	},
	stay: 'Del {from} al {to}, {people}',
	day: 'El {from}, {people}',
	people: { one: '{count} persona', other: '{count} personas' },
	withChildren: {
		one: '{people}, con un niño ({ages} años)',
		other: '{people}, con {count} niños ({ages} años)',
	},
	quoted: 'Su propuesta: {price}',
	heldUntil: 'apartada hasta el {day}',
	/** Once that day is past. */
	heldBefore: 'estuvo apartada hasta el {day}',
	actions: {
		offer: {
			title: 'Hacer una propuesta',
			send: 'Enviar la propuesta',
			text: 'Mensaje para el huésped',
			done: 'La propuesta está enviada.',
		},
		confirm: {
			title: 'Confirmar la reserva',
			send: 'Confirmar y apartar los cupos',
			text: 'Mensaje para el huésped',
			done: 'La reserva está confirmada.',
		},
		decline: {
			title: 'Rechazar',
			send: 'Rechazar la solicitud',
			text: 'Motivo, para el huésped',
			done: 'La solicitud está rechazada.',
		},
		cancel: {
			title: 'Cancelar',
			send: 'Cancelar y liberar los cupos',
			text: 'Motivo, para el huésped',
			done: 'La solicitud está cancelada.',
		},
		reopen: {
			title: 'Abrir otra vez',
			send: 'Abrir la solicitud otra vez',
			text: 'Mensaje para el huésped',
			done: 'La solicitud está abierta otra vez.',
		},
		note: {
			title: 'Dejar una nota interna',
			send: 'Guardar la nota',
			text: 'Nota que el huésped no ve',
			done: 'La nota está guardada.',
		},
	} satisfies Actions,
	confirmChange: 'Confirmar el cambio',
	confirmPrice: 'Cambiar el precio o escribirle al huésped',
	confirmDeposit: 'Cambiar el precio o el anticipo, o escribirle al huésped',
	/** The button of a booking that is confirmed already, by what it sends. */
	sendAgain: {
		change: 'Confirmar el cambio y avisarle al huésped',
		price: 'Cambiar el precio y avisarle al huésped',
		words: 'Enviar el mensaje al huésped',
	},
	/** Where a change waits and none of its terms are in the form: sent like this, it is no longer waited for. */
	answersChange:
		'Con esto le responde al cambio que pide: las fechas, las personas y lo que incluye quedan como estaban.',
	optional: '(opcional)',
	price: 'Precio total en pesos, con impuestos',
	samePrice: 'Dejar el mismo precio: {price}',
	anyway: {
		label: 'Motivo para confirmar de todos modos',
		hint: 'Queda anotado solo para usted. Si faltan cupos, solo se confirma con un motivo.',
	},
	priceWrong: 'Escriba el precio en pesos enteros, como 750.000',
	priceKnown: 'Según sus tarifas: {price}.',
	priceUnknown: 'Sin tarifa: {offers}.',
	/** Where something has no rate: whether the figure is for all of it. */
	priceOpen:
		'Si no cambia el valor, se confirma así: {price}. Si escribe otro, es el precio de todo.',
	priceWhole: 'El valor es el precio de todo, también de lo que no tiene tarifa.',
	pricePastUnknown:
		'Es lo acordado por todo: el sitio no sabe qué parte corresponde a lo que ya pasó. Ajústelo si el cambio sube o baja el precio.',
	held: 'Apartar los cupos hasta',
	heldHint: 'Hasta el final de ese día. Sin fecha no se aparta nada.',
	heldTooShort:
		'Es antes del último día del anticipo ({day}): la propuesta vence y los cupos quedan libres aunque el huésped todavía esté a tiempo de pagar.',
	heldPaid: 'El huésped ya pagó: los cupos quedan apartados hasta el día de llegada.',
	sending: 'Enviando…',
	messageSent: 'El mensaje está enviado.',
	/** In place of it, where the guest had all of it before. */
	outdatedDraft:
		'Lo que usted tenía escrito aquí es de antes de que la solicitud cambiara: mire cómo está ahora.',
	discardDraft: 'Descartar lo escrito',
	nothingSent: 'No se envió nada: esto mismo ya lo tiene el huésped.',
	mails: {
		pending: 'El correo al huésped va en camino.',
		sent: 'El correo al huésped salió.',
		failed: 'El correo al huésped no se pudo entregar: escríbale por WhatsApp.',
		unconfigured: 'No hay correo configurado: avísele por WhatsApp.',
	},
	whatsapp: 'Enviar por WhatsApp',
	whatsappText: 'Texto para WhatsApp',
	guestPage: 'Ver la página del huésped',
	errors: requestRefusalWords.es.errors,
	reasons: requestRefusalWords.es.reasons,
}

const en = {
	title: 'Quote and booking',
	failed: 'The calendar could not be read. What you typed is still here.',
	states: {
		received: { name: 'Received', next: 'The guest is waiting for your quote.' },
		offered: { name: 'Quote sent', next: 'The guest has not accepted yet.' },
		expired: {
			name: 'The quote has run out',
			next: 'The guest can no longer accept it. If it is still possible, send another.',
		},
		accepted: { name: 'Accepted', next: 'The guest accepted: your confirmation is missing.' },
		confirmed: { name: 'Confirmed', next: 'The units are taken.' },
		declined: { name: 'Declined', next: 'You can send another quote, or open it again.' },
		cancelled: { name: 'Cancelled', next: 'The units are free. You can open it again.' },
	},
	stayOver: {
		name: 'The dates are past',
		next: 'Nobody confirmed it in time, and the guest is asked for nothing any more. Send a quote for other dates, or decline it.',
	},
	changeAsked: 'The guest asks for a change, and waits for your reply:',
	takeOver: 'Try these days and people',
	asked: 'What they ask for, and what is free',
	nothingAsked:
		'Nothing in particular was chosen: tick below what is booked, or no units are taken.',
	free: {
		zero: 'full',
		one: '{count} left',
		other: '{count} left',
		unknown: 'no number set',
		own: 'kept for this request',
	},
	noPrice: 'no price',
	toBeAgreed: 'price to be agreed',
	plusRest: '{price}, plus what you agree on',
	onlyRest: 'the part you have yet to agree on',
	agreedTitle: 'What is agreed',
	wasAgreedTitle: 'What had been agreed',
	quoteTitle: 'What you quoted',
	agreedPrice: 'Agreed: {price}',
	wasAgreedPrice: 'Had been agreed: {price}',
	warnings: {
		capacity: '{offer}: {people} people, and there is room for {most}.',
		'min-nights': '{offer}: {nights} nights, and the minimum is {least}.',
		'arrival-day': '{offer}: on those dates stays begin on {days}.',
		'departure-day': '{offer}: on those dates stays end on {days}.',
		hours: '{offer}: not open at {hour}.',
		'left-out':
			'{offer}: {people} of the {party} people who come are in it, and the price counts only those.',
		'no-bed':
			'{people} of the {party} people who come sleep here, and the price counts only those.',
		'no-unit':
			'{offer}: from {from} to {to} no single unit is free every night. Move another booking, or tell the guest that they will have to change units.',
	},
	stay: '{from} to {to}, {people}',
	day: '{from}, {people}',
	people: { one: '{count} person', other: '{count} people' },
	withChildren: {
		one: '{people}, one of them a child (aged {ages})',
		other: '{people}, {count} of them children (aged {ages})',
	},
	quoted: 'Your quote: {price}',
	heldUntil: 'held until {day}',
	heldBefore: 'was held until {day}',
	actions: {
		offer: {
			title: 'Write a quote',
			send: 'Send the quote',
			text: 'Message to the guest',
			done: 'The quote is sent.',
		},
		confirm: {
			title: 'Confirm the booking',
			send: 'Confirm and take the units',
			text: 'Message to the guest',
			done: 'The booking is confirmed.',
		},
		decline: {
			title: 'Decline',
			send: 'Decline the request',
			text: 'Reason, for the guest',
			done: 'The request is declined.',
		},
		cancel: {
			title: 'Cancel',
			send: 'Cancel and free the units',
			text: 'Reason, for the guest',
			done: 'The request is cancelled.',
		},
		reopen: {
			title: 'Open again',
			send: 'Open the request again',
			text: 'Message to the guest',
			done: 'The request is open again.',
		},
		note: {
			title: 'Leave an internal note',
			send: 'Save the note',
			text: 'A note that the guest does not see',
			done: 'The note is saved.',
		},
	},
	confirmChange: 'Confirm the change',
	confirmPrice: 'Change the price or write to the guest',
	confirmDeposit: 'Change the price or the deposit, or write to the guest',
	sendAgain: {
		change: 'Confirm the change and tell the guest',
		price: 'Change the price and tell the guest',
		words: 'Send the message to the guest',
	},
	answersChange:
		'This answers the change that the guest asks for: the dates, the people and what is included stay as they were.',
	optional: '(optional)',
	price: 'Total price in pesos, taxes included',
	samePrice: 'Keep the same price: {price}',
	anyway: {
		label: 'Reason to confirm all the same',
		hint: 'Kept as a note that only you see. If units are missing, it is confirmed only with a reason.',
	},
	priceWrong: 'Please enter the price in whole pesos, such as 750,000',
	priceKnown: 'By your rates: {price}.',
	priceUnknown: 'Without a rate: {offers}.',
	priceOpen:
		'Left as it is, it is confirmed like this: {price}. If you type another, it is the price of everything.',
	priceWhole: 'The figure is the price of everything, also of what has no rate.',
	pricePastUnknown:
		'This is what was agreed for everything: the site cannot tell what part of it was for the days that are past. Adjust it if the change costs more or less.',
	held: 'Hold the units until',
	heldHint: 'To the end of that day. Without a date nothing is held.',
	heldTooShort:
		'This is before the last day for the deposit ({day}): the quote runs out and the units are freed while the guest still has time to pay.',
	heldPaid: 'The guest has paid: the units stay held until the day of arrival.',
	sending: 'Sending…',
	messageSent: 'The message is sent.',
	outdatedDraft:
		'What you had written here is from before the request changed: see how it stands now.',
	discardDraft: 'Discard what I wrote',
	nothingSent: 'Nothing was sent: the guest already has this.',
	mails: {
		pending: 'The mail to the guest is on its way.',
		sent: 'The mail to the guest has gone out.',
		failed: 'The mail to the guest could not be delivered: write on WhatsApp.',
		unconfigured: 'No mail is configured: tell the guest on WhatsApp.',
	},
	whatsapp: 'Send by WhatsApp',
	whatsappText: 'Text for WhatsApp',
	guestPage: 'See the guest’s page',
	errors: requestRefusalWords.en.errors,
	reasons: requestRefusalWords.en.reasons,
} satisfies typeof es

export const deskRequestWords = { es, en }
export type DeskRequestWords = typeof es
