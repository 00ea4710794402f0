import type { StayHistoryTable } from '#db/tables.ts'
import { partyOf } from '#domain/offers/party.ts'
import type { Terms } from '#domain/stays/agreement.ts'
import { wantedIn } from '#server/stays/requests/history-responses.ts'
import {
	changedLines,
	changedParts,
	isAsAgreed,
	type Reader,
	type Wanted,
} from './wanted-change.ts'

/** The change that a guest waits for: later days and people replace earlier ones, and words add up. */
export type PendingChange = {
	/** Null where no days and people were asked for, or they are again as agreed. */
	wanted: Wanted | null
	/** The guest's own words, first to last. */
	words: string[]
}

type Entry = Pick<StayHistoryTable, 'by' | 'action' | 'at' | 'text' | 'wanted'>

export function pendingChange(
	terms: Terms & { changeAskedAt: number | null },
	history: readonly Entry[],
): PendingChange | undefined {
	const { changeAskedAt } = terms
	if (changeAskedAt === null) return undefined
	const asked = history
		.filter(({ by, action }) => by === 'guest' && action === 'change')
		.filter(({ at }) => Number(at) >= changeAskedAt)
		.map((entry) => ({ text: entry.text, wanted: storedWanted(entry, terms) }))
	const wanted = asked.findLast((entry) => entry.wanted)?.wanted ?? null
	const words = asked.map((entry) => ownWords(entry, terms)).filter((text) => text !== '')
	return {
		wanted: wanted && isAsAgreed(wanted, terms) ? null : wanted,
		words: [...new Set(words)],
	}
}

export function pendingInWords(
	{ wanted, words }: PendingChange,
	terms: Terms,
	reader: Reader,
): string {
	return [...(wanted ? changedLines(terms, wanted, reader) : []), ...words].join('\n')
}

/** A change stored before children's ages could be changed has only a number of people. */
function storedWanted(entry: Entry, terms: Terms): Wanted | null {
	const wanted = wantedIn(entry)
	return (
		wanted && { ...wanted, party: wanted.party ?? partyOf(wanted.people, terms.party.children) }
	)
}

/** The text below the lines that the site wrote, one for each part that differs. */
function ownWords({ text, wanted }: { text: string; wanted: Wanted | null }, terms: Terms): string {
	const lines = wanted ? changedParts(wanted, terms) : []
	return text.split('\n').slice(lines.length).join('\n')
}
