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
] as const
export type FeedFailure = (typeof feedFailures)[number]

/** The stored form: 'timeout', 'status 503'. */
export function readFailure(text: string): { reason: FeedFailure; detail: string } {
	const [first, detail = ''] = text.split(' ')
	return { reason: feedFailures.find((it) => it === first) ?? 'unreachable', detail }
}
