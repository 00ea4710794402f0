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
	},
	items: {
		facts: {
			title: 'Datos de ejemplo',
			todo: 'Ponga los verdaderos: así los ven sus huéspedes y así lo pide la ley.',
		},
		'mail-missing': {
			title: 'Sin correo configurado',
			todo: 'Las solicitudes se guardan aquí, pero nadie le avisa: ponga SMTP_URL y MAIL_TO en la configuración y reinicie el sitio.',
		},
		'mail-failing': {
			title: 'El correo está fallando',
			todo: 'El último aviso no salió. Envíese un correo de prueba para saber qué corregir.',
		},
		address: {
			title: 'La dirección pública no es https',
			todo: 'Ponga en PUBLIC_URL la dirección con la que entran los visitantes, que empieza por https://.',
		},
		backup: {
			title: 'Sin copia de seguridad de hoy',
			todo: 'El sitio hace una cada noche; la de anoche falta o está atrasada. En ajustes ve la última y, con PostgreSQL, la línea que hay que ejecutar. Si mañana sigue faltando, revise que haya espacio en el disco.',
		},
		'off-site': {
			title: 'Sin copia fuera de este servidor',
			todo: 'Si el disco del servidor se daña, se pierde todo. Ponga en la configuración a dónde enviar copias cifradas (BACKUP_S3_… o BACKUP_WEBDAV_URL, y BACKUP_PASSPHRASE); en ajustes ve si llegan y si se pudieron leer.',
		},
		'two-factor': {
			title: 'Entra solo con la contraseña',
			todo: 'Active el segundo paso: si alguien adivina la contraseña, no le alcanza para entrar.',
		},
	} satisfies Record<ReadinessItemName, ItemWords>,
	toFacts: 'Cambiar los datos',
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
	},
	items: {
		facts: {
			title: 'Placeholder facts',
			todo: 'Put in the real ones: guests see them, and the law asks for them.',
		},
		'mail-missing': {
			title: 'No mail is configured',
			todo: 'Requests are kept here, but nobody tells you: set SMTP_URL and MAIL_TO in the configuration and restart the site.',
		},
		'mail-failing': {
			title: 'Mail is failing',
			todo: 'The last notice did not go out. Send yourself a test mail to learn what to put right.',
		},
		address: {
			title: 'PUBLIC_URL is not https',
			todo: 'Set PUBLIC_URL to the address that visitors use, which begins with https://.',
		},
		backup: {
			title: 'No backup in the last day',
			todo: 'The site makes one every night; last night’s is missing or late. Settings show the last one and, with PostgreSQL, the line to run. If it is still missing tomorrow, see whether the disk is full.',
		},
		'off-site': {
			title: 'No copy outside this server',
			todo: 'If the server’s disk dies, everything is lost. Set in the configuration where encrypted copies go (BACKUP_S3_… or BACKUP_WEBDAV_URL, and BACKUP_PASSPHRASE); settings show whether they arrive and could be read back.',
		},
		'two-factor': {
			title: 'Two-factor is off',
			todo: 'Switch it on: then a guessed password is not enough to get in.',
		},
	} satisfies Record<ReadinessItemName, ItemWords>,
	toFacts: 'Change the facts',
	toSettings: 'Go to settings',
	testMail: 'Send me a test mail',
	testing: 'Sending…',
} satisfies typeof es

export const readinessWords = { es, en }
export type ReadinessWords = typeof es
