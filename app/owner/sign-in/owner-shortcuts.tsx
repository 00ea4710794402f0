import { type ComponentType, useEffect, useLayoutEffect, useState } from 'react'
import { isOfThisPerson, ownerToken, useIsOwner, useOwnerToken } from '#app/api/owner-token.ts'
import { finishSigningOut, signOut } from '#app/api/sign-out.ts'
import { forgetNotices, showNotice } from '#app/components/notice/notices.ts'
import { localeHere } from '#app/site/page-context.tsx'
import { sessionWords } from '#content/owner/session-words.ts'
import type { Editor } from './edit-button.tsx'

type Tools = { EditButton: ComponentType<{ loadEditor: LoadEditor }> }
type LoadEditor = () => Promise<Editor>

const loadTools = (): Promise<Tools> => {
	// A page may lack styles that the tools share with islands: load them in full (hydrate-islands.tsx).
	for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]'))
		link.disabled = false
	return import('#app/islands/owner/owner-tools.ts')
}

/**
 * On every page: Ctrl+E shows the edit button, Ctrl+Q hides it and signs out. The rest loads when needed. The owner's desk
 * has no edit button.
 */
export function OwnerShortcuts({ loadEditor }: { loadEditor?: LoadEditor }) {
	const isOwner = useIsOwner()
	useForgottenNotices()
	/** How often Ctrl+E was pressed since Ctrl+Q: each press tries again to load the tools. */
	const [presses, setPresses] = useState(0)
	const [tools, setTools] = useState<Tools>()
	const isNeeded = loadEditor && (presses > 0 || isOwner)

	// Visitors' quick actions make room for the owner's bar (thumb-bar.module.css).
	useEffect(() => {
		document.documentElement.toggleAttribute('data-owner', isOwner)
	}, [isOwner])

	useEffect(() => {
		if (!isNeeded || tools) return
		const load = () =>
			loadTools().then(setTools, () => {
				if (presses) showNotice({ text: sessionWords[localeHere()].notLoaded, about: 'session' })
			})
		load()
		addEventListener('online', load)
		return () => removeEventListener('online', load)
	}, [isNeeded, tools, presses])

	useEffect(() => {
		const handleShortcut = (event: KeyboardEvent) => {
			// First, because the events of a browser that fills in a form by itself have no key.
			if (!event.ctrlKey || event.altKey || event.metaKey) return
			const key = event.key.toLowerCase()
			if (key !== 'e' && key !== 'q') return
			event.preventDefault()
			setPresses((count) => (key === 'e' ? count + 1 : 0))
			if (key === 'q') signOut(ownerToken())
		}
		window.addEventListener('keydown', handleShortcut, { capture: true })
		finishSigningOut()
		replayEarlyKeys()
		return () => window.removeEventListener('keydown', handleShortcut, { capture: true })
	}, [])

	return tools && isNeeded ? <tools.EditButton loadEditor={loadEditor} /> : null
}

/** Also when it was another tab where somebody signed out or in. */
function useForgottenNotices() {
	const token = useOwnerToken()
	useLayoutEffect(
		() => () => {
			if (token !== null && !isOfThisPerson(token)) forgetNotices()
		},
		[token],
	)
}

/** Keys that the owner pressed before React ran (start-when-needed.ts). */
function replayEarlyKeys() {
	const keys = window.earlyKeys ?? []
	window.earlyKeys = undefined
	for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }))
}
