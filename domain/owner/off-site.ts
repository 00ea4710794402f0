/** Why a copy did not reach the other machine or could not be read back from it, or an outdated one could not be deleted. */
export const offSiteFailures = [
	'unreachable',
	'refused',
	'missing',
	'full',
	'clock',
	'not-kept',
	'copy-missing',
	'not-removed',
	'not-a-store',
	'status',
	'unreadable',
	'differs',
	'no-backup',
	'unexpected',
] as const
export type OffSiteFailure = (typeof offSiteFailures)[number]

export function copiesArrive(failure: OffSiteFailure | null | undefined): boolean {
	return !failure || failure === 'not-removed'
}
