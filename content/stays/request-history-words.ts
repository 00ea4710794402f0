/** The events in the history of the guest’s own page. */
const es = {
	accept: 'aceptó la propuesta',
	change: 'pidió un cambio',
	withdraw: 'retiró el cambio que había pedido',
	cancel: 'canceló',
	message: 'escribió',
	offer: 'hizo una propuesta',
	confirm: 'confirmó la reserva',
	decline: 'respondió que no es posible',
	reopen: 'abrió otra vez la solicitud',
	receipt: 'envió un comprobante de pago',
	deposit: 'recibió un pago',
	paymentLowered: 'corrigió lo recibido',
	paymentsGone: 'corrigió lo recibido: ya no hay ningún pago anotado',
	/** After the end of a booking, or beyond its price. */
	paymentReturned: 'le devolvió {price}',
	paymentSum: '; van {sum}',
	withDeposit: ', con un anticipo de {price} hasta el {day}',
	releases: ' (si no llega completo, se cancela)',
	withoutDeposit: ', ya sin anticipo',
}

const en = {
	accept: 'accepted the offer',
	change: 'asked for a change',
	withdraw: 'withdrew the change',
	cancel: 'cancelled',
	message: 'wrote',
	offer: 'made an offer',
	confirm: 'confirmed the booking',
	decline: 'answered that it is not possible',
	reopen: 'opened the request again',
	receipt: 'sent a receipt of payment',
	deposit: 'received a payment',
	paymentLowered: 'corrected what was received',
	paymentsGone: 'corrected what was received: no payment is on record any more',
	paymentReturned: 'returned {price} to you',
	paymentSum: '; {sum} so far',
	withDeposit: ', with a deposit of {price} by {day}',
	releases: ' (if it does not arrive in full, it is cancelled)',
	withoutDeposit: ', with no deposit any more',
} satisfies typeof es

export const requestHistoryWords = { es, en }
