/** Why the calendar of another site could not be read. */
const calendarFailures = [
	'not-https',
	'not-public',
	'redirects',
	'timeout',
	'unreachable',
	'status',
	'too-large',
	'not-a-calendar',
] as const
export type CalendarFailure = (typeof calendarFailures)[number]

/** The stored form: 'timeout', 'status 503'. */
export function readFailure(text: string): { reason: CalendarFailure; detail: string } {
	const [first, detail = ''] = text.split(' ')
	return { reason: calendarFailures.find((it) => it === first) ?? 'unreachable', detail }
}
