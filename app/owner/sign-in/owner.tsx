import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useIsOwner } from '#app/api/owner-token.ts'

type Tools = { EditButton: ComponentType; signOut: () => void }

const loadTools = (): Promise<Tools> => import('./owner-tools.tsx')

/** On every page: Ctrl+E shows the edit button, Ctrl+Q hides it and signs out. The rest is fetched when needed. */
export function Owner() {
	const isOwner = useIsOwner()
	const [isShown, setIsShown] = useState(false)
	const [tools, setTools] = useState<Tools>()
	const isNeeded = isShown || isOwner

	useEffect(() => {
		// Without a connection the next Ctrl+E tries again.
		if (isNeeded) loadTools().then(setTools, () => setIsShown(false))
	}, [isNeeded])

	const obey = useCallback((key: string) => {
		setIsShown(key === 'e')
		if (key === 'q') loadTools().then(({ signOut }) => signOut())
	}, [])
	useControlKeys(obey)

	return tools && isNeeded ? <tools.EditButton /> : null
}

function useControlKeys(obey: (key: string) => void) {
	useEffect(() => {
		const listen = (event: KeyboardEvent) => {
			const key = event.key.toLowerCase()
			if (!event.ctrlKey || event.altKey || event.metaKey || !['e', 'q'].includes(key)) return
			event.preventDefault()
			obey(key)
		}
		window.addEventListener('keydown', listen, { capture: true })
		return () => window.removeEventListener('keydown', listen, { capture: true })
	}, [obey])
}
