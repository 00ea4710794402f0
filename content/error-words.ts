/** Imported by the error page, because its loader may have failed. */
const es = {
	title: 'Algo falló de nuestro lado',
	text: 'La página no cargó. Inténtelo de nuevo en un momento; si es urgente, llámenos o escríbanos por WhatsApp.',
	retry: 'Intentar de nuevo',
	home: 'Ir al inicio',
	whatsapp: 'Escribir por WhatsApp',
}

const en = {
	title: 'Something failed on our side',
	text: 'The page did not load. Please try again in a moment; if it is urgent, call us or write on WhatsApp.',
	retry: 'Try again',
	home: 'Go to the home page',
	whatsapp: 'Write on WhatsApp',
} satisfies typeof es

export const errorWords = { es, en }
