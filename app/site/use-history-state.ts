import { useState } from 'react'

/**
 * State in the history entry, restored on back and forward. For components that only the
 * browser renders.
 */
export function useHistoryState<Value>(name: string, initial: Value) {
	const [value, setValue] = useState<Value>(() => history.state?.[name] ?? initial)
	function change(next: Value) {
		history.replaceState({ ...history.state, [name]: next }, '')
		setValue(next)
	}
	return [value, change] as const
}
