import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Sin señal | {name}',
		description:
			'Lo que se puede hacer en {name} mientras vuelve la señal: llamar y leer lo guardado.',
	},
	crumb: 'Sin señal',
	title: 'Aquí no llega la señal',
	lead: 'Esa página no está guardada en este aparato, ni lo que aparece tachado. Mientras vuelve la señal, esto sí funciona:',
	retry: 'Intentar de nuevo',
	call: 'Llamar al {phone}',
	routeCard: 'Ver la hoja de ruta',
	menu: 'Ver la carta',
	kept: 'Páginas guardadas en este aparato',
	waiting:
		'Si escribió una solicitud o una reseña, sigue guardada aquí y se envía sola cuando haya señal.',
	sent: 'Si acaba de enviar un formulario y en su lugar salió esta página, puede haber llegado: no lo envíe otra vez. Cuando vuelva la señal, aquí verá la respuesta.',
	nextStep: { text: '¿Ya hay señal?', label: 'Ir al inicio', to: '/' },
}

const en = {
	meta: {
		title: 'No signal | {name}',
		description: 'What you can do at {name} until the signal returns: call, and read what is kept.',
	},
	crumb: 'No signal',
	title: 'The signal does not reach here',
	lead: 'That page is not kept on this device, nor is what is crossed out. Until the signal returns, this works:',
	retry: 'Try again',
	call: 'Call {phone}',
	routeCard: 'See the route card',
	menu: 'See the menu',
	kept: 'Pages kept on this device',
	waiting:
		'If you wrote an enquiry or a review, it is still kept here and goes by itself once there is a signal.',
	sent: 'If you have just sent a form and this page came instead, it may have arrived: do not send it again. Once the signal is back, you will see the response here.',
	nextStep: { text: 'Is the signal back?', label: 'Go to the home page', to: '/' },
} satisfies typeof es

/** Not in index.ts, because it belongs neither in the sitemap nor in search engines. */
export const offline = {
	path: '/offline',
	picture: 'valley-dusk',
	copy: { es, en },
} satisfies PageContent
