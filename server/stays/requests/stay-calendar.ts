import type { LetterWords } from '#content/stays/letter-words.ts'
import type { Booking } from '#domain/enquiries/enquiry.ts'
import { type Facts, factsInWords, streetAddress } from '#domain/facts.ts'
import { type InBothLanguages, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { writeCalendar } from '#domain/time/calendar-file.ts'
import type { Progress } from './progress.ts'

type Context = {
	booking: Booking
	progress: Progress
	facts: Facts
	letters: InBothLanguages<LetterWords>
	publicUrl: string
}

/** The stay for the guest's calendar, firm or not. It names no person, and does not open the request. */
export function stayCalendar({ booking, progress, facts, letters, publicUrl }: Context) {
	const { language, reference, createdAt } = booking
	const words = fill(letters[language].calendar, {
		...factsInWords(facts, language),
		reference,
	})
	const isConfirmed = progress.state === 'confirmed'
	return {
		filename: `${reference}.ics`,
		contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
		content: writeCalendar([
			{
				uid: `${reference}@${new URL(publicUrl).hostname}`,
				firstDay: progress.from,
				lastDay: progress.to,
				summary: isConfirmed ? words.summary : words.tentative,
				isConfirmed,
				location: `${facts.name}, ${streetAddress(facts, language)}, ${facts.address.town}, ${facts.address.region}`,
				coordinates: facts.coordinates,
				url: publicUrl + localizePath('/arrive', language),
				madeAt: createdAt,
			},
		]),
	}
}
