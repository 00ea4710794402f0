import { pages } from '#content/pages/index.ts'
import { locales, localizePath } from '#domain/locale.ts'

/** Every page in both languages. */
export const everyPage = pages.flatMap((content) =>
	locales.map((locale) => ({
		content,
		locale,
		path: localizePath(content.path, locale),
		copy: content.copy[locale],
	})),
)
