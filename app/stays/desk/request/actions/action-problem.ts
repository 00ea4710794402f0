import { ApiProblem } from '#app/api/call-api.ts'
import type { DeskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import type { DeskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import { fill } from '#domain/text/fill.ts'

/** Why an action failed. `code` is the API's. */
export type ActionProblem = {
	action: OwnerAction
	code: string
	/** The field that is wrong, and how. */
	field: string | undefined
	reason: string | undefined
}

export function problemOf(action: OwnerAction, cause: unknown): ActionProblem {
	if (!(cause instanceof ApiProblem))
		return { action, code: 'internal', field: undefined, reason: undefined }
	const [error] = cause.errors
	return { action, code: cause.code, field: error?.field, reason: error?.code }
}

export function problemInWords(problem: ActionProblem, words: DeskRequestWords, isTaken: boolean) {
	const { errors } = words
	const { code, reason } = problem
	if (code === 'units-taken') return isTaken ? errors['units-taken'] : errors['free-again']
	if (code === 'invalid-input') return refusalInWords(reason, words)
	return errors[code as keyof typeof errors] ?? errors.unavailable
}

/** Why terms were refused, when they were sent or tried out. */
export function refusalInWords(
	reason: string | undefined,
	{ errors, reasons }: DeskRequestWords,
): string {
	return fill(errors['invalid-input'], {
		field: reasons[reason as keyof typeof reasons] ?? reasons.other,
	})
}

/** Says what is wrong with the deposit, by its field. */
export function depositErrors(
	problem: ActionProblem | undefined,
	{ errors }: DeskDepositWords,
): { pesos?: string; until?: string } {
	const known: Record<string, string> = errors
	const { errDepositNone, errDepositDay } = errors
	if (problem?.field === 'deposit.until')
		return { until: known[problem.reason ?? ''] ?? errDepositDay }
	if (!problem?.field?.startsWith('deposit')) return {}
	return { pesos: known[problem.reason ?? ''] ?? errDepositNone }
}
