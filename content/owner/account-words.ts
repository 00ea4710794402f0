/** Password and open sessions at /admin; only the owner reads it. */
const es = {
	password: {
		title: 'Cambiar la contraseña',
		text: 'Al cambiarla se cierran sus demás sesiones. En este navegador usted sigue adentro.',
		fixed:
			'La contraseña está puesta en la configuración del servidor y se aplica cada vez que el sitio arranca. Para cambiarla, pídale a quien maneja el servidor que cambie ADMIN_PASSWORD (o ADMIN_PASSWORD_HASH) en el archivo .env y lo reinicie.',
		open: 'Cambiar',
		current: 'Contraseña actual',
		fresh: 'Contraseña nueva',
		freshHint: 'Diez caracteres o más. Sirven varias palabras que solo usted pondría juntas.',
		show: 'Mostrar lo que escribo',
		cancel: 'Cancelar',
		submit: 'Cambiar la contraseña',
		busy: 'Un momento…',
		done: 'La contraseña quedó cambiada. Sus demás sesiones se cerraron.',
		doneOfOwner:
			'La contraseña quedó cambiada. Sus demás sesiones se cerraron, y los enlaces que usted hizo para otras personas ya no sirven.',
		noConnection:
			'El sitio no respondió. Puede que ya esté cambiada: si le pide entrar, pruebe primero con la nueva.',
		refusals: {
			passwordInvalid: 'Esa no es su contraseña actual.',
			passwordShort: 'Muy corta: use diez caracteres o más.',
			passwordEasy:
				'Muy fácil de adivinar: tiene poco más que palabras conocidas, nombres del lugar, años o números seguidos. Agregue palabras suyas.',
			codeInvalid: 'Ese código no sirve: puede estar vencido o usado. Escriba el siguiente.',
		},
	},
	sessions: {
		title: 'Sesiones abiertas',
		text: 'Donde alguien entró con su contraseña y no ha salido. Si no reconoce alguna, cierre las demás y cambie la contraseña.',
		thisOne: 'Este navegador',
		other: 'Otro navegador',
		signedIn: 'Entró: {time}',
		lastUsed: 'Último uso: {time}',
		endOthers: 'Cerrar las demás',
		onlyThis: 'No hay otras.',
		ended: 'Sus demás sesiones quedaron cerradas.',
		endedOfOwner:
			'Sus demás sesiones quedaron cerradas, y los enlaces que usted hizo para otras personas ya no sirven.',
		loadFailed: 'No se pudieron consultar las sesiones.',
	},
}

const en = {
	password: {
		title: 'Change the password',
		text: 'Changing it ends all your other sessions. In this browser you stay signed in.',
		fixed:
			'The password is set in the server’s configuration which counts again at every start. To change it, ask whoever runs the server to change ADMIN_PASSWORD (or ADMIN_PASSWORD_HASH) in the file .env and to restart it.',
		open: 'Change',
		current: 'Current password',
		fresh: 'New password',
		freshHint: 'Ten characters or more. Several words that only you would put together do well.',
		show: 'Show what I type',
		cancel: 'Cancel',
		submit: 'Change the password',
		busy: 'One moment…',
		done: 'The password is changed. All your other sessions have ended.',
		doneOfOwner:
			'The password is changed. All your other sessions have ended, and the links you made for other people no longer work.',
		noConnection:
			'The site did not answer. It may be changed already: if you are asked to sign in, try the new one first.',
		refusals: {
			passwordInvalid: 'That is not your current password.',
			passwordShort: 'Too short: use ten characters or more.',
			passwordEasy:
				'Too easy to guess: it is little more than well-known words, names of the place, years or numbers in a row. Add words of your own.',
			codeInvalid: 'That code does not work: it may be too old, or used. Type the next one.',
		},
	},
	sessions: {
		title: 'Open sessions',
		text: 'Where somebody signed in with your password and has not signed out. If you do not recognise one, end the others and change the password.',
		thisOne: 'This browser',
		other: 'Another browser',
		signedIn: 'Signed in: {time}',
		lastUsed: 'Last used: {time}',
		endOthers: 'End the others',
		onlyThis: 'There are no others.',
		ended: 'All your other sessions have ended.',
		endedOfOwner:
			'All your other sessions have ended, and the links you made for other people no longer work.',
		loadFailed: 'The sessions could not be looked up.',
	},
} satisfies typeof es

export const accountWords = { es, en }
export type AccountWords = typeof es
