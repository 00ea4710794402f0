import type { ReplyErrorCode } from '#domain/reviews/owner-reply.ts'

/** Reviews on the owner's desk. */
const es = {
	unrepliedReviews: 'Reseñas sin respuesta',
	all: 'Ver todas las reseñas',
	failed: 'No se pudieron leer las reseñas. Revise la conexión e inténtelo de nuevo.',
	unreplied: 'Sin respuesta',
	allReplied: 'Todas las reseñas tienen respuesta.',
	others: 'Las demás',
	more: 'Ver más antiguas',
	hidden: 'Oculta',
	repliedBy: 'La respuesta es de {person}.',
	reply: {
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
		} satisfies Record<ReplyErrorCode, string>,
	},
	hide: 'Ocultar',
	hideOf: 'Ocultar la reseña de {name}',
	hiddenNow: 'La reseña ya no se ve en la página.',
	show: 'Mostrar de nuevo',
	showOf: 'Mostrar de nuevo la reseña de {name}',
	shownNow: 'La reseña se ve de nuevo en la página.',
	gone: 'Esa reseña ya no estaba.',
	samples: {
		remove: 'Quitar las reseñas de ejemplo',
		removed: 'Las reseñas de ejemplo ya no están en el sitio.',
		failed: 'No se pudieron quitar. Inténtelo de nuevo.',
	},
	notDone: 'No se pudo guardar. Inténtelo de nuevo en un momento.',
	elsewhere:
		'Alguien respondió o cambió la respuesta mientras usted escribía. Lo suyo sigue aquí y todavía no se ha publicado.',
	takeTheirs: 'Dejar la publicada',
	saveMine: 'Publicar la mía',
	counter: {
		limit: 'Hasta {limit} caracteres',
		left: { one: 'Queda {count} carácter', other: 'Quedan {count} caracteres' },
		over: { one: 'Sobra {count} carácter', other: 'Sobran {count} caracteres' },
	},
}

const en = {
	unrepliedReviews: 'Reviews without a reply',
	all: 'See all reviews',
	failed: 'The reviews could not be read. Check the connection and try again.',
	unreplied: 'Without a reply',
	allReplied: 'Every review has a reply.',
	others: 'The others',
	more: 'See older ones',
	hidden: 'Hidden',
	repliedBy: 'The reply is by {person}.',
	reply: {
		write: 'Reply',
		writeTo: 'Reply to {name}',
		edit: 'Change the reply',
		editTo: 'Change the reply to {name}',
		withdraw: 'Withdraw the reply',
		withdrawFrom: 'Withdraw the reply to {name}',
		label: 'Your reply',
		hint: 'It is published below the review, for everyone to see.',
		save: 'Publish the reply',
		cancel: 'Cancel',
		saved: 'The reply is published.',
		withdrawn: 'The reply is no longer shown.',
		errors: {
			answerRequired: 'Write the reply',
			answerTooLong: 'The reply is very long: please use 1,000 characters or fewer',
		} satisfies Record<ReplyErrorCode, string>,
	},
	hide: 'Hide',
	hideOf: 'Hide the review by {name}',
	hiddenNow: 'The review is no longer shown on the page.',
	show: 'Show again',
	showOf: 'Show again: the review by {name}',
	shownNow: 'The review is shown on the page again.',
	gone: 'That review was no longer there.',
	samples: {
		remove: 'Remove the sample reviews',
		removed: 'The sample reviews are off the site.',
		failed: 'They could not be removed. Try again.',
	},
	notDone: 'It could not be saved. Try again in a moment.',
	elsewhere:
		'Somebody replied or changed the reply while you were writing. What you wrote is still here and has not been published yet.',
	takeTheirs: 'Keep the published one',
	saveMine: 'Publish mine',
	counter: {
		limit: 'Up to {limit} characters',
		left: { one: '{count} character left', other: '{count} characters left' },
		over: { one: '{count} character too many', other: '{count} characters too many' },
	},
} satisfies typeof es

export const deskReviewsWords = { es, en }
export type DeskReviewsWords = typeof es
