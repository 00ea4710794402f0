import { useEffect } from 'react'

export type PageModules = {
	manifest: string
	entry: string
	routes: (readonly [id: string, module: string])[]
	/** The visitor has just sent a form: React is fetched at once. */
	isAnswerToPost?: boolean
}

declare global {
	interface Window {
		/** Letters pressed with Ctrl before React mounted (the owner's shortcuts); undefined afterwards. */
		earlyKeys?: string[] | undefined
	}
}

/** True in effects that run while React hydrates the server's page: a visitor may have used it before. */
export function isTakingOver(): boolean {
	return window.earlyKeys !== undefined
}

/** For the root component: ends the takeover and replays the owner's shortcuts. */
export function useTakeover() {
	useEffect(() => {
		const keys = window.earlyKeys ?? []
		window.earlyKeys = undefined
		for (const key of keys)
			window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }))
	}, [])
}
