import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { useIsOwner } from '#app/api/owner-token.ts'
import type { OwnerTools } from '#app/reviews/list/review-item.tsx'
import type { ReviewChange } from '#app/reviews/list/review-set.ts'
import { fill } from '#domain/fill.ts'
import type { Review } from '#domain/reviews/review.ts'

type Tools = typeof import('./delete-review.tsx')
export type Deletion = Exclude<ReviewChange, { type: 'loaded' }>

/** Delete controls, fetched only for the owner. */
export function useDeleteTools(onChange: (deletion: Deletion) => void): {
	owner: OwnerTools | undefined
	confirmation: ReactNode
} {
	const isOwner = useIsOwner()
	const [tools, setTools] = useState<Tools>()
	const [asked, setAsked] = useState<Review>()

	useEffect(() => {
		// Without a connection there is nothing to delete with: the next sign-in tries again.
		if (isOwner) import('./delete-review.tsx').then(setTools, () => {})
	}, [isOwner])

	const owner = useMemo(() => {
		if (!isOwner || !tools) return undefined
		const { button } = tools.ownerWordsHere().remove
		return { label: (name: string) => fill(button, { name }), remove: setAsked }
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
