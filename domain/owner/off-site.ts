/** Why a copy did not reach the other machine or could not be read back from it, or what is wrong with those that are there. */
export const offSiteFailures = [
	'unreachable',
	'refused',
	'missing',
	'full',
	'clock',
	'not-kept',
	'copy-missing',
	'copies-lost',
	'other-installation',
	'not-removed',
	'not-a-store',
	'status',
	'unreadable',
	'differs',
	'no-backup',
	'unexpected',
] as const
export type OffSiteFailure = (typeof offSiteFailures)[number]

/** Whether a copy that was read back is worth nothing. */
export function isDamage(failure: OffSiteFailure): boolean {
	return failure === 'unreadable' || failure === 'differs'
}

/** Troubles that go on while copies fail and arrive again, the worst first. */
export const persistentTroubles = [
	'copy-missing',
	'copies-lost',
	'other-installation',
	'not-removed',
] as const satisfies OffSiteFailure[]
export type PersistentTrouble = (typeof persistentTroubles)[number]

export function isPersistent(failure: OffSiteFailure): failure is PersistentTrouble {
	return (persistentTroubles as readonly OffSiteFailure[]).includes(failure)
}

export function copiesArrive(failure: OffSiteFailure | null | undefined): boolean {
	return !failure || (isPersistent(failure) && failure !== 'copy-missing')
}
