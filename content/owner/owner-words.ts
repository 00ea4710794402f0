/** Signing in and out; only the owner reads it. */
const es = {
	edit: 'Editar',
	login: {
		title: 'Acceso del propietario',
		text: 'Solo para la casa.',
		name: 'Su nombre',
		password: 'Contraseña',
		show: 'Mostrar lo que escribo',
		signIn: 'Entrar',
		signingIn: 'Entrando…',
		cancel: 'Cancelar',
		again: 'Escriba otra vez su contraseña y, debajo, el código de su teléfono.',
		opening: 'Ha entrado. Se está abriendo el escritorio…',
		empty: 'Contraseña Invalida',
		wrong:
			'Esa no es la contraseña. Revise las mayúsculas y los espacios. Si la olvidó, en /admin dice qué hacer.',
		nameNeeded:
			'Aquí ya trabajan varias personas: escriba su nombre, revise la contraseña y vuelva a entrar.',
		code: 'Código de su teléfono',
		codeHint: 'Las seis cifras que muestra su aplicación de códigos.',
		recoveryCode: 'Código de recuperación',
		recoveryHint: 'Uno de los diez que guardó. Cada uno sirve una vez.',
		useRecovery: 'No tengo el teléfono',
		usePhone: 'Usar el teléfono',
		wrongCode: 'Ese código no sirve: puede estar vencido o usado. Escriba el siguiente.',
		tooMany:
			'Hubo muchos intentos. Espere {time} y vuelva a probar. Si no fue usted, no tiene que hacer nada: nadie entró.',
		offline:
			'No hay conexión con el sitio. Revise el wifi o los datos del teléfono e inténtelo de nuevo.',
		failed:
			'El sitio no pudo responder. Espere un minuto e inténtelo de nuevo; si sigue igual, hay que reiniciarlo en el servidor.',
	},
	seconds: '{count} s',
	minutes: '{count} min',
	toDesk: 'Ir al escritorio',
	signOut: 'Salir',
	close: 'Cerrar',
	signedIn: 'Ya entró al escritorio.',
	expired:
		'Su sesión terminó. Entre otra vez; si su contraseña ya no le sirve, pregúntele a un propietario.',
}

const en = {
	edit: 'Edit',
	login: {
		title: 'Owner sign-in',
		text: 'For the house only.',
		name: 'Your name',
		password: 'Password',
		show: 'Show what I type',
		signIn: 'Sign in',
		signingIn: 'Signing in…',
		cancel: 'Cancel',
		again: 'Type your password again and, below it, the code from your phone.',
		opening: 'You are signed in. Your desk is opening…',
		empty: 'Invalid password',
		wrong:
			'That is not the password. Check capitals and spaces. If you forgot it, /admin says what to do.',
		nameNeeded:
			'Several people work here now: type your name, check the password and sign in again.',
		code: 'Code from your phone',
		codeHint: 'The six digits that your app for codes shows.',
		recoveryCode: 'Recovery code',
		recoveryHint: 'One of the ten that you kept. Each works once.',
		useRecovery: 'I do not have the phone',
		usePhone: 'Use the phone',
		wrongCode: 'That code does not work: it may be too old, or used. Type the next one.',
		tooMany:
			'There were many attempts. Wait {time} and try again. If it was not you, there is nothing to do: nobody got in.',
		offline: 'The site cannot be reached. Check the Wi-Fi or mobile data and try again.',
		failed:
			'The site could not answer. Wait a minute and try again; if it stays like this, restart it on the server.',
	},
	seconds: '{count} s',
	minutes: '{count} min',
	toDesk: 'Go to the desk',
	signOut: 'Sign out',
	close: 'Close',
	signedIn: 'You are signed in.',
	expired: 'Your session has ended. Sign in again; if your password no longer works, ask an owner.',
} satisfies typeof es

export const ownerWords = { es, en }
export type OwnerWords = typeof es
