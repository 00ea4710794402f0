/** Why the calendar of another site could not be read. */
const feedFailures = [
	'not-https',
	'not-public',
	'redirects',
	'timeout',
	'unreachable',
	'status',
	'too-large',
	'not-a-calendar',
	/** Reading it took more time or memory than a calendar needs. */
	'unreadable',
] as const
export type FeedFailure = (typeof feedFailures)[number]

/** The stored form: 'timeout', 'status 503'. */
export function readFailure(text: string): { reason: FeedFailure; detail: string } {
	const [first, detail = ''] = text.split(' ')
	return { reason: feedFailures.find((it) => it === first) ?? 'unreachable', detail }
}

/** Why an event of a calendar that was read takes no nights, or not all of them. */
export const skipReasons = [
	'broken',
	'no-night',
	'too-long',
	'too-far',
	'too-often',
	'too-many',
] as const

export type FeedSkip = {
	/** Its title, or what else it says of itself. */
	event: string
	day: string | null
	reason: (typeof skipReasons)[number]
}
