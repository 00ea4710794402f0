import type { errorWords } from './error-words.ts'

type Words = Pick<(typeof errorWords)['es'], 'title' | 'text'>

/** In place of the error page's own words. */
const es: Words = {
	title: 'No pudimos recibir este formulario',
	text: 'Por seguridad solo recibimos formularios enviados desde este mismo sitio y que no sean demasiado largos. Nada de lo que escribió se guardó. Abra la página de nuevo y envíelo desde ella; si vuelve a pasar, llámenos o escríbanos por WhatsApp.',
}

const en: Words = {
	title: 'We could not take this form',
	text: 'For safety we only take forms that were sent from this very site and are not too long. Nothing you wrote was stored. Please open the page again and send it from there; if this happens again, call us or write on WhatsApp.',
}

export const refusedPostWords = { es, en }
