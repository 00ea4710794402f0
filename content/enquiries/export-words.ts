import type { RequestState } from '#domain/stays/states/state.ts'

/** The spreadsheet of enquiries, in the owner's language. Columns come in this order. */
const es = {
	file: 'solicitudes',
	headings: {
		reference: 'Referencia',
		kind: 'Tipo',
		state: 'Estado',
		received: 'Recibida',
		name: 'Nombre',
		email: 'Correo',
		phone: 'Teléfono',
		city: 'Ciudad',
		people: 'Personas',
		arrival: 'Llegada',
		departure: 'Salida',
		message: 'Mensaje',
		language: 'Idioma',
		consentVersion: 'Versión de la autorización',
		consentTime: 'Hora de la autorización',
		mail: 'Correo a la casa',
		booking: 'Reserva',
		price: 'Precio acordado (pesos)',
	},
	bookings: {
		received: 'recibida',
		offered: 'con propuesta',
		accepted: 'aceptada',
		confirmed: 'confirmada',
		declined: 'rechazada',
		cancelled: 'cancelada',
	} satisfies Record<RequestState, string>,
	toBeAgreed: 'por acordar',
	kinds: { booking: 'reserva', contact: 'contacto' },
	states: { new: 'nueva', answered: 'respondida', archived: 'archivada' },
	languages: { es: 'español', en: 'inglés' },
	deliveries: {
		pending: 'en camino',
		sent: 'entregado',
		failed: 'no se pudo entregar',
		unconfigured: 'no enviado: no hay correo configurado',
	},
}

const en = {
	file: 'enquiries',
	headings: {
		reference: 'Reference',
		kind: 'Kind',
		state: 'State',
		received: 'Received',
		name: 'Name',
		email: 'E-mail',
		phone: 'Phone',
		city: 'City',
		people: 'People',
		arrival: 'Arrival',
		departure: 'Departure',
		message: 'Message',
		language: 'Language',
		consentVersion: 'Consent version',
		consentTime: 'Consent time',
		mail: 'Mail to the house',
		booking: 'Booking',
		price: 'Price agreed (pesos)',
	},
	bookings: {
		received: 'received',
		offered: 'offer made',
		accepted: 'accepted',
		confirmed: 'confirmed',
		declined: 'declined',
		cancelled: 'cancelled',
	},
	toBeAgreed: 'to be agreed',
	kinds: { booking: 'booking', contact: 'contact' },
	states: { new: 'new', answered: 'answered', archived: 'archived' },
	languages: { es: 'Spanish', en: 'English' },
	deliveries: {
		pending: 'on its way',
		sent: 'delivered',
		failed: 'could not be delivered',
		unconfigured: 'not sent: no mail is configured',
	},
} satisfies typeof es

export const exportWords = { es, en }
export type ExportWords = typeof es
