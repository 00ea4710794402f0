import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { reviews } from '#content/pages/reviews.ts'
import { reviewsPageWords } from '#content/reviews/page-words.ts'
import { refusalWords } from '#content/reviews/refusal-words.ts'
import { reviewWords } from '#content/reviews/review-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'

/** The reviews page in one language, by what it says. */
export function reviewsPage(page: Page, locale: Locale) {
	const { form, list } = reviewsPageWords[locale]
	const copy = reviews.copy[locale]
	const dialog = page.getByRole('dialog', { name: form.title })
	const region = page.getByRole('region', { name: copy.list.title })
	return {
		path: localizePath('/reviews', locale),
		form,
		list,
		words: reviewWords[locale],
		refusals: refusalWords[locale],
		open: page.getByRole('button', { name: copy.add }),
		region,
		items: region.getByRole('listitem'),
		dialog,
		name: dialog.getByRole('textbox', { name: form.name }),
		score: (word: string) => dialog.getByRole('radio', { name: word, exact: true }),
		message: dialog.getByRole('textbox', { name: form.message }),
		consent: dialog.getByRole('checkbox'),
		cancel: dialog.getByRole('button', { name: form.cancel }),
		send: dialog.getByRole('button', { name: form.send }),
	}
}

export async function fillIn(
	{ name, score, message, consent, words }: ReturnType<typeof reviewsPage>,
	text = `Amanecer con neblina ${randomUUID()}`,
): Promise<string> {
	await name.fill('Marta')
	// By keyboard: the stars may still be on their way when a pointer would press them.
	await score(words.scores[2] as string).press('Space')
	await message.fill(text)
	await consent.check()
	return text
}

/** Without a ticket a form counts as open long enough, and no proof of work is asked for. */
export async function withoutTicket(page: Page) {
	await page.route('**/api/ticket', (route) => route.abort())
}
