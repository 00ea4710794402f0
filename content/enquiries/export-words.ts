/** The spreadsheet of enquiries, in the owner's language. Columns come in this order. */
export const enquiryExport = {
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
		mail: 'Correo al dueño',
	},
	kinds: { booking: 'reserva', contact: 'contacto' },
	states: { new: 'nueva', answered: 'respondida', archived: 'archivada' },
}
