import { seasonWords } from '#content/stays/season-words.ts'
import type { Locale } from '#domain/locale.ts'
import { type PresetDates, presetsFor } from '#domain/stays/season-presets.ts'
import { fill } from '#domain/text/fill.ts'
import type { Day } from '#domain/time/dates.ts'

/** Seasons to choose from, of this year and the next, without those that are over. */
export function namedPresets(today: Day) {
	const year = Number(today.slice(0, 4))
	return presetsFor([year, year + 1])
		.filter(({ to }) => to.length < today.length || to >= today)
		.map(({ id, from, to, nights, ...preset }) => ({
			id,
			from,
			to,
			...(nights && { nights }),
			name: {
				es: presetName(preset, 'es'),
				en: presetName(preset, 'en'),
			},
		}))
}

function presetName(
	{ kind, holiday, year }: Omit<PresetDates, 'id' | 'from' | 'to' | 'nights'>,
	locale: Locale,
) {
	const words = seasonWords[locale]
	const holidays: Record<string, string> = words.holidays
	return fill(words.presets[kind], {
		year: String(year ?? ''),
		holiday: holidays[holiday ?? ''] ?? '',
	})
}
