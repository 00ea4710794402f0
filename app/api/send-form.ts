import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import { type ApiProblem, type Call, callApi } from './call-api.ts'

/** Call when a form is opened: the server measures by the ticket how long filling it in took. */
export async function openForm(): Promise<FormGuardFields> {
	try {
		const { ticket, challenge } = await (await callApi('/api/ticket')).json()
		return { ticket, altcha: await solve(challenge) }
	} catch {
		// The form can be sent without a ticket.
		return {}
	}
}

/** Posts a form. If the server asks for a proof of work, solves it and posts again. */
export async function sendForm(path: string, fields: object, call?: Call): Promise<Response> {
	// After a flood from the visitor's network, only the address is read, until there is a proof in it.
	const post = (altcha?: string) =>
		callApi(altcha ? `${path}?${new URLSearchParams({ altcha })}` : path, {
			method: 'POST',
			...call,
			body: { ...fields, altcha },
		})
	try {
		return await post((fields as FormGuardFields).altcha)
	} catch (problem) {
		const altcha = await solve((problem as ApiProblem).challenge).catch(() => undefined)
		if (altcha === undefined) throw problem
		return post(altcha)
	}
}

/** Few visitors are ever asked, so the solver loads on demand. */
async function solve(challenge: ApiProblem['challenge']): Promise<string | undefined> {
	if (!challenge) return undefined
	const { solveProofOfWork } = await import('./solve-challenge.ts')
	return solveProofOfWork(challenge)
}
