/** The deposit that the owner asks for, the receipt and the money received. */
const es = {
	title: 'Pagos',
	ask: 'Pedir un anticipo',
	/** On a booking for which one is asked already. */
	change: 'Cambiar o quitar el anticipo',
	changeHint: 'En pesos, o una parte: 50 %. Déjelo vacío para no pedirlo más.',
	amount: 'Anticipo',
	amountHint: 'En pesos, o una parte: 50 %.',
	noHowToPay: 'Al huésped todavía no le decimos cómo pagarlo.',
	writeHow: 'Escribir cómo pagar',
	until: 'Hasta',
	releases: 'Si no llega completo ese día, cancelar y liberar las fechas',
	asked: 'Anticipo de {price}, hasta el {day}',
	askedInPart: 'Faltan {missing} del anticipo de {price}, hasta el {day}',
	cancelsItself:
		'Si no llega completo, la reserva se cancela sola después de ese día, a menos que nuestros correos no le lleguen al huésped.',
	received: 'Recibido: {price}.',
	balance: 'Saldo: {price}.',
	refund: 'Por devolver o acordar con el huésped: {price}.',
	overpaid: 'Llegaron {price} de más de lo acordado: devuélvalos, o corrija lo recibido.',
	receiptAt: 'El huésped envió un comprobante el {time}.',
	open: 'Descargar el comprobante',
	outside:
		'Se abre fuera de este sitio, en su equipo. Un PDF llega tal como lo envió el huésped: ábralo solo si lo esperaba.',
	opened: 'Comprobante descargado: el huésped ve que usted lo abrió.',
	receivedSoFar: 'Recibido hasta ahora, en pesos',
	receivedWrong: 'Escriba cuánto ha recibido en pesos enteros, como 300.000. Si nada, 0.',
	receivedMore:
		'Es más del doble del precio más alto que se acordó con el huésped: revise cuánto recibió.',
	accepts: 'Al marcar un pago, la propuesta queda aceptada y las fechas, apartadas.',
	takenByOthers:
		'Esas fechas ya las tomó otra persona: un pago no acepta la propuesta. Escríbale al huésped para acordar otras o devolverle el dinero.',
	receive: 'Marcar como recibido',
	saved: 'Guardado: el huésped recibe un correo con el saldo.',
	savedUnmailed: 'Guardado. Al huésped no se le envió ningún correo.',
	failed: 'No se pudo guardar. Revise el valor y la conexión, e inténtelo de nuevo.',
	elsewhere:
		'Los pagos o la solicitud cambiaron mientras tanto: mire arriba cómo están ahora. No se guardó nada; si su valor sigue siendo el correcto, márquelo otra vez.',
	errors: {
		errDepositNone:
			'El anticipo es de 1 peso o más: escriba un valor en pesos enteros o una parte, como 50 % o 33,3 %.',
		errPesos: 'El anticipo va en pesos enteros, hasta 1.000.000.000.000.',
		errDepositDay: 'Diga hasta qué día espera el anticipo.',
		errDepositMore: 'El anticipo no puede ser mayor que el precio.',
		errDepositPast: 'La fecha del anticipo ya pasó: elija hoy o un día después.',
		errDepositLate: 'El anticipo se paga a más tardar el día de llegada.',
	},
}

const en = {
	title: 'Payments',
	ask: 'Ask for a deposit',
	change: 'Change or waive the deposit',
	changeHint: 'In pesos, or a share: 50 %. Leave it empty to ask for none any more.',
	amount: 'Deposit',
	amountHint: 'In pesos, or a share: 50 %.',
	noHowToPay: 'The guest is not told yet how to pay it.',
	writeHow: 'Write how to pay',
	until: 'By',
	releases: 'If it has not arrived in full by then, cancel and free the dates',
	asked: 'Deposit of {price}, by {day}',
	askedInPart: '{missing} of the deposit of {price} are missing, by {day}',
	cancelsItself:
		'If it does not arrive in full, the booking is cancelled by itself after that day, unless our e-mails cannot reach the guest.',
	received: 'Received: {price}.',
	balance: 'Left to pay: {price}.',
	refund: 'To be returned to the guest, or agreed: {price}.',
	overpaid: '{price} more than agreed has come: give it back, or correct what you received.',
	receiptAt: 'The guest sent a receipt on {time}.',
	open: 'Download the receipt',
	outside:
		'It opens outside this site, on your device. A PDF is as the guest sent it: open it only if you expected it.',
	opened: 'Receipt downloaded: the guest sees that you opened it.',
	receivedSoFar: 'Received so far, in pesos',
	receivedWrong: 'Write what you have received in whole pesos, such as 300,000. If nothing, 0.',
	receivedMore:
		'That is more than twice the highest price agreed with the guest: check what you received.',
	accepts: 'A payment that you mark accepts the quote, and the dates stay held.',
	takenByOthers:
		'Those dates have been taken by somebody else: a payment does not accept the quote. Write to the guest to agree on others or to return the money.',
	receive: 'Mark as received',
	saved: 'Saved: the guest gets a mail with what is left.',
	savedUnmailed: 'Saved. No mail was sent to the guest.',
	failed: 'It could not be saved. Check the amount and the connection, and try again.',
	elsewhere:
		'The payments or the request have changed meanwhile: see above how they stand now. Nothing was saved; if your amount is still right, mark it again.',
	errors: {
		errDepositNone:
			'A deposit is 1 peso or more: write an amount in whole pesos or a share, such as 50 % or 33.3 %.',
		errPesos: 'The deposit is in whole pesos, up to 1,000,000,000,000.',
		errDepositDay: 'Say until which day the deposit is expected.',
		errDepositMore: 'The deposit cannot be more than the price.',
		errDepositPast: 'The date of the deposit is past: choose today or a later day.',
		errDepositLate: 'The deposit is paid on the day of arrival at the latest.',
	},
} satisfies typeof es

export const deskDepositWords = { es, en }
export type DeskDepositWords = typeof es
