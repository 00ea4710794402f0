/** The password again, before what gives lasting power or a copy of everything. */
const es = {
	password: 'Su contraseña',
	passwordHint: 'Se le pide otra vez por si este escritorio quedó abierto y no es usted.',
	cancel: 'Cancelar',
	busy: 'Un momento…',
	refusals: {
		passwordInvalid: 'Esa no es su contraseña.',
		codeInvalid: 'Ese código no sirve: puede estar vencido o usado. Escriba el siguiente.',
	},
}

const en = {
	password: 'Your password',
	passwordHint: 'You are asked again in case this desk was left open and it is not you.',
	cancel: 'Cancel',
	busy: 'One moment…',
	refusals: {
		passwordInvalid: 'That is not your password.',
		codeInvalid: 'That code does not work: it may be old or used. Type the next one.',
	},
} satisfies typeof es

export const proofWords = { es, en }
