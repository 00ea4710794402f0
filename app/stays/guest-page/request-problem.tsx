import field from '#app/components/field/field.module.css'
import type { RequestWords } from '#content/stays/request-words.ts'

/** Why what a guest did was refused, with what they wrote. */
export type RequestProblem = {
	action: string
	text: string
	code: string
	/** The fields of a change as they were typed; undefined for a form without them. */
	wanted: Typed | undefined
}
/** With the words for the guest: all errors would go to the browser otherwise. */
export type ToldProblem = RequestProblem & { told: string }

export const dayFields = ['from', 'to'] as const
export const partyFields = ['people', 'adults', 'children'] as const
export const wantedFields = [...dayFields, ...partyFields] as const
export type WantedField = (typeof wantedFields)[number]
type Typed = Partial<Record<WantedField, string>>

/** The hidden field that says what a field showed: only what the guest has changed since is asked for. */
export const shownName = (field: WantedField) => `shown-${field}`

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
