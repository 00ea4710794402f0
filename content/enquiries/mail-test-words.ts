import type { MailFault, TestMailName } from '#domain/enquiries/mail-test.ts'

/** Test mails: at the owner's desk in both languages, of `npm run mail:test` in English. */
const es = {
	mails: {
		booking: 'una solicitud de reserva, al buzón de la casa',
		contact: 'un mensaje de contacto, al buzón de la casa',
		acknowledgement: 'un acuse de recibo, como lo reciben los huéspedes',
	} satisfies Record<TestMailName, string>,
	sent: 'Salió: {mail}.',
	notSent: 'No salió: {mail}.',
	look: 'Mire ahora en su buzón, también en la carpeta de correo no deseado.',
	failed: 'No se pudo hacer la prueba. Inténtelo de nuevo en un momento.',
	faults: {
		password: 'El nombre o la contraseña de SMTP_URL no son correctos.',
		port: 'Allí no responde nadie: revise el servidor y el puerto.',
		host: 'Ese servidor no existe: revise su nombre.',
		encryption: 'Falló el cifrado: smtps:// es para el puerto 465 y smtp:// para el 587.',
		silence: 'No respondió: revise el puerto y si un cortafuegos lo impide.',
		address: 'Rechaza al remitente o al destinatario: revise MAIL_FROM y MAIL_TO.',
		ids: 'Rechaza la llamada: revise los identificadores EMAIL_….',
		missing: 'Falta un dato en la configuración: complételo e inténtelo de nuevo.',
		unknown: 'Inténtelo de nuevo más tarde; si sigue fallando, revise la configuración del correo.',
	} satisfies Record<MailFault, string>,
}

const en = {
	mails: {
		booking: "a booking request, to the owner's mailbox",
		contact: "a contact message, to the owner's mailbox",
		acknowledgement: 'an acknowledgement, as guests get it',
	},
	sent: 'Sent: {mail}.',
	notSent: 'Not sent: {mail}.',
	look: 'Now look into the mailbox, and into its spam folder.',
	failed: 'The test could not be made. Try again in a moment.',
	faults: {
		password: 'The name or the password in SMTP_URL is wrong.',
		port: 'Nothing listens there: check the host and the port.',
		host: 'There is no such host name.',
		encryption: 'Its encryption failed: smtps:// is for port 465, smtp:// for 587.',
		silence: 'It did not answer: check the port, and whether a firewall is in the way.',
		address: 'It refuses the sender or the recipient: check MAIL_FROM and MAIL_TO.',
		ids: 'It refuses the call: check the EMAIL_… ids.',
		missing: 'Set it, and try again.',
		unknown: 'Try again later; if it goes on failing, check the mail settings.',
	},
} satisfies typeof es

export const mailTestWords = { es, en }
