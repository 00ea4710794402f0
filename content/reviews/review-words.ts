/** Keyed by score; in a list the owner could add or remove entries. */
const scores = (...names: string[]): Record<string, string> =>
	Object.fromEntries(Object.entries(names))

/** The words of reviews wherever they are shown. */
const es = {
	anonymous: 'ANONIMO',
	/** From the lowest score, 0, to the highest, 4. */
	scores: scores('malo', 'regular', 'bueno', 'muy bueno', 'excelente'),
	stars: '{stars} de 5 estrellas',
	place: 'Reseña {place} de {count}',
	empty: 'Todavía no hay reseñas. La primera puede ser la suya.',
	answer: 'Nuestra respuesta',
	sampleLabel: 'Ejemplo',
	guestLabel: 'Con reserva confirmada',
	samplesNote:
		'Las reseñas marcadas como “Ejemplo” las escribimos nosotros para mostrar cómo se ve la página. No son de visitantes.',
}

const en = {
	anonymous: 'ANONYMOUS',
	scores: scores('poor', 'medium', 'good', 'very good', 'excellent'),
	stars: '{stars} of 5 stars',
	place: 'Review {place} of {count}',
	empty: 'There are no reviews yet. Yours could be the first.',
	answer: 'Our answer',
	sampleLabel: 'Example',
	guestLabel: 'Confirmed booking',
	samplesNote:
		'Reviews marked “Example” were written by us to show what the page looks like. They are not from visitors.',
} satisfies typeof es

export const reviewWords = { es, en }
export type ReviewWords = typeof es
