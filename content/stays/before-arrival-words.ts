/** Advice for a guest with a confirmed booking, before the stay and during it. */
const es = {
	title: 'Antes de venir',
	/** In its place once the guest has slept here. */
	during: 'Durante su estadía',
	arrive: 'Cómo llegar y qué traer',
	checkIn: 'Recibimos {hours}. Si llega más tarde, avísenos por WhatsApp.',
	/** How to pay, by what is known of it. */
	pay: {
		how: 'Le falta pagar {price}. Puede hacerlo así:',
		asAbove: 'Le falta pagar, con el anticipo incluido: {price}. Arriba dice cómo.',
		ask: 'Le falta pagar {price}. En esta página no se cobra nada: escríbanos y le decimos cómo pagar.',
		askPrice:
			'El precio está por acordar y en esta página no se cobra nada: escríbanos y lo dejamos listo.',
		paid: 'Ya está todo pagado. ¡Gracias!',
		link: 'Preguntar por WhatsApp cómo pagar',
		question: 'Hola, {name}. ¿Cómo pago mi reserva {reference}?',
	},
	cancel: 'Si no puede venir, cancele en esta página: así quedan libres las fechas para otros.',
	/** Beside it, of money that has come. */
	cancelPaid: 'Si cancela, acordamos con usted qué pasa con lo que ya pagó.',
	/** In its place once the guest has slept here. */
	leave: 'Si quiere quedarse más o debe irse antes, pida un cambio en esta página o escríbanos.',
}

const en = {
	title: 'Before you come',
	during: 'During your stay',
	arrive: 'How to get here and what to bring',
	checkIn: 'We receive guests {hours}. If you arrive later, tell us on WhatsApp.',
	pay: {
		how: 'Left to pay: {price}. You can pay like this:',
		asAbove: 'Left to pay, including the deposit: {price}. How to pay is explained above.',
		ask: 'Left to pay: {price}. This page charges nothing: write to us and we will tell you how to pay.',
		askPrice:
			'The price is still to be agreed, and this page charges nothing: write to us and we will settle it.',
		paid: 'Everything is paid. Thank you!',
		link: 'Ask on WhatsApp how to pay',
		question: 'Hello, {name}. How do I pay for my booking {reference}?',
	},
	cancel: 'If you cannot come, cancel on this page: then the dates are free for others.',
	cancelPaid: 'If you cancel, we will agree with you on what becomes of the money you have paid.',
	leave:
		'If you would like to stay longer or must leave earlier, ask for a change on this page or write to us.',
} satisfies typeof es

export const beforeArrivalWords = { es, en }
