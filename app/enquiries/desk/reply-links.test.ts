import { expect, test } from 'vitest'
import { replyWords } from '#content/enquiries/desk-words.ts'
import { greetingOf } from './reply-links.tsx'

test('a reply greets with the people and days that were agreed, not with those first asked for', () => {
	const enquiry = {
		language: 'en' as const,
		Name: 'Ana',
		reference: 'PC-AAAA-0001',
		Quantity: 4,
		ArrivalDate: '2026-12-12',
		DepartureDate: '2026-12-14',
		people: 6,
		from: '2026-12-20',
		to: '2026-12-22',
	}
	const { booking, people } = replyWords.en
	const greeting = greetingOf(enquiry, booking, people)
	expect(greeting).toMatch(/6 people, from .*\b20\b.* to .*\b22\b/)
	expect(greeting).not.toMatch(/4 people|\b12\b|\b14\b/)
})
