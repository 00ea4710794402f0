/** Where enquiries wait in local storage. Apart from the rest, since every page asks whether there are any. */
export const pendingKey = 'pending-enquiries'

export function hasPending(): boolean {
	try {
		return localStorage.getItem(pendingKey) !== null
	} catch {
		return false
	}
}
