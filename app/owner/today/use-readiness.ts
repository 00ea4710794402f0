import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import type { ReadinessItem } from '#domain/owner/readiness.ts'

async function fetchOpenItems(): Promise<ReadinessItem[]> {
	return (await fetchAsOwner<{ open: ReadinessItem[] }>('/api/desk/readiness')).open
}

/** What is still to be done before the site goes online. */
export const useReadiness = () => useLoad(fetchOpenItems)
