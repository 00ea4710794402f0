import field from '#app/components/field/field.module.css'
import type { RequestWords } from '#content/stays/request-words.ts'
import type { Typed } from './wanted-form.ts'

/** Why what a guest did was refused, with what they wrote. */
export type RequestProblem = {
	action: string
	text: string
	code: string
	/** Undefined for a form without the fields of a change. */
	wanted: Typed | undefined
}
/** With the words for the guest: all errors would go to the browser otherwise. */
export type ToldProblem = RequestProblem & { told: string }

/** The forms post to its fragment: the browser shows it and gives it the focus, with or without scripts. */
export const refusalId = 'refused'

export function Refusal({ problem }: { problem: ToldProblem }) {
	return (
		<p id={refusalId} tabIndex={-1} className={field.problem} role="alert">
			{problem.told}
		</p>
	)
}

export function toldProblem(problem: RequestProblem, words: RequestWords): ToldProblem {
	const { action, code } = problem
	const isTooEarly = action === 'delete' && code === 'wrong-state'
	const error = words.errors[code as keyof typeof words.errors] ?? words.errors.unavailable
	return { ...problem, told: isTooEarly ? words.cancelFirst : error }
}
