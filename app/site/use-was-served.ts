import { useState, useSyncExternalStore } from 'react'

/** Whether the component is part of the server's HTML: a visitor may have used it before React mounted. */
export function useWasServed(): boolean {
	const isHydrating = useSyncExternalStore(
		() => () => {},
		() => false,
		() => true,
	)
	return useState(isHydrating)[0]
}
