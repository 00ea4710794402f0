import { factsInWords } from '#content/facts-in-words.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages, Locale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { outlineText, type TextPlace } from '#pictures/kit/outline-text.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { path } from '#pictures/kit/shapes.ts'

type Labels = {
	title: string
	town: string
	river: string
	drive: string
	place: string
	hint: readonly string[]
	kilometre: string
	end: readonly string[]
	north: string
}

const labels: InBothLanguages<Labels> = {
	es: {
		title: 'Valle de Cocora',
		town: '{town}',
		river: 'Río Quindío',
		drive: '{minutesFromTown} min',
		place: '{name}',
		hint: ['primer restaurante', 'a la izquierda'],
		kilometre: 'km {km}',
		end: ['Cocora', 'km {valleyKm}'],
		north: 'N',
	},
	en: {
		title: 'Cocora Valley',
		town: '{town}',
		river: 'Quindío River',
		drive: '{minutesFromTown} min',
		place: '{name}',
		hint: ['first restaurant', 'on the left'],
		kilometre: 'km {km}',
		end: ['Cocora', 'km {valleyKm}'],
		north: 'N',
	},
}

export function mapLabels(locale: Locale, facts: Facts): Labels {
	return fill(labels[locale], factsInWords(facts, locale))
}

/** Words on the map, of 52 units or more: 12 px on a phone of 360 px (route-map.test.ts). */
export function label(text: string, { colour = colours.forest, ...place }: LabelStyle): string {
	return path(outlineText(text, place), colour)
}

type LabelStyle = TextPlace & { colour?: string }
