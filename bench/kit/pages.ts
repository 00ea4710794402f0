import { locales, localizePath } from '#domain/locale.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'

/** Pages with `noindex`: they hold nothing for visitors. */
export const hiddenPages = locales.map((locale) => localizePath('/admin/today', locale))

const all = [...new Set([...everyPage.map(({ path }) => path), ...hiddenPages])]
const unknown = commandLine.pages.filter((path) => !all.includes(path))
if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`)

/** The pages named on the command line, or every page in both languages. */
export const chosenPages = commandLine.pages.length > 0 ? commandLine.pages : all
