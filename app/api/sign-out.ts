import { showNotice } from '#app/components/notice/notices.ts'
import { forgetInBrowser } from '#app/site/browser-storage.ts'
import { editingKey } from '#app/site/editing-key.ts'
import { localeHere } from '#app/site/page-context.tsx'
import { sessionWords } from '#content/owner/session-words.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'
import { forgetOwnerToken, ownerToken } from './owner-token.ts'

/** The keys of drafts that name guests begin with this (use-draft.ts). */
const guestDrafts = 'draft guest '

/**
 * Clears the token at once and asks the server to revoke it. Every page has this code from the start, without callApi for
 * the sake of its size: signing out must not wait for a file that may never come.
 */
export async function signOut(token: string | null) {
	if (!token) return
	if (token === ownerToken()) forgetOwnerToken()
	// The next person who signs in here must not read what was typed about a guest.
	forgetInBrowser('sessionStorage', guestDrafts)
	forgetInBrowser('sessionStorage', editingKey)
	// After an early Ctrl+Q, somebody may have signed in again in another tab.
	if (!ownerToken()) showNotice({ text: sessionWords[localeHere()].signedOut, about: 'session' })
	// Without a connection the token is not revoked; it expires later, and no copy of it is left.
	await fetch('/api/auth', {
		method: 'DELETE',
		headers: { [tokenHeader]: token },
		keepalive: true,
	}).catch(() => {})
}

/** Finishes what Ctrl+Q began on this page, or on the one before it, while it had no scripts (start-when-needed.ts). */
export function finishSigningOut() {
	try {
		const { earlyToken } = sessionStorage
		delete sessionStorage.earlyToken
		signOut(earlyToken)
	} catch {
		// Where storage is forbidden, nobody was signed in.
	}
}
