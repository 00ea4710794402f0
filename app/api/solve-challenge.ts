import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Solves the server's proof of work: the value of the form guard's field `altcha`. The browser derives keys on a thread
 * of its own, and the loop pauses between them, so the page stays at the visitor's service.
 */
export async function prove(challenge: Challenge): Promise<string> {
	const solution = await solveChallenge({ challenge, deriveKey })
	if (!solution) throw new Error('the proof of work took too long')
	return btoa(JSON.stringify({ challenge, solution }))
}
