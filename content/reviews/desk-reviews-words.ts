import type { AnswerErrorCode } from '#domain/reviews/answer.ts'

/** Reviews on the owner's desk. */
const es = {
	loading: 'Cargando…',
	failed: 'No se pudieron leer las reseñas. Revise la conexión e inténtelo de nuevo.',
	tryAgain: 'Intentar de nuevo',
	unanswered: 'Sin respuesta',
	allAnswered: 'Todas las reseñas tienen respuesta.',
	others: 'Las demás',
	more: 'Ver más antiguas',
	hidden: 'Oculta',
	answer: {
		write: 'Responder',
		writeTo: 'Responder a {name}',
		edit: 'Cambiar la respuesta',
		editTo: 'Cambiar la respuesta a {name}',
		withdraw: 'Quitar la respuesta',
		withdrawFrom: 'Quitar la respuesta a {name}',
		label: 'Su respuesta',
		hint: 'Se publica debajo de la reseña, a la vista de todos.',
		save: 'Publicar la respuesta',
		cancel: 'Cancelar',
		saved: 'La respuesta ya está publicada.',
		withdrawn: 'La respuesta ya no se ve.',
		errors: {
			answerRequired: 'Escriba la respuesta',
			answerTooLong: 'La respuesta es muy larga: use 1.000 caracteres o menos',
		} satisfies Record<AnswerErrorCode, string>,
	},
	hide: 'Ocultar',
	hideOf: 'Ocultar la reseña de {name}',
	hiddenNow: 'La reseña ya no se ve en la página.',
	show: 'Mostrar de nuevo',
	showOf: 'Mostrar de nuevo la reseña de {name}',
	shownNow: 'La reseña se ve de nuevo en la página.',
	gone: 'Esa reseña ya no estaba.',
	notDone: 'No se pudo guardar. Inténtelo de nuevo en un momento.',
	counter: {
		limit: 'Hasta {limit} caracteres',
		left: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
		over: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
	},
}

const en = {
	loading: 'Loading…',
	failed: 'The reviews could not be read. Check the connection and try again.',
	tryAgain: 'Try again',
	unanswered: 'Without an answer',
	allAnswered: 'Every review has an answer.',
	others: 'The others',
	more: 'See older ones',
	hidden: 'Hidden',
	answer: {
		write: 'Answer',
		writeTo: 'Answer {name}',
		edit: 'Change the answer',
		editTo: 'Change the answer to {name}',
		withdraw: 'Take the answer away',
		withdrawFrom: 'Take the answer to {name} away',
		label: 'Your answer',
		hint: 'It is published below the review, for everyone to see.',
		save: 'Publish the answer',
		cancel: 'Cancel',
		saved: 'The answer is published.',
		withdrawn: 'The answer is no longer shown.',
		errors: {
			answerRequired: 'Write the answer',
			answerTooLong: 'The answer is very long: please use 1,000 characters or fewer',
		} satisfies Record<AnswerErrorCode, string>,
	},
	hide: 'Hide',
	hideOf: 'Hide the review by {name}',
	hiddenNow: 'The review is no longer shown on the page.',
	show: 'Show again',
	showOf: 'Show the review by {name} again',
	shownNow: 'The review is shown on the page again.',
	gone: 'That review was no longer there.',
	notDone: 'It could not be saved. Try again in a moment.',
	counter: {
		limit: 'Up to {limit} characters',
		left: { one: '{count} character left', other: '{count} characters left' },
		over: { one: '{count} character too many', other: '{count} characters too many' },
	},
} satisfies typeof es

export const deskReviewsWords = { es, en }
export type DeskReviewsWords = typeof es
