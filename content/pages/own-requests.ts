import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Mis solicitudes | {name}',
		description: 'Las solicitudes de reserva que envió a {name} desde este navegador.',
	},
	crumb: 'Mis solicitudes',
	title: 'Mis solicitudes',
	lead: 'Las solicitudes de reserva que envió o abrió en este navegador. La lista está solo aquí: nadie más la ve.',
	none: 'En este navegador no hay solicitudes guardadas. Aquí aparecen las que envíe con él; no se guardan en una ventana privada, con JavaScript apagado, ni si borra los datos del navegador.',
	otherwise:
		'Cada solicitud tiene su enlace en el correo que le enviamos al recibirla. Si no lo encuentra, escríbanos con su número de referencia y le ayudamos.',
	contact: 'Escribirnos',
	days: 'Del {from} al {to}',
	day: 'El {from}',
	remove: 'Quitar',
	removeOf: 'Quitar {reference} de la lista',
	nextStep: { text: '¿Quiere venir otra vez?', label: 'Pedir una reserva', to: '/booking' },
}

const en = {
	meta: {
		title: 'My requests | {name}',
		description: 'The booking requests that you sent to {name} from this browser.',
	},
	crumb: 'My requests',
	title: 'My requests',
	lead: 'The booking requests that you sent or opened in this browser. The list is only here: nobody else sees it.',
	none: 'This browser remembers no requests. Those you send with it appear here; they are not kept in a private window, with JavaScript off, or once you clear the browser’s data.',
	otherwise:
		'Every request has its link in the e-mail we sent when we received it. If you cannot find it, write to us with your reference and we will help.',
	contact: 'Write to us',
	days: 'From {from} to {to}',
	day: 'On {from}',
	remove: 'Remove',
	removeOf: 'Remove {reference} from the list',
	nextStep: { text: 'Would you like to come again?', label: 'Request a booking', to: '/booking' },
} satisfies typeof es

/** Not in index.ts, because it belongs neither in the sitemap nor in search engines. */
export const ownRequests = {
	path: '/request',
	picture: 'valley-dusk',
	copy: { es, en },
} satisfies PageContent
