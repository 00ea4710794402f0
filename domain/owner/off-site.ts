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

/** Troubles that go on while copies fail and arrive again, the worst first. */
export const standingTroubles = [
	'copy-missing',
	'copies-lost',
	'other-installation',
	'not-removed',
] as const satisfies OffSiteFailure[]
export type StandingTrouble = (typeof standingTroubles)[number]

export function isStanding(failure: OffSiteFailure): failure is StandingTrouble {
	return (standingTroubles as readonly OffSiteFailure[]).includes(failure)
}

export function copiesArrive(failure: OffSiteFailure | null | undefined): boolean {
	return !failure || (isStanding(failure) && failure !== 'copy-missing')
}
