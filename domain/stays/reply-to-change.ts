import type { Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { listInWords } from '#domain/text/list.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import type { Agreement, AgreementChange } from './agreement.ts'
import { isPaid, missingPart, type Payment } from './deposit.ts'

type HistoryEntry = { by: string; action: string; at: string | number; wanted?: unknown }

type ChangeWords = Record<
	AgreementChange | 'text' | 'depositNow' | 'depositNowInPart' | 'depositGone' | 'notWanted',
	string
>

/**
 * What the owner's last quote or confirmation changed, in the words of the guest's page, of the letter about it and of
 * WhatsApp. `kept` is a reply that changed nothing.
 */
export function tellReply<Entry extends HistoryEntry>(
	history: readonly Entry[],
	agreement: Pick<Agreement, 'kind' | 'changes' | 'deposit'> & { at: Entry['at'] },
	payment: Pick<Payment, 'receivedPesos'>,
	words: ChangeWords,
	locale: Locale,
): { kept: Entry | undefined; changes: string; notWanted: string } {
	const kept = replyThatKept(history, agreement)
	if (kept) return { kept, changes: '', notWanted: '' }
	return {
		kept,
		changes: changesInWords(agreement, payment, words, locale),
		notWanted: isWantedLeftOut(history, agreement) ? words.notWanted : '',
	}
}

/**
 * The owner's reply to the last change that the guest asked for, if it left what was agreed as it was. Money that was recorded
 * meanwhile is no reply.
 */
function replyThatKept<Entry extends HistoryEntry>(
	history: readonly Entry[],
	agreement: { at: Entry['at'] },
): Entry | undefined {
	const at = history.findLastIndex(({ by, action }) => by === 'guest' && action === 'change')
	const asked = history[at]
	if (!asked || agreement.at > asked.at) return undefined
	return history.slice(at + 1).findLast(({ action }) => action === 'confirm')
}

const endsAsking = ['accept', 'withdraw', 'cancel', 'offer', 'confirm', 'decline', 'reopen']

/**
 * Whether the last confirmation agreed to neither the days nor the people that the guest had asked for and was waiting for.
 */
function isWantedLeftOut(
	history: readonly HistoryEntry[],
	agreement: Pick<Agreement, 'kind' | 'changes'>,
): boolean {
	if (agreement.kind !== 'confirmation') return false
	if (agreement.changes.includes('days') || agreement.changes.includes('people')) return false
	const before = history.slice(
		0,
		history.findLastIndex(({ action }) => action === 'confirm'),
	)
	const ended = before.findLastIndex(({ action }) => endsAsking.includes(action))
	return before.slice(ended + 1).some(({ action, wanted }) => action === 'change' && wanted)
}

/**
 * 'Esto cambió: las fechas y el precio.'; empty if nothing did. Another deposit is told with its figures, or that none is
 * due; a part that was paid is not asked for again.
 */
function changesInWords(
	{ changes, deposit }: Pick<Agreement, 'changes' | 'deposit'>,
	payment: Pick<Payment, 'receivedPesos'>,
	words: ChangeWords,
	locale: Locale,
): string {
	const isSettled = deposit !== null && isPaid(deposit, payment)
	const told = changes.filter((change) => change !== 'deposit' || !isSettled)
	if (told.length === 0) return ''
	const named = told.map((change) => words[change])
	const text = fill(words.text, { changes: listInWords(named, locale) })
	if (!told.includes('deposit')) return text
	if (!deposit) return `${text} ${words.depositGone}`
	const missing = missingPart(deposit, payment)
	const figures = {
		price: formatPesos(deposit.pesos, locale),
		received: formatPesos(payment.receivedPesos, locale),
		missing: formatPesos(missing ?? deposit.pesos, locale),
		day: formatDay(deposit.until, locale),
	}
	return `${text} ${fill(missing ? words.depositNowInPart : words.depositNow, figures)}`
}
