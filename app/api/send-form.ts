import type { Challenge, FormGuardFields } from '#domain/forms/form-guard.ts'
import { ApiProblem, callApi } from './call-api.ts'

type Ticket = { ticket: string; challenge?: Challenge }

/** Call when a form is opened: the server measures by the ticket how long filling it in took. */
export async function openForm(): Promise<FormGuardFields> {
	try {
		const { ticket, challenge }: Ticket = await (await callApi('/api/ticket')).json()
		return challenge ? { ticket, altcha: await solve(challenge) } : { ticket }
	} catch {
		// The form can be sent without a ticket.
		return {}
	}
}

/** Posts a form. If the server asks for a proof of work, solves it and posts again. */
export async function sendForm(path: string, fields: object): Promise<Response> {
	try {
		return await callApi(path, { method: 'POST', body: fields })
	} catch (problem) {
		const challenge = problem instanceof ApiProblem ? problem.challenge : undefined
		if (!challenge) throw problem
		return callApi(path, { method: 'POST', body: { ...fields, altcha: await solve(challenge) } })
	}
}

/** Few visitors are ever asked, so the solver loads on demand. */
async function solve(challenge: Challenge): Promise<string> {
	try {
		const { solveProofOfWork } = await import('./solve-challenge.ts')
		return await solveProofOfWork(challenge)
	} catch (cause) {
		throw new ApiProblem('challenge-required', { cause })
	}
}
