import type { EnquiryErrorCode } from '#domain/enquiries/enquiry-rules.ts'

/** The booking and contact forms. One message for each rule in domain/enquiries/enquiry-rules.ts. */
type Messages = Record<EnquiryErrorCode, string>

const es = {
	labels: {
		Name: 'Nombre',
		Email: 'Correo electrónico',
		Phone: 'Teléfono o WhatsApp',
		Quantity: 'Número de personas',
		ArrivalDate: 'Día de llegada',
		DepartureDate: 'Día de salida',
		City: 'Ciudad',
		Message: 'Mensaje',
	},
	hints: {
		Name: 'Como quiere que lo llamemos.',
		Email: 'Aquí le respondemos.',
		Phone: 'Si no es de Colombia, con el indicativo de su país: +34…',
		Quantity: 'De 1 a 200, niños incluidos.',
		ArrivalDate: 'Hoy o más adelante.',
		DepartureDate: 'El mismo día, si viene a pasar el día.',
		City: 'Desde dónde viene.',
		Message: 'Qué le interesa y qué debemos saber.',
	},
	chooseDay: 'Escoja el día',
	optional: '(opcional)',
	consent: 'Autorizo el tratamiento de mis datos para responder esta solicitud, según la',
	consentPolicy: 'política de tratamiento de datos',
	sendBooking: 'Enviar la solicitud',
	sendContact: 'Enviar el mensaje',
	sending: 'Enviando…',
	summaryTitle: 'Falta poco: revise lo siguiente',
	errors: {
		errName: 'Por favor, díganos su nombre',
		errNameLong: 'El nombre es muy largo: use 100 letras o menos',
		errEmail: 'Por favor, déjenos un correo electrónico',
		errEmailInvalid: 'Ese correo no parece completo: debe ser como nombre@ejemplo.com',
		errEmailLong: 'Ese correo es demasiado largo',
		errPhone: 'Por favor, déjenos un número de teléfono',
		errPhoneInvalid:
			'Ese número no existe o le faltan cifras. Si no es de Colombia, empiece con + y el indicativo del país',
		errQuantity: 'Por favor, díganos cuántas personas vienen',
		errQuantityRange: 'Escriba un número entero de personas, de 1 a 200',
		errArrival: 'Díganos qué día llega',
		errArrivalInvalid: 'Esa fecha de llegada no está en el calendario',
		errArrivalPast: 'Esa fecha de llegada ya pasó: escoja hoy o un día más adelante',
		errDeparture: 'Díganos qué día se va',
		errDepartureInvalid: 'Esa fecha de salida no está en el calendario',
		errDepartureBeforeArrival: 'La salida no puede ser antes de la llegada',
		errCityLong: 'El nombre de la ciudad es muy largo: use 100 letras o menos',
		errMessageLong: 'El mensaje es muy largo: use 4.000 letras o menos',
		errItems: 'No reconocemos lo que quiere reservar: escójalo otra vez',
		errHour: 'Esa hora no está en el reloj: escríbala como 13:00',
		errConsent: 'Para guardar su solicitud necesitamos que marque esta autorización',
		errLanguage: 'No reconocemos ese idioma: español o inglés',
		errId: 'Esta solicitud perdió su identificación: recargue la página y envíela otra vez',
		errForm: 'No pudimos leer el formulario: revíselo y envíelo otra vez',
	} satisfies Messages,
	check: {
		Phone: 'Por favor revise este número. Si es correcto, déjelo así.',
		Email: 'Por favor revise este correo: lleva tildes. Si es correcto, déjelo así.',
		suggestion: '¿Quiso decir {suggestion}?',
		take: 'Sí, cambiarlo',
		sentTitle: 'Por favor revise',
		sentText: 'Si algo no está bien, envíe el formulario otra vez o escríbanos por WhatsApp.',
	},
	failures: {
		conflict: 'Ya recibimos otra solicitud con esta misma identificación. Envíela de nuevo.',
		'too-many-requests':
			'Han salido muchas solicitudes desde su conexión. Espere un rato, o escríbanos por WhatsApp.',
		unavailable:
			'No la pudimos recibir en este momento. Quedó guardada en este aparato y la puede volver a enviar.',
		offline:
			'No hay conexión. Su solicitud quedó guardada en este aparato y se enviará cuando vuelva la señal.',
		unstored:
			'No la pudimos guardar en este momento. Lo que escribió sigue aquí: envíelo otra vez en un rato, o por WhatsApp.',
	},
	sent: {
		bookingTitle: 'Recibimos su solicitud',
		contactTitle: 'Recibimos su mensaje',
		reference: 'Su referencia',
		text: 'Le respondemos por correo, teléfono o WhatsApp. Todavía no es una reserva en firme: lo será cuando le confirmemos.',
		contactText: 'Una persona de la casa lo lee y le responde por correo o teléfono.',
		own: 'Ahí ve en qué va, responde a nuestra propuesta, pide un cambio o la cancela. Guarde el enlace:',
		ownLink: 'la página de su solicitud',
		whatsapp: 'Enviarla también por WhatsApp',
		calendar: 'Guardar las fechas en el calendario',
		byProvider:
			'Nuestro servidor no respondió, así que la enviamos directamente por correo. Si no tiene noticias en un día, escríbanos por WhatsApp.',
	},
	pending: {
		title: 'Sin enviar',
		text: 'Está guardado solo en este aparato. Lo volvemos a intentar cuando regrese la conexión.',
		booking: 'Solicitud de reserva',
		contact: 'Mensaje',
		invalid:
			'Ya no se puede enviar así: quizá la fecha de llegada pasó. Vuelva a ponerlo en el formulario y corríjalo.',
		sendAgain: 'Enviar de nuevo',
		putBack: 'Volver a ponerlo en el formulario',
		whatsapp: 'Enviar por WhatsApp',
		discard: 'Descartar',
	},
}

