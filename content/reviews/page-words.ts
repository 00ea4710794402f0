import { refusalWords } from './refusal-words.ts'

/** The list on the reviews page and the dialog that adds a review. */
const es = {
	list: {
		average: '{average} de 5',
		count: { one: '{count} reseña', other: '{count} reseñas' },
		distribution: 'Cuántas de cada puntaje',
		older: 'Ver reseñas más antiguas',
		loading: 'Cargando…',
		failed: 'No se pudieron cargar. Toque para intentarlo de nuevo.',
		newest: 'Volver a las más recientes',
		sending: 'Enviando…',
	},
	form: {
		title: 'Deje su reseña',
		name: 'Nombre',
		score: 'Puntaje',
		scoreHint: 'De una estrella, malo, a cinco, excelente.',
		message: 'Su opinión',
		messageHint: 'Qué le gustó, qué no, un consejo para el que sigue.',
		consent: 'Autorizo que publiquen esta reseña y traten mis datos según la',
		consentPolicy: 'política de tratamiento de datos',
		send: 'Enviar',
		sending: 'Enviando…',
		cancel: 'Cancelar',
		notOpening: '¿No se abre? Use el formulario dentro de la página',
		refusedTitle: refusalWords.es.refusedTitle,
		sent: '¡Gracias! Su reseña ya está publicada.',
		counter: {
			limit: 'Hasta {limit} caracteres',
			left: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
			over: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
		},
	},
}

const en = {
	list: {
		average: '{average} of 5',
		count: { one: '{count} review', other: '{count} reviews' },
		distribution: 'How many of each score',
		older: 'See older reviews',
		loading: 'Loading…',
		failed: 'They could not be loaded. Press to try again.',
		newest: 'Back to the newest',
		sending: 'Sending…',
	},
	form: {
		title: 'Leave your review',
		name: 'Name',
		score: 'Score',
		scoreHint: 'From one star, poor, to five, excellent.',
		message: 'Your opinion',
		messageHint: 'What you liked, what you did not, a tip for the next visitor.',
		consent: 'I agree to this review being published and my data being used as the',
		consentPolicy: 'privacy policy says',
		send: 'Send',
		sending: 'Sending…',
		cancel: 'Cancel',
		notOpening: 'Does it not open? Use the form within the page',
		refusedTitle: refusalWords.en.refusedTitle,
		sent: 'Thank you! Your review is published.',
		counter: {
			limit: 'Up to {limit} characters',
			left: { one: '{count} character left', other: '{count} characters left' },
			over: { one: '{count} character too many', other: '{count} characters too many' },
		},
	},
} satisfies typeof es

export const reviewsPageWords = { es, en }
export type ReviewsPageWords = typeof es

/** For those who come by the link in the thanks; other visitors' pages do not carry it. */
export const guestReviewWords = {
	es: { note: 'Gracias por venir. Su reseña llevará la marca “Con reserva confirmada”.' },
	en: { note: 'Thank you for coming. Your review will carry the mark “Confirmed booking”.' },
}
