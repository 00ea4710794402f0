/** The key in local storage. Apart from pending-store.ts, because every page loads this file. */
export const pendingKey = 'pending-enquiries'

export function hasPending(): boolean {
	try {
		return localStorage.getItem(pendingKey) !== null
	} catch {
		return false
	}
}
