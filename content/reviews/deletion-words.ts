/** Deleting a review; only the owner reads it. */
const es = {
	button: 'Borrar la reseña de {name}',
	title: '¿Borrar esta reseña?',
	text: 'Deja de verse enseguida. Tiene diez segundos para deshacerlo.',
	confirm: 'Borrar',
	cancel: 'Conservarla',
	done: 'Reseña eliminada',
	undo: 'Deshacer',
	restored: 'La reseña está de nuevo en la lista.',
	notSignedIn: 'No ha entrado como propietario. Entre y vuelva a intentarlo.',
	failed: 'No se pudo borrar la reseña. Inténtelo de nuevo en un momento.',
	gone: 'Esa reseña ya no estaba.',
	undoFailed: 'Ya no se pudo recuperar la reseña.',
}

const en = {
	button: 'Delete the review by {name}',
	title: 'Delete this review?',
	text: 'It disappears at once. You have ten seconds to undo it.',
	confirm: 'Delete',
	cancel: 'Keep it',
	done: 'Review deleted',
	undo: 'Undo',
	restored: 'The review is back in the list.',
	notSignedIn: 'You are not signed in as the owner. Sign in and try again.',
	failed: 'The review could not be deleted. Try again in a moment.',
	gone: 'That review was no longer there.',
	undoFailed: 'The review could not be brought back any more.',
} satisfies typeof es

export const deletionWords = { es, en }
