import type { ReviewErrorCode } from '#domain/reviews/review.ts'

/** Why a review was not published: one message for each rule in domain/reviews/review.ts and for each failure. */
type Messages = Record<ReviewErrorCode | 'reviewDuplicate', string>

const es = {
	checkTitle: 'Falta poco: revise lo siguiente',
	refusedTitle: 'La reseña no se publicó',
	offline: 'No hay conexión. Su texto sigue aquí: envíelo cuando vuelva la señal.',
	errors: {
		nameRequired: 'Por favor, escriba su nombre',
		nameTooLong: 'El nombre es muy largo: use 80 caracteres o menos',
		scoreRequired: 'Por favor, denos un puntaje',
		reviewRequired: 'Por favor, déjenos su opinión',
		reviewTooLong: 'La reseña es muy larga: use 2.000 caracteres o menos',
		consentRequired: 'Para publicarla necesitamos que marque esta autorización',
		languageUnknown: 'No reconocemos ese idioma: español o inglés',
		idInvalid: 'Por favor, recargue la página y envíela otra vez',
		reviewDuplicate: 'Ya hay una reseña con este mismo texto. Cuéntelo con sus palabras',
	} satisfies Messages,
	failures: {
		tooMany:
			'Ya llegaron varias reseñas desde su conexión. Inténtelo más tarde: su texto sigue aquí.',
		challenge:
			'Hay muchos envíos en este momento y no pudimos comprobar el suyo. Espere unos minutos y envíela otra vez.',
		unavailable: 'No la pudimos guardar en este momento. Su texto sigue aquí: inténtelo de nuevo.',
	},
}

const en = {
	checkTitle: 'Almost there: please look at the following',
	refusedTitle: 'The review was not published',
	offline: 'There is no connection. Your text is still here: send it when the signal returns.',
	errors: {
		nameRequired: 'Please fill out your name',
		nameTooLong: 'That name is very long: please use 80 characters or fewer',
		scoreRequired: 'Please give us a score',
		reviewRequired: 'Please leave us your opinion',
		reviewTooLong: 'The review is very long: please use 2,000 characters or fewer',
		consentRequired: 'To publish it we need you to tick this box',
		languageUnknown: 'We do not know that language: Spanish or English',
		idInvalid: 'Please reload the page and send it again',
		reviewDuplicate: 'There is already a review with this very text. Please use your own words',
	} satisfies Messages,
	failures: {
		tooMany:
			'Several reviews have come from your connection. Please try later: your text is still here.',
		challenge:
			'Many reviews are being sent just now and we could not check yours. Wait a few minutes and send it again.',
		unavailable: 'We could not keep it just now. Your text is still here: please try again.',
	},
} satisfies typeof es

export const refusalWords = { es, en }
export type RefusalWords = typeof es
