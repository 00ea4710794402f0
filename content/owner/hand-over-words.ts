/**
 * Tasks for the person who runs the server, for the owner to hand on. `{name}` is the house, `{missing}` the settings
 * that lack a value, `{file}` a backup
 * and `{how}` the commands that restore it.
 */
const es = {
	summary: 'Qué pedirle a quien maneja el servidor',
	lead: 'Esto se hace en el servidor, no aquí. Copie este mensaje y mándeselo a la persona que instaló el sitio:',
	copy: 'Copiar el mensaje',
	copied: 'El mensaje está copiado: péguelo en un chat o en un correo.',
	copyFailed: 'No se pudo copiar: manténgalo oprimido y escoja «Copiar».',
	whatsapp: 'Mandarlo por WhatsApp',
	lost: '¿Olvidó la contraseña o perdió el teléfono?',
	askAnOwner:
		'Pídale a un dueño del sitio un enlace nuevo, que además quita el código del teléfono: lo hace en el escritorio, en Ajustes, Personas. Si usted es el único dueño, o el primero, pídaselo a quien maneja el servidor:',
	restore: {
		title: 'Volver a una copia',
		text: 'Deja el sitio entero como estaba esa noche: las solicitudes y reseñas que entraron después se pierden. Si solo quiere deshacer un texto, un precio o una foto, use el historial del sitio.',
	},
	messages: {
		mail: 'Hola. El sitio de {name} guarda las solicitudes, pero no me avisa por correo. Por favor ponga en su configuración (el archivo .env) SMTP_URL, con el servidor, el usuario y la clave del correo, y MAIL_TO, con mi correo; después reinicie el sitio. Cuando esté, yo mando un correo de prueba desde el escritorio. Está explicado en docs/deploy.md.',
		halfMail:
			'Hola. El correo del sitio de {name} quedó a medio configurar: en el archivo .env falta {missing}. Por favor complételo y reinicie el sitio; después yo mando un correo de prueba desde el escritorio. Está explicado en docs/deploy.md.',
		address:
			'Hola. El sitio de {name} todavía no sabe cuál es su dirección pública. Por favor ponga en su configuración (el archivo .env) PUBLIC_URL con la dirección que escriben los visitantes, que empiece por https://, con el certificado instalado (Caddy o nginx, como dice docs/deploy.md), y reinicie el sitio.',
		backup:
			'Hola. El sitio de {name} no tiene copia de seguridad de anoche. Por favor revise que haya espacio en el disco y que el sitio pueda escribir en la carpeta «backups» de DATA_DIR; con PostgreSQL, que el servidor ejecute cada noche la línea que muestra el escritorio en Ajustes.',
		offSite:
			'Hola. Las copias del sitio de {name} están en el mismo disco que el sitio. Por favor abra un espacio en un almacén compatible con S3 o en un WebDAV, y ponga en la configuración (el archivo .env) BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID y BACKUP_S3_SECRET, o BACKUP_WEBDAV_URL, y BACKUP_PASSPHRASE con una frase larga; después reinicie el sitio. Dígame la frase por teléfono: sin ella las copias no se abren, y yo la guardo en papel. Está explicado en docs/deploy.md.',
		restore:
			'Hola. Necesito que el sitio de {name} vuelva a la copia de seguridad {file}. {how} Las copias están en la carpeta «backups» de DATA_DIR, o se la mando yo. Sé que se pierde lo que entró después de esa copia.',
		password:
			'Hola. Perdí la contraseña del escritorio de {name}. Por favor ejecute en el servidor, en la carpeta del sitio, «npm run admin:password», y dígame la nueva por teléfono, no por escrito. Si también perdí el código del celular: «npm run admin:two-factor -- --off». Si preguntan de quién es la cuenta, es la mía.',
	},
}

const en = {
	summary: 'What to ask of whoever runs the server',
	lead: 'This is done on the server, not here. Copy this message and send it to the person who installed the site:',
	copy: 'Copy the message',
	copied: 'The message is copied: paste it into a chat or a mail.',
	copyFailed: 'It could not be copied: keep it pressed and choose “Copy”.',
	whatsapp: 'Send it by WhatsApp',
	lost: 'Forgot the password or lost the phone?',
	askAnOwner:
		'Ask an owner for a new link, which also removes the code from the phone: at the desk it is made in Settings, People. If you are the only owner, or the first, ask whoever runs the server:',
	restore: {
		title: 'Go back to a backup',
		text: 'The whole site is then as it was that night: requests and reviews that came in later are lost. To undo a text, a price or a photo, use the history of the site.',
	},
	messages: {
		mail: 'Hello. The site of {name} keeps the requests but does not tell me by mail. Please set SMTP_URL in its configuration (the file .env), with the mail server, user and password, and MAIL_TO, with my address; then restart the site. I will send a test mail from the desk. It is explained in docs/deploy.md.',
		halfMail:
			'Hello. Mail of the site of {name} is half configured: {missing} is missing in the file .env. Please complete it and restart the site; then I will send a test mail from the desk. It is explained in docs/deploy.md.',
		address:
			'Hello. The site of {name} does not know its public address yet. Please set PUBLIC_URL in its configuration (the file .env) to the address that visitors type, beginning with https://, with the certificate installed (Caddy or nginx, as docs/deploy.md says), and restart the site.',
		backup:
			'Hello. The site of {name} has no backup of last night. Please see whether the disk is full and whether the site may write to the folder “backups” of DATA_DIR; with PostgreSQL, whether the server runs the line that Settings show every night.',
		offSite:
			'Hello. The backups of the site of {name} are on the same disk as the site. Please get room in an S3-compatible store or a WebDAV, and set BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_KEY_ID and BACKUP_S3_SECRET, or BACKUP_WEBDAV_URL, in its configuration (the file .env), and BACKUP_PASSPHRASE to a long phrase; then restart the site. Tell me the phrase on the phone: without it nobody can open the copies, and I keep it on paper. It is explained in docs/deploy.md.',
		restore:
			'Hello. I need the site of {name} to go back to the backup {file}. {how} The backups are in the folder “backups” of DATA_DIR, or I send it to you. I know that what came in after that backup is lost.',
		password:
			'Hello. I lost the password of the desk of {name}. Please run “npm run admin:password” on the server, in the folder of the site, and tell me the new one on the phone, not in writing. If I lost the code on my phone too: “npm run admin:two-factor -- --off”. If they ask whose account it is, it is mine.',
	},
} satisfies typeof es

export const handOverWords = { es, en }
export type HandOverWords = typeof es
