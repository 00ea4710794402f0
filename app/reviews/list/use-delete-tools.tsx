import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useIsOwner } from '#app/api/owner-token.ts'
import type { Review } from '#domain/reviews/review.ts'
import type { DeleteTools } from './delete-review.tsx'
import type { OwnerTools } from './review-item.tsx'
import type { Deletion } from './review-set.ts'

/** Delete controls, loaded only for people of the house and shown only to owners. */
export function useDeleteTools(onChange: (deletion: Deletion) => void): {
	owner: OwnerTools | undefined
	confirmation: ReactNode
} {
	const isOwner = useIsOwner()
	const [tools, setTools] = useState<DeleteTools>()
	const [asked, setAsked] = useState<Review>()

	useEffect(() => {
		// The person who was signed in before may have been allowed more.
		setTools(undefined)
		if (!isOwner) return
		// Fails without a connection; tries again when it returns, like the edit button.
		const load = () =>
			import('#app/islands/owner/owner-tools.ts')
				.then((tools) => tools.loadDeleteTools())
				.then(setTools, () => {})
		load()
		addEventListener('online', load)
		return () => removeEventListener('online', load)
	}, [isOwner])

	const owner = useMemo(() => {
		if (!isOwner || !tools) return undefined
		return { DeleteButton: tools.DeleteButton, remove: setAsked }
	}, [isOwner, tools])

	const confirmation = tools && asked && (
		<tools.ConfirmDelete
			key={asked._id}
			review={asked}
			onChange={onChange}
			onClose={() => setAsked(undefined)}
		/>
	)
	return { owner, confirmation }
}
