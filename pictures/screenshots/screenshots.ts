import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type InBothLanguages, type Locale, locales } from '#domain/locale.ts'
import { shortHash } from '#pictures/pipeline/content-hash.ts'
import type { Output } from '#pictures/pipeline/output.ts'

/** Pictures of the home page for the web manifest: what a phone shows before the site is installed as an app. */
export type Screenshots = InBothLanguages<Record<ScreenshotForm, string>>
export type ScreenshotForm = keyof typeof screenshotSizes

/** In pixels of the file. */
export const screenshotSizes = { narrow: [720, 1280], wide: [1280, 800] } as const

export const screenshotFile = (form: ScreenshotForm, locale: Locale) =>
	join(import.meta.dirname, `${form}-${locale}.webp`)

/** They are taken by `node scripts/take-screenshots.ts` and committed: the build has no browser. */
export async function writeScreenshots(output: Output): Promise<Screenshots> {
	const write = async (form: ScreenshotForm, locale: Locale) => {
		const bytes = await readFile(screenshotFile(form, locale))
		return output(`screenshot-${form}-${locale}-${shortHash(bytes)}.webp`, bytes)
	}
	const both = await Promise.all(
		locales.map(async (locale) => [
			locale,
			{ narrow: await write('narrow', locale), wide: await write('wide', locale) },
		]),
	)
	return Object.fromEntries(both)
}
