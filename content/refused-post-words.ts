import type { errorWords } from './error-words.ts'

type Words = Pick<(typeof errorWords)['es'], 'title' | 'text'>
/** `tooMany`: forms from the sender’s network, until `{time}`. */
type AllWords = Words & { tooMany: Words & Pick<(typeof errorWords)['es'], 'retry'> }

/** In place of the error page's own words. */
const es: AllWords = {
	title: 'No pudimos recibir este formulario',
	text: 'Por seguridad solo recibimos formularios enviados desde este mismo sitio y que no sean demasiado largos. Nada de lo que escribió se guardó. Abra la página de nuevo y envíelo desde ella; si vuelve a pasar, llámenos o escríbanos por WhatsApp.',
	tooMany: {
		title: 'Su formulario todavía no ha salido',
		text: 'Desde la conexión a internet que usted usa llegaron demasiados formularios seguidos, y la volvemos a atender a las {time}. Con el botón «Atrás» de su navegador vuelve a su formulario: envíelo a esa hora, o escríbanos ya mismo por WhatsApp.',
		retry: 'Empezar un formulario nuevo',
	},
}

const en: AllWords = {
	title: 'We could not take this form',
	text: 'For safety we only take forms that were sent from this very site and are not too long. Nothing you wrote was stored. Please open the page again and send it from there; if this happens again, call us or write on WhatsApp.',
	tooMany: {
		title: 'Your form has not been sent yet',
		text: 'Too many forms came in a row from the internet connection that you use, and we take them again at {time}, Colombian time. Your browser’s “Back” button takes you to your form again: send it at that time, or write to us on WhatsApp right now.',
		retry: 'Start a new form',
	},
}

export const refusedPostWords = { es, en }
