/** What somebody who guesses would try first: the house, its surroundings, its owner, and everybody's favourites. */
export const easyWords = [
	...['palma', 'cera', 'cocora', 'salento', 'quindio', 'colombia', 'valle', 'montana'],
	...['hotel', 'cabana', 'restaurante', 'trucha', 'camping', 'glamping', 'finca', 'reserva'],
	...['administrador', 'administrator', 'admin', 'propietario', 'owner', 'usuario', 'user', 'root'],
	...['contrasena', 'password', 'passwort', 'passw', 'clave', 'secreto', 'secret', 'letmein'],
	...['bienvenido', 'welcome', 'iloveyou', 'tequiero', 'teamo', 'princesa', 'princess', 'estrella'],
	...['football', 'baseball', 'futbol', 'nacional', 'superman', 'batman', 'pokemon', 'michael'],
	...['sunshine', 'computer', 'changeme', 'default', 'hunter', 'master', 'dragon', 'monkey'],
	...[
		'qwertyuiop',
		'qwerty',
		'asdfghjkl',
		'asdf',
		'zxcvbnm',
		'zxcv',
		'1q2w3e4r5t',
		'1q2w3e',
		'qazwsx',
	],
	...['abcdefghij', 'abcdef', 'abcd', 'abc', '1234567890', '123456789', '12345678', '123456'],
	...['12345', '1234', '123', '0987654321', '987654321', '87654321', '654321', '4321', '321'],
]

const fewestLeft = 5
const lookalikes: Record<string, string> = { '@': 'a', $: 's', '!': 'i' }

/** Whether little is left of a password once such words, years and repetitions are taken out. */
export function isEasyPassword(password: string): boolean {
	const plain = password
		.normalize('NFD')
		.toLowerCase()
		.replace(/[@$!]/g, (sign) => lookalikes[sign] ?? sign)
		.replace(/[^a-z0-9]/g, '')
	const left = [...easyWords, /(19|20)\d\d/g]
		.reduce((rest: string, word) => rest.replaceAll(word, ' '), plain)
		.replaceAll(' ', '')
	// Other alphabets are not among these words.
	const foreign = password.normalize('NFC').match(/[^\p{Script=Latin}\p{N}\p{P}\p{S}\s]/gu) ?? []
	return new Set(left).size + foreign.length < fewestLeft
}
