import type { StayHistoryTable } from '#db/tables.ts'
import type { StoredAgreement } from '#domain/stays/agreement.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { isoTime } from '#domain/time/dates.ts'

type Entry = RequestResponse['history'][number]

const kinds: Partial<Record<string, StoredAgreement['kind']>> = {
	offer: 'quote',
	confirm: 'confirmation',
}

/** The history with what was agreed at the time. */
export function toHistoryResponses(
	history: readonly StayHistoryTable[],
	agreements: readonly StoredAgreement[],
): Entry[] {
	const waiting = [...agreements]
	return history.map((row) => {
		const { by, action, text, pesos } = row
		const made = isMadeBy(row, waiting[0]) ? waiting.shift() : undefined
		return {
			at: isoTime(row.at),
			by,
			action: action as Entry['action'],
			text,
			pesos,
			isPartial: made?.isPartial ?? false,
			...(made && isDepositNew(made) && { deposit: made.deposit }),
			wanted: wantedIn(row),
		}
	})
}

/** An entry is written right after its agreement. A confirmation in words alone has none. */
function isMadeBy({ by, action, at, pesos }: StayHistoryTable, next: StoredAgreement | undefined) {
	if (!next || by !== 'owner' || kinds[action] !== next.kind) return false
	return Number(at) >= Number(next.at) && pesos === next.total
}

/** The first agreement differs from what was asked for, where there is no deposit. */
function isDepositNew({ number, deposit, changes }: StoredAgreement): boolean {
	return number === 1 ? deposit !== null : changes.includes('deposit')
}

export function wantedIn({ wanted }: Pick<StayHistoryTable, 'wanted'>): Entry['wanted'] {
	return wanted ? JSON.parse(wanted) : null
}
