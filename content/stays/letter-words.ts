/** Mails and WhatsApp texts about a booking request. Those to the owner are in Spanish. */
const es = {
	greeting: 'Hola, {guest}:',
	greetingWithoutName: 'Hola:',
	offer: {
		subject: 'Nuestra propuesta para su solicitud {reference}',
		text: 'Miramos el calendario y esto es lo que le proponemos. La puede aceptar, cambiar o cancelar en su página.',
		heldUntil:
			'Se la guardamos hasta el {day}. Después de ese día las fechas quedan libres para otros.',
		suggested: 'Con mucho gusto los recibimos. El precio incluye impuestos.',
		link: 'Ver y aceptar la propuesta',
	},
	confirm: {
		subject: 'Reserva confirmada: {reference}',
		text: 'Su reserva es firme. Guarde este correo: la referencia y el enlace le sirven para cualquier cambio. ¡Los esperamos!',
	},
	/** Words of the owner that change nothing. */
	message: {
		subject: 'Mensaje sobre su reserva {reference}',
		text: 'Le escribimos sobre su reserva, que sigue como estaba:',
	},
	decline: {
		subject: 'Sobre su solicitud {reference}',
		text: 'Esta vez no los podemos recibir en las fechas que pidió. Si quiere, responda a este correo y buscamos otras.',
	},
	cancel: {
		subject: 'Solicitud cancelada: {reference}',
		text: 'Su solicitud quedó cancelada y ya no le guardamos las fechas. Si fue un error, responda a este correo.',
	},
	reopen: {
		subject: 'Abrimos otra vez su solicitud {reference}',
		text: 'Su solicitud está abierta otra vez. Miramos el calendario y le respondemos con una propuesta.',
	},
	/** The differences between a quote or confirmation and the one before, or what was asked for. */
	changes: {
		text: 'Esto cambió: {changes}.',
		days: 'las fechas',
		items: 'lo que incluye',
		people: 'las personas',
		price: 'el precio',
		deposit: 'el anticipo',
		depositNow: 'Ahora el anticipo es de {price}, a más tardar el {day}.',
		depositNowInPart:
			'Ahora el anticipo es de {price}. Ya recibimos {received}: faltan {missing}, a más tardar el {day}.',
		depositGone: 'Ya no tiene que pagar ningún anticipo.',
		none: 'Sobre el cambio que pidió: la reserva sigue como estaba.',
		/** Something was agreed since, but not the days or people that the guest wanted. */
		notWanted: 'Sobre el cambio que pidió: las fechas y las personas quedan como estaban.',
	},
	thanks: {
		subject: 'Gracias por su visita',
		text: 'Gracias por venir. Si tiene un minuto, cuéntele a otros viajeros cómo le fue. El enlace es suyo: su reseña llevará la marca “Con reserva confirmada”.',
		link: 'Dejar una reseña',
	},
	deposit: {
		subject: 'Recibimos su pago: {reference}',
		text: 'Recibimos su pago, gracias. Así quedan las cuentas.',
		lapsed:
			'La propuesta ya había vencido, así que las fechas no están apartadas. Le escribimos para acordar cómo seguir.',
		taken:
			'Mientras tanto otra persona tomó esas fechas, así que no las tenemos apartadas para usted. Le escribimos para acordar otras o devolverle el dinero.',
		howToPay: 'Para el anticipo:',
		askHowToPay: 'Escríbanos por WhatsApp al {phone1} y le decimos cómo pagar el anticipo.',
		releases:
			'Si el anticipo de {asked} no llega completo a más tardar el {lastDay}, se cancela lo acordado y las fechas quedan libres.',
	},
	/** After some of the money was given back. */
	returned: {
		subject: 'Le devolvimos dinero: {reference}',
		text: 'Le devolvimos {returned}. Así quedan las cuentas.',
	},
	depositDue: {
		subject: 'El anticipo de su solicitud {reference}',
		text: 'Hoy es el último día para el anticipo y todavía no nos ha llegado. Si ya lo pagó, envíenos el comprobante desde su página.',
		textInPart:
			'Hoy es el último día para el anticipo y todavía faltan {missing}. Si ya pagó el resto, envíenos el comprobante desde su página.',
		releases: 'Si no llega completo hoy, se cancela lo acordado y las fechas quedan libres.',
		/** While the owner has not replied to the guest. */
		held: 'Lo que nos escribió espera nuestra respuesta: mientras tanto no se cancela nada.',
		unpaid: 'El anticipo no llegó a tiempo.',
		unpaidInPart: 'El anticipo no llegó completo a tiempo: faltaron {missing}.',
	},
	/** After the last day. */
	depositLate: {
		subject: 'El anticipo de su solicitud {reference}',
		text: 'El {lastDay} era el último día para el anticipo y todavía no nos ha llegado. Si ya lo pagó, envíenos el comprobante desde su página; si no, escríbanos.',
		textInPart:
			'El {lastDay} era el último día para el anticipo y todavía faltan {missing}. Si ya pagó el resto, envíenos el comprobante desde su página; si no, escríbanos.',
	},
	arrival: {
		subject: 'Ya casi llegan: {reference}',
		text: 'Los esperamos en pocos días. Aquí está lo que conviene saber antes de salir.',
		route:
			'Cómo llegar: Km {km} de la {road}, a {minutesFromTown} minutos de {town}. El camino con mapa está en {arrivePage}',
		bring:
			'Qué traer: ropa abrigada para la noche, impermeable, zapatos para el barro, repelente y el documento de identidad de cada persona.',
		bringForDay: 'Qué traer: impermeable, zapatos para el barro y repelente.',
	},
	rows: {
		deposit: 'Anticipo',
		depositUntil: '{price}, hasta el {day}',
		depositInPartUntil: '{price}; faltan {missing}, hasta el {day}',
		depositWasDue: '{price}, se esperaba el {day}',
		depositInPartWasDue: '{price}; faltan {missing}, se esperaban el {day}',
		received: 'Pagado',
		returned: 'Devuelto',
		balance: 'Saldo por pagar',
		refund: 'Por devolver o acordar',
		reference: 'Referencia',
		arrival: 'Llegada',
		departure: 'Salida',
		people: 'Personas',
		children: 'Edades de los niños',
		withChildren: {
			one: '{people}, con un niño ({ages} años)',
			other: '{people}, con {count} niños ({ages} años)',
		},
		withoutChildren: '{people}, sin niños',
		items: { offer: 'Incluye', confirm: 'Reserva', asked: 'Pidió' },
		price: 'Precio, con impuestos',
		toBeAgreed: 'por acordar',
		plusRest: '{price}, más lo que acordemos',
		onlyRest: 'lo que acordemos',
		message: 'Mensaje',
	},
	link: 'Ver su solicitud',
	direct: 'Si prefiere hablar, llámenos o escríbanos por WhatsApp al {phone1}, {hours}.',
	signature: '{name}. Km {km}, {road}, {region}. RNT {rnt}.',
	calendar: {
		summary: '{name}: reserva {reference}',
		tentative: '{name} (por confirmar)',
		cancelled: '{name} (cancelada)',
	},
	whatsapp: {
		received:
			'Hola, {guest}. Recibimos su solicitud {reference} y ya le respondemos. Aquí la puede ver: {link}',
		offered:
			'Hola, {guest}. Para su solicitud {reference} le proponemos: {price}. La puede aceptar aquí: {link}',
		/** A quote whose day is past. */
		expired:
			'Hola, {guest}. La propuesta para su solicitud {reference} ya venció. Pregúntenos si todavía es posible, o díganos qué cambiar: {link}',
		/** A quote that nobody accepted or confirmed before its days were past. */
		stayOver:
			'Hola, {guest}. Las fechas de su solicitud {reference} ya pasaron, así que la propuesta ya no vale. No pague nada por ella; si ya pagó, díganos. ¿Buscamos otras fechas? {link}',
		/** A quote whose units others took, because it held none. */
		taken:
			'Hola, {guest}. Mientras tanto otra persona tomó las fechas de su solicitud {reference}, así que la propuesta ya no se puede aceptar. No pague nada por ella; si ya pagó, díganos. ¿Buscamos otras fechas? {link}',
		accepted:
			'Hola, {guest}. Recibimos su aceptación de la solicitud {reference}. Falta nuestra confirmación, que le llega pronto: {link}',
		confirmed: 'Hola, {guest}. Su reserva {reference} está confirmada. ¡Los esperamos! {link}',
		changed:
			'Hola, {guest}. Su reserva {reference} queda confirmada con cambios. {changes} Aquí la puede ver: {link}',
		/** The guest asked for a change, and it stays as agreed. */
		kept: 'Hola, {guest}. Sobre el cambio que pidió: su reserva {reference} sigue como estaba. Aquí la puede ver: {link}',
		declined:
			'Hola, {guest}. No los podemos recibir en las fechas de su solicitud {reference}. ¿Buscamos otras? {link}',
		cancelled: 'Hola, {guest}. Su solicitud {reference} quedó cancelada. {link}',
	},
}

