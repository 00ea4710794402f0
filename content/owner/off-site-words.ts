import type { OffSiteFailure, PersistentTrouble } from '#domain/owner/off-site.ts'

/** Copies on another machine, at /admin/settings and in the mail that says they fail. */
const es = {
	title: 'Copias en otra máquina',
	none: 'No hay: si el disco de este servidor se daña, se pierde todo.',
	text: 'Cada noche, y cada hora en que algo cambió, sale una copia cifrada. Guarde en papel la frase o la clave que la abre: sin ella no sirve.',
	waiting: 'Todavía no ha llegado ninguna que se abra con la frase o la clave de ahora.',
	last: 'La última llegó: {time} ({size} MB)',
	checked: 'Leída y restaurada como prueba: {time}',
	held: 'Copias en el almacén: {count}; la más vieja es de {time}',
	otherKey:
		'De antes de cambiar el almacén o la clave: {count}. Guarde también la frase o la clave de entonces: es la que las abre.',
	unchecked: 'Aún no se ha leído de vuelta.',
	failing: 'Las copias fallan desde {time}: {reason}',
	arriving: 'Las copias llegan, pero desde {time} {reason}',
	further: 'Además, desde {time}: {reason}',
	sending: 'Hay una copia en camino.',
	now: 'Hacer una copia ahora',
	busy: 'Haciendo la copia…',
	done: 'La copia está hecha.',
	started: 'La copia todavía se está haciendo: en unos minutos la verá aquí.',
	notSent: 'La copia está hecha en este servidor, pero no llegó a la otra máquina.',
	failed: 'No se pudo hacer la copia.',
	reasons: {
		unreachable: 'el almacén no responde.',
		refused: 'el almacén no acepta la clave o la contraseña ({detail}).',
		missing: 'el bucket, la carpeta o la copia no existe ({detail}).',
		full: 'el almacén está lleno.',
		clock: 'el reloj del servidor y el del almacén no coinciden.',
		'not-kept': 'el almacén dijo que sí, pero no guardó la copia completa.',
		'copy-missing':
			'el almacén perdió la última copia. Se envía otra, y en una hora se mira si sigue allí.',
		'copies-lost':
			'faltan en el almacén copias que debían seguir allí ({detail}). Pregunte quién las borró, o si el almacén borra por su cuenta.',
		'other-installation':
			'otra instalación del sitio manda sus copias al mismo almacén ({detail}). Si es un ensayo, pida que le quiten las líneas BACKUP_; si el sitio se mudó, que apaguen el viejo.',
		'not-removed':
			'el almacén no deja borrar una copia vieja ({detail}). Pida que revisen sus permisos: si no, un día se llena.',
		status: 'el almacén respondió con un error ({detail}).',
		'not-a-store':
			'en esa dirección responde algo que no es un almacén: revise BACKUP_S3_ENDPOINT o BACKUP_WEBDAV_URL.',
		unreadable:
			'la copia no se pudo abrir: la frase o la clave no es la suya, o la copia está dañada.',
		differs: 'lo que se leyó de vuelta no es lo que se envió.',
		'no-backup': 'la copia no se pudo hacer o leer aquí: revise el espacio en disco.',
		unexpected: 'algo inesperado la interrumpió: pida que miren el registro del servidor.',
	} satisfies Record<OffSiteFailure, string>,
	mail: {
		subject: 'Las copias en otra máquina fallan desde ayer',
		text: 'El sitio funciona, y las copias de cada noche siguen en el servidor. Pero si su disco se daña hoy, se pierde lo que llegó desde la última copia.',
		arriving: {
			'copies-lost': {
				subject: 'Desde ayer faltan copias en otra máquina',
				text: 'El sitio funciona y las copias siguen llegando. Pero alguien o algo borró copias anteriores: si un día necesita una de esos días, ya no está.',
			},
			'other-installation': {
				subject: 'Otra instalación del sitio manda copias a su almacén desde ayer',
				text: 'El sitio funciona y sus copias siguen llegando. Pero en el almacén también hay copias de otra instalación, y quien restaure la más nueva puede tomar la que no es.',
			},
			'not-removed': {
				subject: 'Las copias viejas en otra máquina no se pueden borrar desde ayer',
				text: 'El sitio funciona y las copias siguen llegando. Pero las viejas se acumulan, y cuando el almacén esté lleno no llegará ninguna más.',
			},
		} satisfies Record<Exclude<PersistentTrouble, 'copy-missing'>, object>,
		reason: 'Por qué',
		further: 'Además',
		last: 'Última copia',
		never: 'ninguna',
		link: 'Ver las copias',
	},
}

