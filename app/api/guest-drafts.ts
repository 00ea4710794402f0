import { forgetInBrowser } from '#app/site/browser-storage.ts'

/**
 * Forgets this tab's drafts about guests when somebody signs out in another tab, which cannot reach them. It lasts as long as
 * the page; calling it again adds nothing.
 */
export function forgetGuestDraftsWithOtherTabs() {
	addEventListener('storage', forgetAfterSignOut)
}

/**
 * The token of a session that ended is emptied before it is removed (call-as-owner.ts): then the drafts stay for their writer.
 * The key of the token and the beginning of the drafts' keys are repeated here: exporting them would cost visitors some bytes.
 */
function forgetAfterSignOut({ key, oldValue, newValue }: StorageEvent) {
	if (key === 'token' && oldValue && newValue === null)
		forgetInBrowser('sessionStorage', 'draft guest ')
}
