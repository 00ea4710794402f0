import type { LetterWords } from '#content/stays/letter-words.ts'
import type { Locale } from '#domain/locale.ts'
import { tellReply } from '#domain/stays/reply-to-change.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'

/** What the owner’s last reply changed, as the mail about it says; undefined once the guest has acted since. */
export function newChanges(
	{ state, agreement, deposit, history, receivedPesos }: RequestResponse,
	words: LetterWords['changes'],
	locale: Locale,
) {
	const isCurrent = state === 'offered' || state === 'confirmed'
	if (!agreement || !isCurrent) return undefined
	// Its last day moves if the mail about it leaves late.
	const shown = { ...agreement, deposit: agreement.deposit && deposit }
	const { kept, changes, notWanted } = tellReply(history, shown, { receivedPesos }, words, locale)
	const { at: toldAt } = kept ?? agreement
	if (history.some(({ by, at }) => by === 'guest' && at > toldAt)) return undefined
	const told = kept ? [words.none, kept.text] : [changes, notWanted]
	return told.filter(Boolean).join(' ')
}
