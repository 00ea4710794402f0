import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/**
 * Returns the value of the form guard's field `altcha`. The browser derives keys on another thread and the loop pauses
 * between them, so the page stays responsive.
 */
export async function solveProofOfWork(challenge: Challenge): Promise<string> {
	const solution = await solveChallenge({ challenge, deriveKey })
	if (!solution) throw new Error('the proof of work took too long')
	return btoa(JSON.stringify({ challenge, solution }))
}
