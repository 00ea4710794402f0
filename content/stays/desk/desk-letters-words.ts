/** The letter before arrival, how to pay, and the thanks after a stay. */
const es = {
	failed:
		'No se pudo leer qué se les escribe a los huéspedes. Revise la conexión e inténtelo de nuevo.',
	saved: 'Guardado.',
	saveFailed:
		'No se pudo guardar. Lo que escribió sigue aquí: revise la conexión e inténtelo de nuevo.',
	letters: {
		title: 'Antes de llegar, y pagos',
		days: 'Carta antes de la llegada: cuántos días antes',
		daysHint: 'A las diez de la mañana, con el camino, qué traer y el saldo. 0 es ninguna.',
		daysWrong: 'Es un número de 0 a 30',
		howToPay: { es: 'Cómo pagar', en: 'Cómo pagar, en inglés' },
		howToPayHint: 'Nequi, banco, efectivo: se lee con el anticipo y, ya confirmada, con el saldo.',
		optional: '(opcional)',
		save: 'Guardar',
		elsewhere:
			'Alguien cambió esto mismo mientras usted escribía, quizá usted en otro teléfono. Lo suyo sigue aquí, sin guardar. ¿Cuál debe quedar?',
		saveMine: 'Guardar lo mío',
		takeTheirs: 'Dejar lo otro',
	},
	thanks: {
		title: 'Después de la estadía',
		label: 'Dar las gracias por correo al día siguiente, con un enlace para dejar una reseña',
	},
}

const en = {
	failed: 'What guests are sent could not be read. Check the connection and try again.',
	saved: 'Saved.',
	saveFailed:
		'It could not be saved. What you wrote is still here: check the connection and try again.',
	letters: {
		title: 'Before arrival, and payments',
		days: 'Letter before arrival: how many days before',
		daysHint:
			'At ten in the morning, with the way, what to bring and what is left to pay. 0 is none.',
		daysWrong: 'A number from 0 to 30',
		howToPay: { es: 'How to pay, in Spanish', en: 'How to pay' },
		howToPayHint: 'Nequi, bank, cash: read with the deposit and, once confirmed, with the rest.',
		optional: '(optional)',
		save: 'Save',
		elsewhere:
			'Somebody changed the same while you were writing, perhaps you on another phone. Yours is still here, unsaved. Which should stay?',
		saveMine: 'Save mine',
		takeTheirs: 'Keep the other',
	},
	thanks: {
		title: 'After the stay',
		label: 'Thank guests by mail on the next day, with a link to leave a review',
	},
} satisfies typeof es

export const deskLettersWords = { es, en }
