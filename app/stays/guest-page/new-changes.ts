import type { LetterWords } from '#content/stays/letter-words.ts'
import type { Locale } from '#domain/locale.ts'
import { changesInWords } from '#domain/stays/agreement.ts'
import { isWantedLeftOut, replyThatKept } from '#domain/stays/reply-to-change.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'

/** What the owner’s last reply changed, as the mail about it says; undefined once the guest has acted since. */
export function newChanges(
	{ state, agreement, deposit, history, receivedPesos }: RequestResponse,
	words: LetterWords['changes'],
	locale: Locale,
) {
	const isCurrent = state === 'offered' || state === 'confirmed'
	if (!agreement || !isCurrent) return undefined
	const reply = replyThatKept(history, agreement)
	const { at: toldAt } = reply ?? agreement
	if (history.some(({ by, at }) => by === 'guest' && at > toldAt)) return undefined
	if (reply) return [words.none, reply.text].filter(Boolean).join(' ')
	// Its last day moves if the mail about it leaves late.
	const shown = { ...agreement, deposit: agreement.deposit && deposit }
	const changes = changesInWords(shown, { receivedPesos }, words, locale)
	const isLeftOut = state === 'confirmed' && isWantedLeftOut(history, agreement)
	return [changes, isLeftOut && words.notWanted].filter(Boolean).join(' ')
}
