import { hourMs } from '#domain/time/dates.ts'

type Limit = {
	/** How many uses in any period of `windowMs`. */
	most: number
	windowMs: number
	per: 'network' | 'mail address' | 'site'
	/** What becomes of a use beyond them: refused as `too-many-requests`, or left to the caller, who learns that it is one. */
	beyond: 'refused' | 'left to the caller'
}

const perNetwork = { per: 'network', beyond: 'refused' } as const
const tenMinutesMs = hourMs / 6

/** All that is counted, over all processes, in the order in which one transaction may take several. */
export const limits = {
	enquiries: { most: 30, windowMs: hourMs, ...perNetwork },
	reviews: { most: 10, windowMs: hourMs, ...perNetwork },
	'review-changes': { most: 30, windowMs: hourMs, ...perNetwork },
	/** Asked for without scripts, with a post of the booking form. Apart from enquiries: who tries five dates sends one. */
	estimates: { most: 120, windowMs: hourMs, ...perNetwork },
	'guest-actions': { most: 30, windowMs: hourMs, ...perNetwork },
	receipts: { most: 20, windowMs: hourMs, ...perNetwork },
	/** Posts that get their 4xx beside the limits of valid ones. */
	malformed: { most: 300, windowMs: tenMinutesMs, ...perNetwork },
	/** Posts over any limit: beyond these, the network's are no longer read. */
	flood: { most: 300, windowMs: tenMinutesMs, ...perNetwork },
	/** To an address that anybody could type into a form, so that nobody floods another person's mailbox through us. */
	letters: { most: 3, windowMs: hourMs, per: 'mail address', beyond: 'left to the caller' },
	/** Published and stored without a proof of work: many times what a busy day brings. */
	posts: { most: 60, windowMs: tenMinutesMs, per: 'site', beyond: 'left to the caller' },
} as const satisfies Record<string, Limit>

export type LimitName = keyof typeof limits
export const limitNames = Object.keys(limits) as LimitName[]
