import { useEffect, useState } from 'react'
import { saveOwnerToken } from '#app/api/owner-token.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useWords } from '#app/site/page-context.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'

type State = 'none' | 'pending' | 'done' | 'failed'

/**
 * Stores the token of a sign-in that was posted before React mounted. The page that answered the post holds it: it goes
 * from there into local storage, and out of the document. Rewriting the history entry makes it a GET, so that a reload
 * shows the desk instead of posting the password again.
 */
export function useTokenHandover(token: string | undefined): State {
	const words = useWords(ownerWords)
	const [state, setState] = useState<State>(token === undefined ? 'none' : 'pending')

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each token, whatever else changes.
	useEffect(() => {
		if (token === undefined) return
		try {
			saveOwnerToken(token)
			for (const script of [...document.scripts]) if (script.text.includes(token)) script.remove()
			history.replaceState(history.state, '')
			setState('done')
			showNotice({ text: words.signedIn, about: 'session' })
		} catch {
			// The browser refuses to store anything.
			setState('failed')
		}
	}, [token])

	return state
}
