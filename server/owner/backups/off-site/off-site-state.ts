import { z } from 'zod'
import { offSiteSetting } from '#db/backup/fingerprint.ts'
import type { Query } from '#db/connect.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { type OffSiteFailure, offSiteFailures, persistentTroubles } from '#domain/owner/off-site.ts'
import { dayMs } from '#domain/time/dates.ts'
import { readCopyNames } from './copy-names.ts'
import type { SettingsIds } from './settings-ids.ts'

const time = z.int()

const FailureSchema = z.object({
	reason: z.enum(offSiteFailures),
	detail: z.string(),
	since: time,
	attempts: z.int(),
	/** When the owner was mailed about it. Earlier versions saved it as `toldAt`: at most, one mail is repeated. */
	mailedAt: time.nullable().default(null),
})

/** The state of the copies elsewhere. In the database, so that all processes and the next start know it. */
const StateSchema = z.object({
	/** Tells where these copies are, and with what key they open. */
	settingsId: z.string().nullable().default(null),
	/** Tells where these copies are, whatever their key. */
	storeId: z.string().nullable().default(null),
	/** Null until the first copy, and after a restore. */
	installation: z.object({ id: z.string(), since: time.nullable() }).nullable().default(null),
	/** The copy that arrived last. */
	copy: z
		.object({ name: z.string(), at: time, bytes: z.int(), fingerprint: z.string() })
		.nullable()
		.default(null),
	/** When the last copy before a change of store or key was made: those until then may need the earlier key. */
	otherKeyUntil: time.nullable().default(null),
	/** The copies of this site that the store listed last. */
	known: z.array(z.string()).default([]),
	/** Copies that the store should still have, and when they were first missed. */
	missed: z.array(z.object({ name: z.string(), at: time })).default([]),
	/** When a copy was last tried, whether or not one was needed. */
	triedAt: time.nullable().default(null),
	/** When a copy was last read back whole. */
	checkedAt: time.nullable().default(null),
	/** Why the last attempt failed, and the ones before it without a success in between. */
	failure: FailureSchema.nullable().default(null),
	troubles: z.partialRecord(z.enum(persistentTroubles), FailureSchema).default({}),
	/** The secret key of the weekly check, when copies are for the owner's public key. A new one each week. */
	checkKey: z.string().nullable().default(null),
})

export type OffSiteState = z.infer<typeof StateSchema>
export const noCopies = StateSchema.parse({})
/** The content of a mail. `further`: what else is wrong at the moment. */
export type FailedCopies = Pick<OffSiteState, 'copy'> & {
	failure: OffSiteFailureState
	further: OffSiteFailureState[]
}
export type OffSiteFailureState = z.infer<typeof FailureSchema>

/**
 * With another key, the first copy is sent whole and read back. Its store still has the copies from before, and their
 * troubles; another store starts without a history.
 */
export async function readOffSiteState(query: Query, ids?: SettingsIds): Promise<OffSiteState> {
	const state = StateSchema.parse(JSON.parse((await readSetting(query, offSiteSetting)) ?? '{}'))
	if (ids === undefined || ids.settingsId === state.settingsId) return state
	const { installation, known, missed, troubles } = state
	const isChange = state.settingsId !== null
	return {
		...noCopies,
		...(ids.storeId === state.storeId && { installation, known, missed, troubles }),
		otherKeyUntil: isChange ? lastCopyTime(state) : null,
	}
}

function lastCopyTime({ copy, known, otherKeyUntil }: OffSiteState): number | null {
	const times = readCopyNames([...known, copy?.name ?? '']).map(({ time }) => time)
	return times.length > 0 ? Math.max(...times) : otherKeyUntil
}

export async function writeOffSiteState(query: Query, state: OffSiteState, ids?: SettingsIds) {
	await writeSetting(query, offSiteSetting, JSON.stringify({ ...state, ...ids }))
}

/** A failure comes before the troubles of copies that arrive. */
export function allTroubles({ failure, troubles }: OffSiteState): OffSiteFailureState[] {
	const persistent = persistentTroubles.map((reason) => troubles[reason])
	return [failure, ...persistent].filter((trouble) => trouble != null)
}

/** A trouble gets its mail after a day, whatever fails meanwhile. Returns the state afterwards and the mail that is due. */
export function tellLasting(before: OffSiteState, now: number) {
	const unmailed: OffSiteFailureState[] = []
	const tell = (trouble: OffSiteFailureState): OffSiteFailureState => {
		const mailedAt = trouble.mailedAt ?? lossMailedSince(before, trouble)
		if (mailedAt !== null || now - trouble.since < dayMs) return { ...trouble, mailedAt }
		unmailed.push(trouble)
		return { ...trouble, mailedAt: now }
	}
	const state: OffSiteState = {
		...before,
		failure: before.failure && tell(before.failure),
		troubles: Object.fromEntries(
			Object.entries(before.troubles).map(([reason, trouble]) => [reason, tell(trouble)]),
		),
	}
	const [failure] = allTroubles(before).filter((trouble) => unmailed.includes(trouble))
	const further = allTroubles(before).filter((trouble) => trouble !== failure)
	return { state, mail: failure && { copy: state.copy, failure, further } }
}

/** A store that loses its newest copy and older ones has one trouble: a mail about either counts for both. */
function lossMailedSince(
	{ troubles }: OffSiteState,
	{ reason, since }: OffSiteFailureState,
): number | null {
	const losses: OffSiteFailure[] = ['copy-missing', 'copies-lost']
	if (!losses.includes(reason)) return null
	const times = [troubles['copy-missing']?.mailedAt, troubles['copies-lost']?.mailedAt]
	return times.find((mailedAt) => mailedAt != null && mailedAt >= since) ?? null
}
