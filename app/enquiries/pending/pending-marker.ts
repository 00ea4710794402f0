import { hasPosts } from '#app/waiting/waiting-posts.ts'

/** Where earlier versions of the site kept enquiries in local storage. Apart from the store, because every page loads this file. */
export const olderKey = 'pending-enquiries'

export async function hasPending(): Promise<boolean> {
	return hasOlder() || (await hasPosts(['booking', 'contact']))
}

function hasOlder(): boolean {
	try {
		return localStorage.getItem(olderKey) !== null
	} catch {
		return false
	}
}
