import { useState } from 'react'

type AtField = { field: string }

/** The errors of an attempt, each until its field is put right. New errors wait for the next attempt. */
export function useFieldErrors<Found extends AtField>(initial: readonly Found[] = []) {
	const [errors, show] = useState(initial)
	return {
		errors,
		show,
		/** Call this at every change. `check` returns what is wrong now. */
		recheck(check: () => readonly AtField[] | undefined) {
			if (errors.length === 0) return
			const wrong = check()
			const left = errors.filter(({ field }) => wrong?.some((it) => it.field === field))
			// A stable array: a new one would move the focus out of the field.
			if (left.length < errors.length) show(left)
		},
	}
}