const en = {
	greeting: 'Hello {guest},',
	greetingWithoutName: 'Hello,',
	offer: {
		subject: 'Our offer for your request {reference}',
		text: 'We have looked at the calendar, and this is what we can offer. You can accept it, change it or cancel it on your page.',
		heldUntil: 'We keep it for you until {day}. After that day the dates are free for others.',
		suggested: 'We would be glad to have you. The price includes taxes.',
		link: 'See and accept the offer',
	},
	confirm: {
		subject: 'Booking confirmed: {reference}',
		text: 'Your booking is firm. Keep this e-mail: the reference and the link serve for any change. We look forward to seeing you!',
	},
	message: {
		subject: 'A message about your booking {reference}',
		text: 'We are writing about your booking, which stays as it was:',
	},
	decline: {
		subject: 'About your request {reference}',
		text: 'This time we cannot have you on the dates you asked for. If you like, reply to this e-mail and we will look for others.',
	},
	cancel: {
		subject: 'Request cancelled: {reference}',
		text: 'Your request is cancelled, and we no longer keep the dates for you. If that was a mistake, reply to this e-mail.',
	},
	reopen: {
		subject: 'Your request {reference} is open again',
		text: 'Your request is open again. We will look at the calendar and write back with an offer.',
	},
	changes: {
		text: 'What has changed: {changes}.',
		days: 'the dates',
		items: 'what is included',
		people: 'the people',
		price: 'the price',
		deposit: 'the deposit',
		depositNow: 'The deposit is now {price}, by {day} at the latest.',
		depositNowInPart:
			'The deposit is now {price}. We have received {received}: {missing} are missing, by {day} at the latest.',
		depositGone: 'You no longer have to pay any deposit.',
		none: 'About the change you asked for: the booking stays as it was.',
		notWanted: 'About the change you asked for: the dates and the people stay as they were.',
	},
	thanks: {
		subject: 'Thank you for your visit',
		text: 'Thank you for coming. If you have a minute, tell other travellers how it was. The link is yours: your review will carry the mark “Confirmed booking”.',
		link: 'Leave a review',
	},
	deposit: {
		subject: 'We have your payment: {reference}',
		text: 'We have received your payment, thank you. This is how things stand.',
		lapsed:
			'The offer had run out by then, so the dates are not held. We will write to you about it.',
		taken:
			'Those dates have been taken meanwhile, so they are not held for you. We will write to you to agree on others or to return the money.',
		howToPay: 'For the deposit:',
		askHowToPay: 'Write to us on WhatsApp at {phone1} and we will tell you how to pay the deposit.',
		releases:
			'If the deposit of {asked} does not arrive in full by {lastDay}, what we agreed is cancelled and the dates are free again.',
	},
	returned: {
		subject: 'We have returned money to you: {reference}',
		text: 'We have returned {returned} to you. This is how things stand.',
	},
	depositDue: {
		subject: 'The deposit of your request {reference}',
		text: 'Today is the last day for the deposit, and it has not reached us yet. If you have paid it, send us the receipt from your page.',
		textInPart:
			'Today is the last day for the deposit, and {missing} are still missing. If you have paid the rest, send us the receipt from your page.',
		releases:
			'If it does not arrive in full today, what we agreed is cancelled and the dates are free again.',
		held: 'What you wrote to us waits for our reply: until then nothing is cancelled.',
		unpaid: 'The deposit did not arrive in time.',
		unpaidInPart: 'The deposit did not arrive in full in time: {missing} were missing.',
	},
	depositLate: {
		subject: 'The deposit of your request {reference}',
		text: '{lastDay} was the last day for the deposit, and it has not reached us yet. If you have paid it, send us the receipt from your page; if not, write to us.',
		textInPart:
			'{lastDay} was the last day for the deposit, and {missing} are still missing. If you have paid the rest, send us the receipt from your page; if not, write to us.',
	},
	arrival: {
		subject: 'See you soon: {reference}',
		text: 'We expect you in a few days. This is what is good to know before you leave.',
		route:
			'How to get here: km {km} of the {road}, {minutesFromTown} minutes from {town}. The way with a map is at {arrivePage}',
		bring:
			'What to bring: warm clothes for the night, a raincoat, shoes for mud, insect repellent and everybody’s identity document.',
		bringForDay: 'What to bring: a raincoat, shoes for mud and insect repellent.',
	},
	rows: {
		deposit: 'Deposit',
		depositUntil: '{price}, by {day}',
		depositInPartUntil: '{price}; {missing} are missing, by {day}',
		depositWasDue: '{price}, was due on {day}',
		depositInPartWasDue: '{price}; {missing} are missing, was due on {day}',
		received: 'Paid',
		returned: 'Returned',
		balance: 'Left to pay',
		refund: 'To be returned or agreed',
		reference: 'Reference',
		arrival: 'Arrival',
		departure: 'Departure',
		people: 'People',
		children: 'Ages of the children',
		withChildren: {
			one: '{people}, one of them a child (aged {ages})',
			other: '{people}, {count} of them children (aged {ages})',
		},
		withoutChildren: '{people}, without children',
		items: { offer: 'Includes', confirm: 'Booked', asked: 'Asked for' },
		price: 'Price, taxes included',
		toBeAgreed: 'to be agreed',
		plusRest: '{price}, plus what we agree on',
		onlyRest: 'the part we have yet to agree on',
		message: 'Message',
	},
	link: 'See your request',
	direct: 'If you would rather talk, call us or write on WhatsApp to {phone1}, {hours}.',
	signature: '{name}. Km {km}, {road}, {region}, Colombia. RNT {rnt}.',
	calendar: {
		summary: '{name}: booking {reference}',
		tentative: '{name} (to be confirmed)',
		cancelled: '{name} (cancelled)',
	},
	whatsapp: {
		received:
			'Hello {guest}. We have your request {reference} and will answer soon. You can see it here: {link}',
		offered:
			'Hello {guest}. For your request {reference} we offer: {price}. You can accept it here: {link}',
		expired:
			'Hello {guest}. Our offer for your request {reference} has run out. Ask us whether it is still possible, or tell us what to change: {link}',
		stayOver:
			'Hello {guest}. The dates of your request {reference} are past, so our offer no longer holds. Please do not pay anything for it; if you have paid, tell us. Shall we look for other dates? {link}',
		taken:
			'Hello {guest}. Somebody else has taken the dates of your request {reference} meanwhile, so our offer can no longer be accepted. Please do not pay anything for it; if you have paid, tell us. Shall we look for other dates? {link}',
		accepted:
			'Hello {guest}. We have your acceptance of request {reference}. Our confirmation follows: {link}',
		confirmed:
			'Hello {guest}. Your booking {reference} is confirmed. We look forward to seeing you! {link}',
		changed:
			'Hello {guest}. Your booking {reference} is confirmed with changes. {changes} You can see it here: {link}',
		kept: 'Hello {guest}. About the change you asked for: your booking {reference} stays as it was. You can see it here: {link}',
		declined:
			'Hello {guest}. We cannot have you on the dates of your request {reference}. Shall we look for others? {link}',
		cancelled: 'Hello {guest}. Your request {reference} is cancelled. {link}',
	},
} satisfies typeof es

export const letterWords = { es, en }
export type LetterWords = typeof es
