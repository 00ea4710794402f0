import { hourMs } from '#domain/time/dates.ts'
import type { RateLimit } from './rate-limits.ts'

/** Allowances of one network address in an hour, counted over all processes. */
export const hourlyLimits = {
	reviews: { name: 'reviews', max: 10, windowMs: hourMs },
	reviewChanges: { name: 'review-changes', max: 30, windowMs: hourMs },
	enquiries: { name: 'enquiries', max: 30, windowMs: hourMs },
	/** Asked for without scripts, with a post of the booking form. Apart from enquiries: who tries five dates sends one. */
	estimates: { name: 'estimates', max: 120, windowMs: hourMs },
	guestActions: { name: 'guest-actions', max: 30, windowMs: hourMs },
	receipts: { name: 'receipts', max: 20, windowMs: hourMs },
	/** Per mail address instead, so that nobody can flood another person's mailbox through us. */
	letters: { name: 'acknowledgements', max: 3, windowMs: hourMs },
} satisfies Record<string, RateLimit>
