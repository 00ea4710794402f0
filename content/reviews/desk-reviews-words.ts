/** Reviews on the owner's desk. */
const es = {
	loading: 'Cargando…',
	failed: 'No se pudieron leer las reseñas. Revise la conexión e inténtelo de nuevo.',
	tryAgain: 'Intentar de nuevo',
}

const en = {
	loading: 'Loading…',
	failed: 'The reviews could not be read. Check the connection and try again.',
	tryAgain: 'Try again',
} satisfies typeof es

export const deskReviewsWords = { es, en }
export type DeskReviewsWords = typeof es
