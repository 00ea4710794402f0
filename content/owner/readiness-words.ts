import type { ReadinessItemName } from '#domain/owner/readiness.ts'

type ItemWords = { title: string; todo: string }

/** The list “before you go online” in *today*; `npm start` prints the English titles. */
const es = {
	title: 'Antes de salir al aire',
	text: 'El sitio ya funciona. Para abrirlo al público le falta esto:',
	done: 'Todo está listo para recibir visitantes.',
	failed: 'No se pudo revisar qué falta. Inténtelo de nuevo en un momento.',
	facts: {
		legalName: 'razón social',
		taxId: 'NIT',
		rnt: 'RNT',
		phones: 'teléfonos',
		email: 'correo',
		'social.instagram': 'Instagram',
		'social.facebook': 'Facebook',
		'developer.name': 'autor del sitio en el pie de página',
		'developer.url': 'página del autor',
	},
	items: {
		facts: {
			title: 'Datos de ejemplo',
			todo: 'Ponga los verdaderos: así los ven sus huéspedes y así lo pide la ley.',
		},
		'mail-missing': {
			title: 'Sin correo configurado',
			todo: 'Las solicitudes se guardan aquí, pero a usted no le llega ningún aviso, y a sus huéspedes no les llega respuesta por correo.',
		},
		'mail-half': {
			title: 'El correo quedó a medio configurar',
			todo: 'Falta algo en el servidor y por eso no sale ningún correo.',
		},
		'mail-failing': {
			title: 'El correo está fallando',
			todo: 'El último aviso no salió. Envíese un correo de prueba para saber qué corregir.',
		},
		address: {
			title: 'Sin dirección pública segura (https)',
			todo: 'Sin ella los enlaces de los correos no abren, y los navegadores advierten a sus visitantes que el sitio no es seguro.',
		},
		units: {
			title: 'Cuántos hay de cada cosa',
			todo: 'Mientras no lo diga, el calendario no sabe qué queda libre y responde «por confirmar».',
		},
		rates: {
			title: 'Sin tarifas',
			todo: 'Mientras no las ponga, los huéspedes leen «precio a solicitud» y nadie recibe un estimado.',
		},
		samples: {
			title: 'Reseñas de ejemplo',
			todo: 'Son inventadas y lo dicen. Quítelas antes de abrir; también se van solas con las tres primeras de verdad.',
		},
		backup: {
			title: 'Sin copia de seguridad de hoy',
			todo: 'El sitio hace una cada noche; la de anoche falta o está atrasada. En ajustes ve la última. Si mañana sigue faltando, pida que la revisen.',
		},
		'off-site': {
			title: 'Sin copia probada fuera de este servidor',
			todo: 'Si el disco del servidor se daña, se pierde todo. Pida que se envíen copias cifradas a otro lugar; en ajustes ve si llegan y si se abren con la frase o la clave de ahora.',
		},
		'two-factor': {
			title: 'Entra solo con la contraseña',
			todo: 'Active el segundo paso: si alguien adivina la contraseña, no le alcanza para entrar.',
		},
	} satisfies Record<ReadinessItemName, ItemWords>,
	toFacts: 'Cambiar los datos',
	toUnits: 'Decir cuántos hay',
	toRates: 'Poner las tarifas',
	toSettings: 'Ir a ajustes',
	testMail: 'Enviarme un correo de prueba',
	testing: 'Enviando…',
}

const en = {
	title: 'Before you go online',
	text: 'The site works. To open it to the public, this is missing:',
	done: 'Everything is ready for visitors.',
	failed: 'What is missing could not be checked. Try again in a moment.',
	facts: {
		legalName: 'legal name',
		taxId: 'tax id',
		rnt: 'RNT',
		phones: 'phones',
		email: 'e-mail',
		'social.instagram': 'Instagram',
		'social.facebook': 'Facebook',
		'developer.name': 'developer in the footer',
		'developer.url': 'page of the developer',
	},
	items: {
		facts: {
			title: 'Placeholder facts',
			todo: 'Put in the real ones: guests see them, and the law asks for them.',
		},
		'mail-missing': {
			title: 'No mail is configured',
			todo: 'Requests are kept here, but nothing tells you of them, and your guests get no answer by mail.',
		},
		'mail-half': {
			title: 'Mail is half configured',
			todo: 'Something is missing on the server, so no mail goes out.',
		},
		'mail-failing': {
			title: 'Mail is failing',
			todo: 'The last notice did not go out. Send yourself a test mail to learn what to put right.',
		},
		address: {
			title: 'PUBLIC_URL is not https',
			todo: 'Without it the links in mails do not open, and browsers warn your visitors that the site is not secure.',
		},
		units: {
			title: 'How many there are of each',
			todo: 'Until you say so, the calendar does not know what is free and answers “to be confirmed”.',
		},
		rates: {
			title: 'No rates',
			todo: 'Until you enter them, guests read “price on request” and nobody gets an estimate.',
		},
		samples: {
			title: 'Sample reviews',
			todo: 'They are invented and say so. Remove them before you open; the first three real ones replace them as well.',
		},
		backup: {
			title: 'No backup in the last day',
			todo: 'The site makes one every night; last night’s is missing or late. Settings show the last one. If it is still missing tomorrow, have it looked at.',
		},
		'off-site': {
			title: 'No proven copy outside this server',
			todo: 'If the server’s disk dies, everything is lost. Ask for encrypted copies to go somewhere else; settings show whether they arrive and whether the present passphrase or key opens them.',
		},
		'two-factor': {
			title: 'Two-factor is off',
			todo: 'Switch it on: then a guessed password is not enough to get in.',
		},
	} satisfies Record<ReadinessItemName, ItemWords>,
	toFacts: 'Change the facts',
	toUnits: 'Say how many there are',
	toRates: 'Enter the rates',
	toSettings: 'Go to settings',
	testMail: 'Send me a test mail',
	testing: 'Sending…',
} satisfies typeof es

export const readinessWords = { es, en }
export type ReadinessWords = typeof es
