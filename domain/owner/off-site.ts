/** Why a copy did not reach the other machine, or could not be read back from it. */
export const offSiteFailures = [
	'unreachable',
	'refused',
	'missing',
	'full',
	'clock',
	'not-kept',
	'copy-missing',
	'not-a-store',
	'status',
	'unreadable',
	'differs',
	'no-backup',
	'unexpected',
] as const
export type OffSiteFailure = (typeof offSiteFailures)[number]
