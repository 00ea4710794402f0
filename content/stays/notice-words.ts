/** Notices that the owner must see and that no waiting request tells. */
const es = {
	title: 'Avisos',
	'request-deleted':
		'{reference}: con el enlace del huésped se borraron los datos de su solicitud ({stay}; {items}). Si tenía fechas apartadas, quedaron libres.',
	'request-released':
		'{reference}: el anticipo no llegó a tiempo y el sitio canceló la reserva ({stay}; {items}). Las fechas quedaron libres.',
	'released-in-part':
		'{reference}: el anticipo no llegó completo a tiempo y el sitio canceló la reserva ({stay}; {items}). Las fechas quedaron libres.',
	'booking-removed':
		'{person} quitó del calendario una reserva por teléfono ({items}). Las fechas quedaron libres.',
	'block-removed':
		'{person} quitó un bloqueo del calendario ({items}). Las fechas quedaron libres.',
	agreed: 'El precio acordado era {price}.',
	agreedBefore: 'El precio acordado era {price}; antes, {before}.',
	openBefore: 'El precio estaba por acordar; antes, {before}.',
	itemsBefore: 'Antes la reserva tenía: {items}.',
	money: {
		refund: 'De {received} que recibió, quedan {price} por devolverle al huésped.',
		balance: 'De esta estadía hay {price} sin marcar como recibidos.',
		partial: 'Una parte del precio de esta estadía quedó por acordar.',
		receipt:
			'Había enviado un comprobante y ningún pago quedó marcado: mire si el dinero está en su cuenta.',
	},
	dismiss: 'Ya lo vi',
}

const en = {
	title: 'Notices',
	'request-deleted':
		'{reference}: the data of a request were deleted by the guest’s link ({stay}; {items}). Dates that it held are free.',
	'request-released':
		'{reference}: the deposit did not come in time and the site cancelled the booking ({stay}; {items}). The dates are free.',
	'released-in-part':
		'{reference}: the deposit did not come in full in time and the site cancelled the booking ({stay}; {items}). The dates are free.',
	'booking-removed':
		'{person} removed a booking by phone from the calendar ({items}). The dates are free.',
	'block-removed': '{person} removed a block from the calendar ({items}). The dates are free.',
	agreed: 'The agreed price was {price}.',
	agreedBefore: 'The agreed price was {price}; before that, {before}.',
	openBefore: 'The price was to be agreed; before that, {before}.',
	itemsBefore: 'Before that, the booking had: {items}.',
	money: {
		refund: 'Of {received} that you received, {price} are to be returned to the guest.',
		balance: 'Of this stay, {price} are not marked as received.',
		partial: 'A part of the price of this stay was still to be agreed.',
		receipt:
			'A receipt had been sent and no payment was marked: check whether the money is in your account.',
	},
	dismiss: 'Seen',
} satisfies typeof es

export const noticeWords = { es, en }
export type NoticeWords = typeof es
