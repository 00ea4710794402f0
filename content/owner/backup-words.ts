import { offSiteWords } from './off-site-words.ts'

/** Backups at /admin/settings; only the owner reads it. */
const es = {
	title: 'Copias de seguridad',
	text: 'Cada noche el sitio guarda una copia de todo (solicitudes, reseñas, textos y fotos) y la abre para revisarla. Quedan las de los últimos 14 días y una por mes de los últimos 12.',
	none: 'Todavía no hay copias: la primera se hace en unos minutos.',
	last: 'La última: {time}',
	all: 'Todas las copias ({count})',
	download: 'Bajar',
	downloadOf: 'Bajar la copia de {time}',
	size: '{size} MB',
	restore: 'Para volver a una copia: pare el sitio y ejecute «npm run restore -- ARCHIVO».',
	dump: {
		text: 'Este sitio guarda sus datos en PostgreSQL. Haga que el servidor ejecute esta línea cada noche:',
		none: 'Aún no se ha visto ninguna copia en esa carpeta.',
		restore:
			'Para volver a una copia: pare el sitio y use pg_restore, o «npm run restore -- ARCHIVO» si termina en .sqlite.',
	},
	cancel: 'Cancelar',
	submit: 'Bajar la copia',
	busy: 'Bajando…',
	done: 'La copia se está guardando en este aparato.',
	loadFailed: 'No se pudieron consultar las copias.',
	offSite: offSiteWords.es,
}

const en = {
	title: 'Backups',
	text: 'Every night the site keeps a copy of everything (requests, reviews, texts and photos) and opens it to check it. Those of the last 14 days are kept, and one a month of the last 12.',
	none: 'There are no backups yet: the first one is made within minutes.',
	last: 'The last one: {time}',
	all: 'All backups ({count})',
	download: 'Download',
	downloadOf: 'Download the backup of {time}',
	size: '{size} MB',
	restore: 'To go back to a backup: stop the site and run “npm run restore -- FILE”.',
	dump: {
		text: 'This site keeps its data in PostgreSQL. Have the server run this line every night:',
		none: 'No backup was seen in that folder yet.',
		restore:
			'To go back to a backup: stop the site and use pg_restore, or “npm run restore -- FILE” for one that ends in .sqlite.',
	},
	cancel: 'Cancel',
	submit: 'Download the backup',
	busy: 'Downloading…',
	done: 'The backup is being saved on this device.',
	loadFailed: 'The backups could not be read.',
	offSite: offSiteWords.en,
} satisfies typeof es

export const backupWords = { es, en }
