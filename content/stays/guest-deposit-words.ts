/** The deposit and its receipt on the guest’s own page. */
const es = {
	title: 'Anticipo',
	/** Without a deposit. */
	payments: 'Pagos',
	asked: '{price}, hasta el {day}.',
	/** In place of it once it has come. */
	paid: '{price}, ya recibidos.',
	releases: 'Si no llega completo ese día, se cancela lo acordado y las fechas quedan libres.',
	/** Until the owner has written how to pay. */
	howToPay: {
		ask: 'En esta página no se cobra nada: escríbanos y le decimos cómo pagarlo.',
		link: 'Preguntar por WhatsApp cómo pagar el anticipo',
		question: 'Hola, {name}. ¿Cómo pago el anticipo de mi solicitud {reference}?',
	},
	received: 'Recibimos {price}.',
	/** After a booking has ended. */
	returned: 'Le devolvimos {price}.',
	missing: 'Faltan {price} del anticipo.',
	balance: 'Saldo por pagar: {price}.',
	refund: 'Por devolverle, o acordar con usted: {price}. Le escribimos.',
	file: 'Foto o PDF del comprobante',
	accepts: 'Al enviar el comprobante, usted acepta la propuesta.',
	send: 'Enviar el comprobante',
	notSent:
		'No se pudo enviar. El archivo sigue elegido: revise la señal y, en un momento, toque otra vez el botón.',
	/** After the quote or the booking has ended, when there is no form to send it again. */
	notTaken: 'No recibimos el comprobante. {reason} Si ya pagó, escríbanos.',
	sendAnother: 'Enviar otro comprobante',
	sent: 'Recibimos su comprobante el {time}.',
	notSeen: 'Todavía no lo hemos mirado.',
	seen: 'Lo vimos el {time}.',
	errors: {
		receiptTooLarge: 'El archivo pesa demasiado: hasta 15 MB la foto y 5 MB el PDF.',
		receiptTooHeavy: 'Esa imagen es demasiado grande para leerla. Envíe un pantallazo.',
		receiptKind:
			'No podemos abrir ese tipo de archivo. Envíe una foto JPEG o PNG, un pantallazo o el PDF.',
		receiptBroken: 'No pudimos leer ese archivo. Envíe una foto o un pantallazo.',
		'already-sending': 'Otro comprobante suyo viene en camino: espere a que llegue.',
		'timed-out': 'Llegaba muy despacio y alguien más esperaba. Envíelo otra vez en un momento.',
	},
}

const en = {
	title: 'Deposit',
	payments: 'Payments',
	asked: '{price}, by {day}.',
	paid: '{price}, already received.',
	releases:
		'If it has not arrived in full by then, what we agreed is cancelled and the dates are free again.',
	howToPay: {
		ask: 'This page charges nothing: write to us and we will tell you how to pay it.',
		link: 'Ask on WhatsApp how to pay the deposit',
		question: 'Hello, {name}. How do I pay the deposit of my request {reference}?',
	},
	received: 'We have received {price}.',
	returned: 'We have returned {price} to you.',
	missing: '{price} of the deposit are missing.',
	balance: 'Left to pay: {price}.',
	refund: 'To be returned to you, or agreed otherwise: {price}. We will write to you.',
	file: 'Photo or PDF of the receipt',
	accepts: 'By sending the receipt you accept the offer.',
	send: 'Send the receipt',
	notSent:
		'It could not be sent. The file is still chosen: check your signal and, in a moment, press the button again.',
	notTaken: 'We did not get the receipt. {reason} If you have paid, write to us.',
	sendAnother: 'Send another receipt',
	sent: 'We have your receipt, sent on {time}.',
	notSeen: 'We have not looked at it yet.',
	seen: 'We saw it on {time}.',
	errors: {
		receiptTooLarge: 'The file is too large: up to 15 MB for a photo, 5 MB for a PDF.',
		receiptTooHeavy: 'That picture is too large to read. Send a screenshot.',
		receiptKind:
			'We cannot open that kind of file. Send a JPEG or PNG photo, a screenshot or the PDF.',
		receiptBroken: 'We could not read that file. Send a photo or a screenshot.',
		'already-sending': 'Another receipt of yours is on its way: wait until it is here.',
		'timed-out': 'It came very slowly and others were waiting. Send it again in a moment.',
	},
} satisfies typeof es

export const guestDepositWords = { es, en }
