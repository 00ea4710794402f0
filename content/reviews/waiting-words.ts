/** Imported by the browser's code: without a connection nothing can be asked for. */
const es = {
	kept: 'No hay conexión. Su reseña espera en la lista y se publicará cuando vuelva la señal.',
	waiting: 'Guardada en este aparato: se publicará cuando vuelva la señal',
	unstored: 'No se pudo guardar: no cierre esta página hasta que vuelva la señal',
	refused: 'No se pudo publicar: quizá ya hay una reseña con este mismo texto',
	discard: 'Descartar',
	published: 'Su reseña ya está publicada.',
}

const en = {
	kept: 'There is no connection. Your review waits in the list and will be published when the signal returns.',
	waiting: 'Kept on this device: it will be published when the signal returns',
	unstored: 'It could not be kept: leave this page open until the signal returns',
	refused: 'It could not be published: there may already be a review with this very text',
	discard: 'Discard',
	published: 'Your review is published.',
} satisfies typeof es

export const waitingReviewWords = { es, en }
