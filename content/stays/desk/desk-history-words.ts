/** The history of a booking request, as the owner reads it. */
const es = {
	title: 'Historia',
	by: { guest: 'El huésped', owner: 'Usted' },
	happened: {
		plusRest: '{price}, más lo que acuerden',
		accept: 'aceptó la propuesta',
		change: 'pidió un cambio',
		withdraw: 'retiró el cambio que había pedido',
		cancel: 'canceló',
		message: 'escribió',
		offer: 'hizo una propuesta',
		confirm: 'confirmó',
		decline: 'rechazó',
		reopen: 'abrió otra vez',
		note: 'anotó',
		receipt: 'envió un comprobante de pago',
		deposit: 'recibió un pago',
		paymentLowered: 'corrigió lo recibido',
		paymentsGone: 'corrigió lo recibido: ya no hay ningún pago anotado',
		/** After the end of a booking, or beyond its price. */
		paymentReturned: 'le devolvió {price} al huésped',
		paymentSum: '; van {sum}',
		withDeposit: ', con un anticipo de {price} hasta el {day}',
		releases: ' (si no llega completo, se cancela)',
		withoutDeposit: ', ya sin anticipo',
	},
	mailOf: {
		pending: 'correo en camino',
		sent: 'correo entregado',
		failed: 'correo no entregado',
		unconfigured: 'sin correo',
	},
}

const en = {
	title: 'History',
	by: { guest: 'The guest', owner: 'You' },
	happened: {
		plusRest: '{price}, plus what you agree on',
		accept: 'accepted the quote',
		change: 'asked for a change',
		withdraw: 'withdrew the change',
		cancel: 'cancelled',
		message: 'wrote',
		offer: 'sent a quote',
		confirm: 'confirmed',
		decline: 'declined',
		reopen: 'opened again',
		note: 'noted',
		receipt: 'sent a receipt of payment',
		deposit: 'received a payment',
		paymentLowered: 'corrected what was received',
		paymentsGone: 'corrected what was received: no payment is on record any more',
		paymentReturned: 'returned {price} to the guest',
		paymentSum: '; {sum} so far',
		withDeposit: ', with a deposit of {price} by {day}',
		releases: ' (if it does not arrive in full, it is cancelled)',
		withoutDeposit: ', with no deposit any more',
	},
	mailOf: {
		pending: 'mail on its way',
		sent: 'mail delivered',
		failed: 'mail not delivered',
		unconfigured: 'no mail',
	},
} satisfies typeof es

export const deskHistoryWords = { es, en }
