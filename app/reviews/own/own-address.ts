import type { OwnReviewKey } from '#domain/reviews/own-review.ts'

/** Replaces a review's id in the address after it is withdrawn. */
const withdrawnId = 'withdrawn'

export const withdrawnAddress = `/reviews?sent=${withdrawnId}`

/** Set when the address opens the writer's own review. */
export function ownKeyIn({ searchParams }: URL): OwnReviewKey | undefined {
	const [id, key] = [searchParams.get('sent'), searchParams.get('key')]
	return id && key ? { id, key } : undefined
}

/** The page's message after a post without scripts. */
export function sentIn(
	{ searchParams }: URL,
	{ withdrawn, thanks }: { withdrawn: string; thanks: string },
): string | undefined {
	const sent = searchParams.get('sent')
	if (sent === withdrawnId) return withdrawn
	return sent ? thanks : undefined
}
