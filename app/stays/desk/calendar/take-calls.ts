import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type {
	BlockAnswer,
	ComingsAnswer,
	NoticesAnswer,
	TakeAnswer,
} from '#domain/stays/answers.ts'
import { daysOfMonth, type Month } from '#domain/stays/months.ts'
import type { Day } from '#domain/time/dates.ts'
import type { BlockOfAll } from './block-draft.ts'

type LoadedMonth = { month: Month; takes: TakeAnswer[] }

/** Everything that takes units in a month. */
export async function fetchMonth(month: Month): Promise<LoadedMonth> {
	const { from, to } = daysOfMonth(month)
	const { stays } = await fetchAsOwner<{ stays: TakeAnswer[] }>(`/api/stays?from=${from}&to=${to}`)
	return { month, takes: stays }
}

/** The last day included. */
export const fetchComings = (from: Day, to: Day) =>
	fetchAsOwner<ComingsAnswer>(`/api/stays/arrivals?from=${from}&to=${to}`)

/** The browser makes the id, so a retry after a lost response creates no second block. */
export async function addBlock(
	block: (BlockAnswer | BlockOfAll) & { whatIsLeft?: boolean },
): Promise<Pick<BlockAnswer, 'warnings'>> {
	return await fetchAsOwner('/api/blocks', 'POST', block)
}

export const fetchNotices = () => fetchAsOwner<NoticesAnswer>('/api/notices')

export async function dismissNotice(id: string): Promise<void> {
	await callAsOwner(`/api/notices/${id}`, 'DELETE')
}

/** By the id of a block of all, each of its blocks. */
export async function removeBlock(id: string): Promise<void> {
	await callAsOwner(`/api/blocks/${id}`, 'DELETE')
}
