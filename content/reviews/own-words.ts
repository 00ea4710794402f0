/** For the visitor who wrote a review within the last hour, in the same browser. */
const es = {
	note: 'Es su reseña: puede corregirla o retirarla durante una hora.',
	answered:
		'Es su reseña. Ya tiene respuesta, así que no se corrige; puede retirarla durante una hora.',
	correct: 'Corregir',
	correctTitle: 'Corrija su reseña',
	save: 'Guardar',
	corrected: 'Su reseña está corregida.',
	withdraw: 'Retirar',
	withdrawTitle: '¿Retirar su reseña?',
	withdrawText: 'Se borra del todo, con su nombre. No se puede recuperar.',
	confirm: 'Retirarla',
	cancel: 'Conservarla',
	withdrawn: 'Su reseña está retirada.',
	tooLate: 'Ya pasó la hora para cambiarla, o ya tiene respuesta. Escríbanos y la cambiamos.',
	failed: 'No se pudo hacer en este momento. Inténtelo de nuevo.',
}

const en = {
	note: 'This is your review: you can correct or withdraw it for an hour.',
	answered:
		'This is your review. It has an answer, so it is not corrected; you can withdraw it for an hour.',
	correct: 'Correct',
	correctTitle: 'Correct your review',
	save: 'Save',
	corrected: 'Your review is corrected.',
	withdraw: 'Withdraw',
	withdrawTitle: 'Withdraw your review?',
	withdrawText: 'It is deleted altogether, with your name. It cannot be brought back.',
	confirm: 'Withdraw it',
	cancel: 'Keep it',
	withdrawn: 'Your review is withdrawn.',
	tooLate: 'The hour to change it has passed, or it has an answer. Write to us and we change it.',
	failed: 'It could not be done just now. Please try again.',
} satisfies typeof es

export const ownWords = { es, en }
export type OwnWords = typeof es
