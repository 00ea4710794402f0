import type { ReviewErrorCode } from '#domain/review.ts'

/** The words of the list on the reviews page and of the dialog that adds one. */
type Messages = Record<ReviewErrorCode | 'reviewDuplicate', string>

const es = {
	list: {
		average: '{average} de 5',
		count: '{count} reseñas',
		oneCount: '1 reseña',
		ofScore: '{score}: {count}',
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
		summaryTitle: 'Falta poco: revise lo siguiente',
		refusedTitle: 'La reseña no se publicó',
		sent: '¡Gracias! Su reseña ya está publicada.',
		counter: {
			limit: 'Hasta {limit} caracteres',
			left: 'Quedan {left} caracteres',
			over: 'Sobran {over} caracteres',
		},
	},
	errors: {
		nameRequired: 'Por favor, escriba su nombre',
		nameTooLong: 'El nombre es muy largo: use 80 caracteres o menos',
		scoreRequired: 'Por favor, denos un puntaje',
		reviewRequired: 'Por favor, déjenos su opinión',
		reviewTooLong: 'La reseña es muy larga: use 2.000 caracteres o menos',
		consentRequired: 'Para publicarla necesitamos que marque esta autorización',
		languageUnknown: 'No reconocemos ese idioma: español o inglés',
		reviewDuplicate: 'Ya hay una reseña con este mismo texto. Cuéntelo con sus palabras',
	} satisfies Messages,
	failures: {
		tooMany:
			'Ya llegaron varias reseñas desde su conexión. Inténtelo más tarde: su texto sigue aquí.',
		challenge:
			'Hay muchos envíos en este momento y no pudimos comprobar el suyo. Espere unos minutos y envíela otra vez.',
		offline: 'No hay conexión. Su texto sigue aquí: envíelo cuando vuelva la señal.',
		unavailable: 'No la pudimos guardar en este momento. Su texto sigue aquí: inténtelo de nuevo.',
	},
}

const en = {
	list: {
		average: '{average} of 5',
		count: '{count} reviews',
		oneCount: '1 review',
		ofScore: '{score}: {count}',
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
		summaryTitle: 'Almost there: please look at the following',
		refusedTitle: 'The review was not published',
		sent: 'Thank you! Your review is published.',
		counter: {
			limit: 'Up to {limit} characters',
			left: '{left} characters left',
			over: '{over} characters too many',
		},
	},
	errors: {
		nameRequired: 'Please fill out your name',
		nameTooLong: 'That name is very long: please use 80 characters or fewer',
		scoreRequired: 'Please give us a score',
		reviewRequired: 'Please leave us your opinion',
		reviewTooLong: 'The review is very long: please use 2,000 characters or fewer',
		consentRequired: 'To publish it we need you to tick this box',
		languageUnknown: 'We do not know that language: Spanish or English',
		reviewDuplicate: 'There is already a review with this very text. Please use your own words',
	} satisfies Messages,
	failures: {
		tooMany:
			'Several reviews have come from your connection. Please try later: your text is still here.',
		challenge:
			'Many reviews are being sent just now and we could not check yours. Wait a few minutes and send it again.',
		offline: 'There is no connection. Your text is still here: send it when the signal returns.',
		unavailable: 'We could not keep it just now. Your text is still here: please try again.',
	},
} satisfies typeof es

export const reviewsPageWords = { es, en }
export type ReviewsPageWords = typeof es
