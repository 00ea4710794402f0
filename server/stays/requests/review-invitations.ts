import type { Query } from '#db/connect.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import type { Day } from '#domain/time/dates.ts'
import { createGuestKeys } from '#server/secrets/guest-keys.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { readStayRow } from '#server/stays/store/requests-repository.ts'

type Deps = { secret: SiteSecret; publicUrl: string; today: () => Day }

export type ReviewInvitations = ReturnType<typeof createReviewInvitations>

/** Links to leave a review marked as a guest's. Their keys open nothing else: a review's address is not kept secret. */
export function createReviewInvitations({ secret, publicUrl, today }: Deps) {
	const keys = createGuestKeys(secret, 'review')
	return {
		linkFor: async ({ id, language }: { id: string; language: Locale }) =>
			`${publicUrl}${localizePath('/reviews', language)}?guest=${await keys.issue(id)}`,

		/** Whether the key belongs to a confirmed booking that has begun. */
		async isGuest(query: Query, key: string): Promise<boolean> {
			const id = await keys.read(key)
			const bookingState = id && (await readStayRow(query, id))
			return bookingState
				? bookingState.state === 'confirmed' && bookingState.from_day <= today()
				: false
		},
	}
}
