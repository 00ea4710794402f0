import { codeOf } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { type Loaded, loadAsOwner } from '#app/desk/load.ts'
import { forgetDraft } from '#app/desk/use-draft.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { requestDraftKey } from './request-draft.ts'

export type LoadedRequest = {
	stay: OwnerRequestResponse
	/** The same with the days, people and items that the owner is trying out. */
	tried: OwnerRequestResponse
}

/** `query`: the terms that are tried out; empty for those asked for. */
export async function loadRequest(id: string, query: string): Promise<Loaded<LoadedRequest>> {
	const path = `/api/enquiries/${id}/stay`
	const loaded = await loadAsOwner(path, async () => {
		const fetched = (search: string) => fetchAsOwner<OwnerRequestResponse>(path + search)
		const asked = fetched('')
		const [stay, tried] = await Promise.all([asked, query ? fetched(query) : asked])
		return { stay, tried }
	})
	// The guest has deleted their data.
	if (codeOf(loaded.failure) === 'not-found') forgetDraft(requestDraftKey(id))
	return loaded
}
