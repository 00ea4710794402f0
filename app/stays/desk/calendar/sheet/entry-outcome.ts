import { ApiProblem } from '#app/api/call-api.ts'
import type { EntrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { EntryResponse } from '#domain/stays/responses/entry-response.ts'
import type { InTheWay } from '#domain/stays/responses/in-the-way-response.ts'
import { fill } from '#domain/text/fill.ts'
import { dayAndMonth } from '#domain/time/dates.ts'

export function whyNotSaved(problem: unknown, words: EntrySheetWords): string {
	if (!(problem instanceof ApiProblem)) return words.failed
	if (problem.code === 'units-taken') return words.inTheWay
	if (problem.code !== 'invalid-input') return words.failed
	const past = (['errArrivalPast', 'errStayPast', 'errPastNights'] as const).find((code) =>
		problem.errors.some((error) => error.code === code),
	)
	return past ? words.refusedPast[past] : words.refused
}

/** The takes that leave too little, if the entry was refused for them. */
export function inTheWayOf(problem: unknown): InTheWay[] | undefined {
	if (!(problem instanceof ApiProblem) || problem.code !== 'units-taken') return undefined
	return (problem.members.inTheWay ?? []) as InTheWay[]
}

/** 'Cabaña: son 17 personas y caben 16.' */
export function warningsInWords(
	{ warnings = [] }: Pick<EntryResponse, 'warnings'>,
	words: EntrySheetWords,
	names: OfferWords,
	locale: Locale,
): string[] {
	return warnings.flatMap((warning) => {
		const offer = names[warning.offer].name
		if (warning.about === 'hours') return [fill(words.closed, { offer, hour: warning.hour })]
		if (warning.about === 'apart')
			return [fill(words.apart, { offer, day: dayAndMonth(warning.day, locale) })]
		if (warning.about === 'riders') {
			const [riders, party] = [String(warning.people), String(warning.party)]
			return [fill(words.riders, { offer, riders, people: party })]
		}
		if (warning.about !== 'capacity') return []
		const [people, most] = [String(warning.people), String(warning.most)]
		return [fill(words.crowded, { offer, people, most })]
	})
}
