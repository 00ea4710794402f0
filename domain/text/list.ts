import type { Locale } from '#domain/locale.ts'

/** 'a, b y c', 'a, b, and c'. */
export function listInWords(items: readonly string[], locale: Locale): string {
	return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}
