import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { DeskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { NewEntrySchema } from '#domain/stays/entry.ts'
import type { EntryResponse, RemovalRefusal } from '#domain/stays/responses/entry-response.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import type { Entry } from './sheet/entry-draft.ts'

/** The heading of the month's entries, which has the focus when one of them is gone. */
export const listTitleId = 'stay-list-title'

/** The browser makes the id, so a retry after a lost response creates no second entry. */
export const addEntry = (entry: Entry & { whatIsLeft?: boolean }) =>
	fetchAsOwner<Pick<EntryResponse, 'warnings'>>('/api/blocks', 'POST', sentPart(entry))

/** Leaves out what the server adds to an entry: who made it, its units, its warnings. */
function sentPart(entry: object) {
	return Object.fromEntries(Object.entries(entry).filter(([key]) => key in NewEntrySchema.shape))
}

/** A booking by phone with all its items. */
export const readBooking = (id: string) => fetchAsOwner<EntryResponse>(`/api/blocks/${id}`)

/** `seen` is the version that was changed; without it, the current version is replaced. */
export const changeBooking = ({ id, ...booking }: Entry, seen: string | undefined) =>
	fetchAsOwner<Pick<EntryResponse, 'warnings'>>(
		`/api/blocks/${id}${seen ? `?seen=${seen}` : ''}`,
		'PUT',
		// An empty field is a price to be agreed; left out, the agreed one would stay.
		{ pesos: null, ...booking },
	)

/** Given the id of a block of all offers, removes each part. */
export const deleteEntry = (id: string) => callAsOwner(`/api/blocks/${id}`, 'DELETE')

/** Removes an entry with every item of its booking. Returns it as it was, to be entered again. */
export async function removeEntry(
	take: TakeResponse,
): Promise<EntryResponse & { whatIsLeft?: boolean }> {
	const id = take.booking ?? take.id
	const entry = take.kind === 'phone' ? await readBooking(id) : blockOf(take)
	await deleteEntry(id)
	return entry
}

/** A block of all units may have been put around a booking, which is still there. */
function blockOf(take: TakeResponse): EntryResponse & { whatIsLeft?: boolean } {
	const { kind: _kind, heldUntil: _held, request: _request, person: _person, ...block } = take
	return block.units === null ? { ...block, whatIsLeft: true } : block
}

export function whyNotRemoved(
	problem: unknown,
	{ removeRefused, changeFailed }: DeskCalendarWords,
): string {
	if (!(problem instanceof ApiProblem) || problem.code !== 'wrong-state') return changeFailed
	return removeRefused[problem.members.reason as RemovalRefusal] ?? changeFailed
}

/** Somebody took it meanwhile, or a part of it is past: a table of yesterday cannot be entered again. */
export function whyNotPutBack(
	problem: unknown,
	{ undoRefused }: Pick<DeskCalendarWords, 'undoRefused'>,
): string | undefined {
	if (!(problem instanceof ApiProblem)) return undefined
	if (problem.code === 'units-taken') return undoRefused.taken
	const isPast = problem.errors.some(({ code }) => code === 'errStayPast')
	return isPast ? undoRefused.past : undefined
}
