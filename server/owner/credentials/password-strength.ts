import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createWorkLimit } from '#server/limits/work-limit.ts'

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

// For an owner who tries several passwords.
const idleThreadMs = 60_000

const limit = createWorkLimit({ concurrency: 1, queue: 16 })
let thread: Worker | undefined
let timer: NodeJS.Timeout | undefined

/**
 * Whether the password is among the first that would be guessed of somebody with this name. The dictionaries take 80 MB and most of a second to load,
 * so a thread loads them when they are needed and ends a minute later, which frees half of it at once.
 */
export async function isEasyPassword(password: string, name: string): Promise<boolean> {
	return await limit(async () => {
		clearTimeout(timer)
		thread ??= new Worker(new URL('./password-strength-worker.ts', import.meta.url))
		thread.ref()
		try {
			thread.postMessage({ password, name })
			const [isEasy] = await once(thread, 'message')
			timer = setTimeout(endThread, idleThreadMs).unref()
			// An idle thread must not keep the process alive.
			thread.unref()
			return isEasy
		} catch (error) {
			endThread()
			throw error
		}
	})
}

function endThread() {
	void thread?.terminate()
	thread = undefined
}

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