const en = {
	labels: {
		Name: 'Name',
		Email: 'E-mail',
		Phone: 'Phone or WhatsApp',
		Quantity: 'Number of people',
		ArrivalDate: 'Arrival day',
		DepartureDate: 'Departure day',
		City: 'City',
		Message: 'Message',
	},
	hints: {
		Name: 'What you would like us to call you.',
		Email: 'This is where we answer you.',
		Phone: 'If it is not Colombian, with your country code: +44…',
		Quantity: 'From 1 to 200, children included.',
		ArrivalDate: 'Today or later.',
		DepartureDate: 'The same day, if you come for the day.',
		City: 'Where you are coming from.',
		Message: 'What you have in mind and what we should know.',
	},
	chooseDay: 'Choose the day',
	optional: '(optional)',
	consent: 'I authorise the use of my data to answer this enquiry, as the',
	consentPolicy: 'privacy policy says',
	sendBooking: 'Send the request',
	sendContact: 'Send the message',
	sending: 'Sending…',
	summaryTitle: 'Almost there: please look at the following',
	errors: {
		errName: 'Please give us your name',
		errNameLong: 'That name is very long: please use 100 letters or fewer',
		errEmail: 'Please give us an email',
		errEmailInvalid: 'That email does not look complete: it should be like name@example.com',
		errEmailLong: 'That email is too long',
		errPhone: 'Please give us a phone number',
		errPhoneInvalid:
			'That number does not exist or lacks digits. If it is not Colombian, begin with + and the country code',
		errQuantity: 'Please tell us how many people will be coming',
		errQuantityRange: 'Please write a whole number of people, from 1 to 200',
		errArrival: 'Tell us when you are arriving',
		errArrivalInvalid: 'That arrival date is not in the calendar',
		errArrivalPast: 'That arrival date has passed: choose today or a later day',
		errDeparture: 'Tell us when you are leaving',
		errDepartureInvalid: 'That departure date is not in the calendar',
		errDepartureBeforeArrival: 'You cannot leave before you arrive',
		errCityLong: 'The name of the city is very long: please use 100 letters or fewer',
		errMessageLong: 'The message is very long: please use 4,000 letters or fewer',
		errItems: 'We do not know what you want to book: please choose it again',
		errHour: 'That hour is not on the clock: please write it like 13:00',
		errConsent: 'To keep your enquiry we need you to tick this authorisation',
		errLanguage: 'We do not know that language: Spanish or English',
		errId: 'This enquiry has lost its identification: reload the page and send it again',
		errForm: 'We could not read the form: please check it and send it again',
	} satisfies Messages,
	check: {
		Phone: 'Please check this number. If it is right, leave it as it is.',
		Email: 'Please check this address: it has accents. If it is right, leave it as it is.',
		suggestion: 'Did you mean {suggestion}?',
		take: 'Yes, change it',
		sentTitle: 'Please check',
		sentText: 'If something is wrong, send the form again or write to us on WhatsApp.',
	},
	failures: {
		conflict:
			'We already have another enquiry with this same identification. Please send it again.',
		'too-many-requests':
			'Many enquiries have come from your connection. Please wait a while, or write to us on WhatsApp.',
		unavailable:
			'We could not receive it just now. It is kept on this device and you can send it again.',
		offline:
			'There is no connection. Your enquiry is kept on this device and will be sent when the signal returns.',
		unstored:
			'We could not store it just now. What you wrote is still here: send it again in a while, or by WhatsApp.',
	},
	sent: {
		bookingTitle: 'We have your request',
		contactTitle: 'We have your message',
		reference: 'Your reference',
		text: 'We answer by e-mail, phone or WhatsApp. It is not a firm booking yet: it will be once we confirm it.',
		contactText: 'One of us reads it and answers by e-mail or phone.',
		own: 'See how it stands, answer our offer, ask for a change or cancel there. Keep the link:',
		ownLink: 'the page of your request',
		whatsapp: 'Send it by WhatsApp too',
		calendar: 'Save the dates to your calendar',
		byProvider:
			'Our server did not answer, so we sent it straight by e-mail. If you hear nothing within a day, write to us on WhatsApp.',
	},
	pending: {
		title: 'Not sent',
		text: 'It is kept on this device only. We try again when the connection returns.',
		booking: 'Booking request',
		contact: 'Message',
		invalid:
			'It can no longer be sent as it is: the day of arrival may have passed. Put it back into the form and correct it.',
		sendAgain: 'Send again',
		putBack: 'Put it back into the form',
		whatsapp: 'Send by WhatsApp',
		discard: 'Discard',
	},
} satisfies typeof es

export const formWords = { es, en }
export type FormWords = typeof es
