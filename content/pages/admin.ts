import type { PageContent } from './page-content.ts'

const es = {
	meta: {
		title: 'Acceso del propietario | {name}',
		description: 'Página de servicio para quien lleva {name}: entrar con la contraseña y salir.',
	},
	crumb: 'Propietario',
	title: 'Acceso del propietario',
	lead: 'Para la casa, desde cualquier teléfono. En un computador también sirven las teclas Ctrl+E para entrar y Ctrl+Q para salir.',
	needsScripts:
		'El escritorio del propietario necesita JavaScript: actívelo en su navegador y abra de nuevo esta página.',
	nextStep: { text: '¿Llegó aquí por casualidad?', label: 'Volver al inicio', to: '/' },
}

const en = {
	meta: {
		title: 'Owner sign-in | {name}',
		description: 'A service page for whoever runs {name}: sign in with the password, and out.',
	},
	crumb: 'Owner',
	title: 'Owner sign-in',
	lead: 'For the house, from any phone. On a computer the keys Ctrl+E to sign in and Ctrl+Q to sign out do the same.',
	needsScripts:
		'The owner’s desk needs JavaScript: turn it on in your browser and open this page again.',
	nextStep: { text: 'Did you come here by accident?', label: 'Back to the home page', to: '/' },
} satisfies typeof es

/** Not in index.ts, because it belongs neither in the sitemap nor in search engines. */
export const admin = {
	path: '/admin',
	picture: 'valley-dusk',
	copy: { es, en },
} satisfies PageContent
