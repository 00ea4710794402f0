import { useState } from 'react'

/**
 * State that the browser keeps with the history entry: whoever comes back finds it as it was. For components that only the
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
