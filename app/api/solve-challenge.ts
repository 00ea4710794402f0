import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { type ApiProblem, callApi } from './call-api.ts'

/**
 * Returns the value of the form guard's field `altcha`: nothing if the address of the challenge has none any more. The
 * browser derives keys on another thread and the loop pauses between them, so the page stays responsive.
 */
export async function solveProofOfWork(
	asked: NonNullable<ApiProblem['challenge']>,
): Promise<string> {
	const challenge =
		typeof asked === 'string' ? (await (await callApi(asked)).json()).challenge : asked
	if (!challenge) return ''
	const solution = await solveChallenge({ challenge, deriveKey })
	if (!solution) throw new Error('the proof of work took too long')
	return btoa(JSON.stringify({ challenge, solution }))
}
