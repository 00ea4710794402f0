/** Mails to the owner. Some are read after the day they tell of: a mail server may have been down. */
export const ownerMailWords = {
	accept: { subject: '{reference}: {guest} aceptó la propuesta', text: 'Falta su confirmación.' },
	change: {
		subject: '{reference}: {guest} pide un cambio',
		text: 'Lea lo que pide y respóndale con una propuesta.',
	},
	withdraw: {
		subject: '{reference}: {guest} ya no pide el cambio',
		text: 'Retiró el cambio que había pedido. Todo sigue como estaba.',
	},
	cancel: {
		subject: '{reference}: {guest} canceló',
		text: 'Las fechas quedaron libres.',
		receipt:
			'Había enviado un comprobante y usted no ha marcado el pago: ábralo en la solicitud, diga cuánto recibió y acuerde con el huésped qué pasa con ese dinero.',
	},
	message: {
		subject: '{reference}: mensaje de {guest}',
		text: 'Escribió en la página de su solicitud.',
	},
	reminder: {
		subject: '{reference}: {guest} espera su confirmación',
		text: 'Aceptó la propuesta y las fechas siguen apartadas para esta solicitud hasta que usted responda.',
		unpaid: 'Aceptó la propuesta. Las fechas siguen apartadas mientras llega el anticipo.',
	},
	receipt: {
		subject: '{reference}: {guest} envió un comprobante de pago',
		text: 'Ábralo en la solicitud y diga cuánto recibió.',
		accepted: 'La propuesta quedó aceptada: falta su confirmación.',
		taken:
			'Las fechas ya no están libres, así que la propuesta no quedó aceptada: escríbale al huésped.',
	},
	depositDue: {
		subject: '{reference}: no ha llegado el anticipo de {guest}',
		text: 'El último día para pagarlo: {lastDay}. Mire si ya está en su cuenta y márquelo en la solicitud.',
	},
	depositDueInPart: {
		subject: '{reference}: faltan {missing} del anticipo de {guest}',
		text: 'El último día para pagarlo: {lastDay}. Mire si el resto ya está en su cuenta y márquelo en la solicitud.',
	},
	receiptDue: {
		subject: '{reference}: el comprobante de {guest} espera que usted lo mire',
		text: 'El último día para el anticipo: {lastDay}. El huésped envió un comprobante y usted no ha marcado el pago: ábralo en la solicitud y diga cuánto recibió.',
	},
	/** Beside the letter about a missing deposit. */
	releases:
		'Si usted no marca el pago completo, el sitio cancela la solicitud y libera las fechas desde el {releasedOn}, como usted lo pidió.',
	releasesOnlyTold:
		'Si no logramos entregarle nuestros correos al huésped, el sitio no cancela nada: usted decide.',
	releaseHeld:
		'El huésped le escribió y espera su respuesta. Mientras usted no le responda, el sitio no cancela la reserva.',
	deleted: {
		subject: '{reference}: un huésped borró los datos de su solicitud',
		text: 'No la había aceptado ni estaba confirmada. Ya no hay a quién escribirle; esto es lo que había pedido.',
		subjectOnceAgreed: '{reference}: un huésped borró los datos de su reserva',
		textOnceAgreed:
			'La había aceptado o ya estaba confirmada. Las fechas quedaron libres y ya no hay a quién escribirle; esto es lo que tenía reservado.',
		textAfterCancelling:
			'La reserva ya estaba cancelada y las fechas, libres. Ya no hay a quién escribirle; esto es lo que tenía reservado.',
	},
	released: {
		subject: '{reference}: el anticipo no llegó y el sitio canceló la reserva',
		subjectInPart: '{reference}: el anticipo no llegó completo y el sitio canceló la reserva',
		text: 'Así lo pidió usted en la propuesta. Las fechas quedaron libres y el huésped ya recibió el aviso; la solicitud sigue en su lista.',
	},
	calendar: {
		subject: 'Un calendario importado no se deja leer desde hace un día',
		text: 'Seguimos con lo último que leímos, que puede estar atrasado: revise la dirección, o bloquee los días a mano.',
		offer: 'Para',
		address: 'Dirección',
		reason: 'Motivo',
	},
	overbooked: {
		subject: 'Doble reserva: otro sitio vendió lo que aquí ya está tomado',
		text: 'Llame a los huéspedes antes de que lleguen: para estos días hay más reservas que lugar.',
		day: 'El {from}. Aquí: {here}. Allá: {there}.',
		nights: 'Del {from} al {to}. Aquí: {here}. Allá: {there}.',
		open: 'Ver el calendario',
	},
	open: 'Abrir la solicitud',
	calendars: 'Ver los calendarios',
}
