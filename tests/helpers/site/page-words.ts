import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { displayPhone } from '#domain/facts.ts'
import { fill } from '#domain/text/fill.ts'
import type { everyPage } from '#tests/helpers/site/every-page.ts'

/** The words of a page's copy that its HTML does not show. */
export function missingWords(html: string, { locale, copy }: (typeof everyPage)[number]): string[] {
	const { meta, ...words } = fill(copy, {
		...factsInWords(facts, locale),
		// Filled in for each number.
		phone: displayPhone(facts.phones[0]),
	})
	// Scripts repeat the words as data for React: they do not count.
	const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
	// With tags for labels in attributes, and without them for sentences with links inside.
	const shown = normalize(`${markup} ${markup.replace(/<[^>]+>/g, '')}`)
	const expected = [
		`<title>${normalize(escapeHtml(meta.title))}</title>`,
		`name="description" content="${normalize(escapeHtml(meta.description))}"`,
		...sentencesIn(words).map((sentence) => normalize(escapeHtml(sentence))),
	]
	return expected.filter((text) => !shown.includes(text))
}

/** Every text of a page's copy. Addresses, ids and the text of a WhatsApp link are not shown on the page. */
function sentencesIn(value: unknown, key = ''): string[] {
	if (typeof value === 'string')
		return ['to', 'href', 'id', 'reserveTo', 'whatsappMessage'].includes(key) ? [] : [value]
	if (Array.isArray(value)) return value.flatMap((item) => sentencesIn(item))
	// A section without entries is not on the page.
	if (value && typeof value === 'object' && 'list' in value && String(value.list) === '') return []
	if (value && typeof value === 'object')
		return Object.entries(value).flatMap(([name, item]) => sentencesIn(item, name))
	return []
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** React writes quotation marks as entities, a browser does not; spaces count as one. */
function normalize(text: string): string {
	return text
		.replace(/(\s|&nbsp;)+/g, ' ')
		.replaceAll('&quot;', '"')
		.replaceAll('&#x27;', "'")
}
