import { parentPort } from 'node:worker_threads'

// zxcvbn's score 3 begins at 10^8, which "Cocora2024!!" reaches.
const fewestGuesses = 1e9
// Time grows with length: over a minute for 64 look-alike characters. A password is at least as strong as its beginning.
const judgedLength = 32
const mostLookalikes = 10

/** Guesses of somebody who knows the site. */
const houseWords = [
	...['palmadecera', 'palma', 'cera', 'cocora', 'salento', 'quindio', 'colombia', 'valle'],
	...['hotel', 'cabana', 'restaurante', 'trucha', 'camping', 'glamping', 'finca', 'reserva'],
	...['admin', 'administrador', 'propietario', 'owner', 'clave', 'contrasena'],
]

export type Judged = { password: string; name: string }

export async function createPasswordJudge(): Promise<(judged: Judged) => boolean> {
	const [{ ZxcvbnFactory }, common, spanish, english] = await Promise.all([
		import('@zxcvbn-ts/core'),
		import('@zxcvbn-ts/language-common'),
		import('@zxcvbn-ts/language-es-es'),
		import('@zxcvbn-ts/language-en'),
	])
	const zxcvbn = new ZxcvbnFactory({
		graphs: common.adjacencyGraphs,
		dictionary: { ...common.dictionary, ...spanish.dictionary, ...english.dictionary },
		l33tMaxSubstitutions: mostLookalikes,
	})
	return ({ password, name }) => {
		// "hotel-cocora-salento" is three words: zxcvbn would count the hyphens as random.
		const words = password.normalize('NFC').replace(/[\s._-]/g, '')
		const known = [...houseWords, ...wordsOfName(name)]
		return zxcvbn.check(words.slice(0, judgedLength), known).guesses < fewestGuesses
	}
}

/** With and without accents, as people write their names. */
function wordsOfName(name: string): string[] {
	const parts = name
		.toLowerCase()
		.normalize('NFC')
		.split(/[\s._-]+/)
	const words = [...parts, parts.join('')]
	return [...words, ...words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''))]
}

// In the thread of password-strength.ts.
if (parentPort) {
	const isEasy = await createPasswordJudge()
	parentPort.on('message', (judged: Judged) => parentPort?.postMessage(isEasy(judged)))
}