const en = {
	title: 'Copies on another machine',
	none: 'There are none: if the disk of this server dies, everything is lost.',
	text: 'Every night, and every hour in which something changed, an encrypted copy leaves. Keep the passphrase or key that opens it on paper: it is useless without.',
	waiting: 'None that the present passphrase or key opens has arrived yet.',
	last: 'The last one arrived: {time} ({size} MB)',
	checked: 'Read back and restored as a test: {time}',
	held: 'Copies in the store: {count}; the oldest is from {time}',
	otherKey:
		'From before the store or the key was changed: {count}. Keep the passphrase or key of that time too: it is the one that opens them.',
	unchecked: 'Not read back yet.',
	failing: 'Copies have been failing since {time}: {reason}',
	arriving: 'Copies arrive, but since {time} there is this trouble: {reason}',
	further: 'Another trouble, since {time}: {reason}',
	sending: 'A copy is on its way.',
	now: 'Make a copy now',
	busy: 'Making the copy…',
	done: 'The copy is made.',
	started: 'The copy is still being made: you will see it here in a few minutes.',
	notSent: 'The copy is made on this server, but did not arrive on the other machine.',
	failed: 'The copy could not be made.',
	reasons: {
		unreachable: 'the store does not answer.',
		refused: 'the store does not accept the key or password ({detail}).',
		missing: 'the bucket, the folder or the copy does not exist ({detail}).',
		full: 'the store is full.',
		clock: 'the clocks of the server and of the store disagree.',
		'not-kept': 'the store said yes, but did not keep the whole copy.',
		'copy-missing':
			'the store lost the last copy. Another one is sent, and in an hour we look whether it is still there.',
		'copies-lost':
			'copies that should still be in the store are missing ({detail}). Ask who deleted them, or whether the store deletes by itself.',
		'other-installation':
			'another installation of the site sends its copies to the same store ({detail}). If it is a rehearsal, have its BACKUP_ lines taken out; if the site has moved, have the old one switched off.',
		'not-removed':
			'the store does not let an old copy be deleted ({detail}). Have its permissions looked at: otherwise it will be full one day.',
		status: 'the store answered with an error ({detail}).',
		'not-a-store':
			'what answers at that address is not a store: check BACKUP_S3_ENDPOINT or BACKUP_WEBDAV_URL.',
		unreadable:
			'the copy could not be opened: the passphrase or key is not its own, or the copy is damaged.',
		differs: 'what was read back is not what was sent.',
		'no-backup': 'the copy could not be made or read here: see whether the disk is full.',
		unexpected: 'something unexpected interrupted it: have the server’s log looked at.',
	},
	mail: {
		subject: 'Copies to another machine have been failing since yesterday',
		text: 'The site works, and each night’s backup is still kept on the server. But if its disk dies today, everything since the last copy is lost.',
		arriving: {
			'copies-lost': {
				subject: 'Copies on another machine have been missing since yesterday',
				text: 'The site works, and copies still arrive. But somebody or something deleted earlier ones: if you need one of those days, it is gone.',
			},
			'other-installation': {
				subject: 'Another installation of the site has sent copies to your store since yesterday',
				text: 'The site works, and its copies still arrive. But the store also has copies of another installation, and whoever restores the newest may take the wrong one.',
			},
			'not-removed': {
				subject: 'Since yesterday, old copies on another machine cannot be deleted',
				text: 'The site works, and copies still arrive. But the old ones pile up, and once the store is full no other will arrive.',
			},
		},
		reason: 'Why',
		further: 'Also',
		last: 'Last copy',
		never: 'none',
		link: 'See the copies',
	},
} satisfies typeof es

export const offSiteWords = { es, en }
export type OffSiteWords = typeof es
