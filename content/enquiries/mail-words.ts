/** E-mails, WhatsApp texts and calendar entries. The owner's mail is always in Spanish. */
const es = {
	reference: 'Referencia',
	name: 'Nombre',
	email: 'Correo',
	phone: 'Teléfono',
	people: 'Personas',
	children: 'Edades de los niños',
	arrival: 'Llegada',
	departure: 'Salida',
	city: 'Ciudad',
	message: 'Mensaje',
	item: 'Pide',
	whatsapp: {
		booking: 'Hola, {name}. Quiero pedir esta reserva:',
		contact: 'Hola, {name}. Les escribo desde la página:',
	},
	calendar: {
		summary: '{name} (por confirmar)',
		description:
			'Solicitud {reference}. Personas: {people}. Todavía no es una reserva en firme: lo será cuando {name} le confirme. Teléfono {phone1}.',
	},
	acknowledgement: {
		greeting: 'Hola, {guest}:',
		greetingWithoutName: 'Hola:',
		booking: {
			subject: 'Recibimos su solicitud {reference}',
			text: 'Su solicitud de reserva ya está con nosotros. Una persona de la casa mira el calendario y le responde con la disponibilidad y el precio, con impuestos. Todavía no es una reserva en firme: lo será cuando le confirmemos.',
		},
		contact: {
			subject: 'Recibimos su mensaje {reference}',
			text: 'Su mensaje ya está con nosotros. Una persona de la casa lo lee y le responde a este correo o a su teléfono.',
		},
		link: 'Vea su solicitud, cámbiela o cancélela',
		direct:
			'Si es urgente, llámenos o escríbanos por WhatsApp al {phone1}, {hours}. También puede responder a este correo.',
		notYours:
			'Si usted no nos escribió, alguien puso su correo por error: no tiene que hacer nada, o respóndanos y borramos los datos.',
		signature: '{name}. Km {km}, {road}, {region}. RNT {rnt}.',
	},
}

export type MailWords = typeof es

const en = {
	reference: 'Reference',
	name: 'Name',
	email: 'E-mail',
	phone: 'Phone',
	people: 'People',
	children: 'Ages of the children',
	arrival: 'Arrival',
	departure: 'Departure',
	city: 'City',
	message: 'Message',
	item: 'Asked for',
	whatsapp: {
		booking: 'Hello, {name}. I would like to request this booking:',
		contact: 'Hello, {name}. I am writing from your website:',
	},
	calendar: {
		summary: '{name} (to be confirmed)',
		description:
			'Request {reference}. People: {people}. It is not a firm booking yet: it will be once {name} confirms it. Phone {phone1}.',
	},
	acknowledgement: {
		greeting: 'Hello {guest},',
		greetingWithoutName: 'Hello,',
		booking: {
			subject: 'We have your request {reference}',
			text: 'Your booking request has reached us. One of us looks at the calendar and writes back with the availability and the price, taxes included. It is not a firm booking yet: it will be once we confirm it.',
		},
		contact: {
			subject: 'We have your message {reference}',
			text: 'Your message has reached us. One of us reads it and answers this e-mail address or your phone.',
		},
		link: 'See your request, change it or cancel it',
		direct:
			'If it is urgent, call us or write on WhatsApp to {phone1}, {hours}. You can also reply to this e-mail.',
		notYours:
			'If you did not write to us, someone gave your address by mistake: you need do nothing, or reply and we will delete the data.',
		signature: '{name}. Km {km}, {road}, {region}, Colombia. RNT {rnt}.',
	},
} satisfies MailWords

export const mailWords = { es, en }

export const ownerMailWords = {
	booking: {
		subject: 'Reserva {reference}: {guest}, {people} pers., del {arrivalDay} al {departureDay}',
		title: 'Nueva solicitud de reserva',
	},
	contact: { subject: 'Mensaje {reference}: {guest}', title: 'Nuevo mensaje de contacto' },
	language: { label: 'Idioma', es: 'español', en: 'inglés' },
	received: 'Recibido',
	reply: 'Si responde a este correo, le llega directamente a quien escribió.',
	writeTo:
		'La dirección de quien escribió tiene tildes: para responderle, escríbale a ese correo o llámelo.',
	check: {
		label: 'Por favor revise',
		phone: 'el teléfono, que no parece completo o son varios',
		email: 'el correo, que tiene tildes o letras poco comunes',
		suggestion: 'el correo: ¿quiso decir {suggestion}?',
	},
	whatsapp: 'WhatsApp',
	call: 'Llamar',
	open: 'Abrir la solicitud en el escritorio',
}

/** The text that the site's WhatsApp buttons begin a conversation with. */
export const whatsappGreeting = {
	es: { greeting: 'Hola, {name}. Vi su página «{page}» y quisiera más información.' },
	en: { greeting: 'Hello, {name}. I saw your page “{page}” and would like some information.' },
}

export type WhatsappWords = (typeof whatsappGreeting)['es']

/** The enquiry of `npm run mail:test`, to the owner. */
export const testEnquiry = {
	Name: 'Prueba de correo',
	City: 'Salento',
	Message:
		'Este es un mensaje de prueba, enviado con «npm run mail:test». Si lo está leyendo, el correo del sitio funciona.',
}
