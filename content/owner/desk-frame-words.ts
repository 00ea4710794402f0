/** Around every section of the owner's desk, and its sign-in screen. */
const es = {
	title: 'Escritorio',
	navigation: 'Secciones del escritorio',
	sections: {
		today: 'Hoy',
		requests: 'Solicitudes',
		calendar: 'Calendario',
		tables: 'Mesas',
		reviews: 'Reseñas',
		site: 'Sitio',
		photos: 'Fotos',
		settings: 'Ajustes',
	},
	publicSite: 'Ver el sitio',
	signOut: 'Salir',
	newRole: 'Sus permisos cambiaron: el escritorio muestra ahora lo que puede hacer.',
	signIn: {
		title: 'Acceso del propietario',
		lead: 'El escritorio de {name}: solicitudes, calendario, reseñas y ajustes, desde cualquier teléfono.',
		needsScripts:
			'El escritorio del propietario necesita JavaScript: actívelo en su navegador y abra de nuevo esta página.',
	},
}

const en = {
	title: 'Desk',
	navigation: 'Sections of the desk',
	sections: {
		today: 'Today',
		requests: 'Requests',
		calendar: 'Calendar',
		tables: 'Tables',
		reviews: 'Reviews',
		site: 'Site',
		photos: 'Photos',
		settings: 'Settings',
	},
	publicSite: 'See the site',
	signOut: 'Sign out',
	newRole: 'Your role has changed: the desk now shows what you may do.',
	signIn: {
		title: 'Owner sign-in',
		lead: 'The desk of {name}: requests, calendar, reviews and settings, from any phone.',
		needsScripts:
			'The owner’s desk needs JavaScript: turn it on in your browser and open this page again.',
	},
} satisfies typeof es

export const deskFrameWords = { es, en }
export type DeskSection = keyof (typeof es)['sections']
