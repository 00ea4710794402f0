import fc from 'fast-check'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { pagesByName } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { longestAt } from '#domain/editing/check-text.ts'
import { type ContentTree, listsIn, textsIn, valueAt } from '#domain/editing/content-tree.ts'
import { weekdays } from '#domain/time/opening-hours.ts'

export type RandomEdit = {
	document: string
	change: { path: string; locale?: string; value: unknown }
}

const factNames = Object.keys(factsInWords(facts, 'es'))

/** Words as people and attackers write them: any letters, markup, quotes, facts in braces. */
const words = fc
	.array(
		fc.oneof(
			{ weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
			{
				weight: 1,
				arbitrary: fc.constantFrom('<script>', '"&amp;', '</p>', '{', '}}', 'Ñandú', '—'),
			},
			{ weight: 1, arbitrary: fc.constantFrom(...factNames).map((name) => `{${name}}`) },
		),
		{ minLength: 1, maxLength: 6 },
	)
	// Braces that name nothing are refused; these edits are valid.
	.map((parts) => `Texto ${parts.join(' ')}`.replace(/\{(?!\w+\})|(?<!\{\w+)\}/g, ''))
	.filter((text) =>
		[...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => factNames.includes(name)),
	)

/** Crumbs and titles are short. Normalising may make a text longer. */
function fitting(text: string | null, path: string): string | null {
	return text && text.length > longestAt(path) / 2 ? 'Texto corto' : text
}

const documents = Object.entries<PageContent>(pagesByName)

const textEdit = fc
	.constantFrom(
		...documents.flatMap(([document, { copy }]) =>
			textsIn(copy.es as ContentTree)
				// Inside a list an earlier edit may have removed the place.
				.filter(({ path }) => !/\.\d+(\.|$)/.test(path))
				.map(({ path, text }) => ({ document, path, text })),
		),
	)
	// Some texts hold what the page fills in.
	.filter(({ text }) =>
		[...text.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => factNames.includes(name)),
	)
	.chain(({ document, path }) =>
		fc
			.record({ locale: fc.constantFrom('es', 'en'), value: fc.oneof(words, fc.constant(null)) })
			.map(({ locale, value }) => ({
				document,
				change: { path, locale, value: fitting(value, path) },
			})),
	)

const listEdit = fc
	.constantFrom(
		...documents.flatMap(([document, { copy }]) =>
			listsIn(copy.es as ContentTree).map((path) => ({ document, path, copy })),
		),
	)
	.chain(({ document, path, copy }) => {
		const [es, en] = [copy.es, copy.en].map((tree) => valueAt(tree as ContentTree, path))
		const items = (es as ContentTree[]).map((item, index) => ({
			es: item,
			en: (en as ContentTree[])[index],
		}))
		return fc
			.shuffledSubarray(items, { minLength: Math.min(1, items.length) })
			.map((value): RandomEdit => ({ document, change: { path, value } }))
	})

const time = (from: number, to: number) =>
	fc.integer({ min: from, max: to }).map((hour) => `${String(hour).padStart(2, '0')}:30`)
const hours = fc.record({ opens: time(0, 11), closes: time(12, 23) })

const factValues = {
	campingPesos: fc.integer({ min: 0, max: 9_999_999 }),
	'cabin.people': fc.integer({ min: 1, max: 1000 }),
	name: fc.stringMatching(/^[A-Za-zÁÉñ'&<" ]{1,40}$/).filter((it) => /\w/.test(it)),
	phones: fc.array(fc.stringMatching(/^\+57[3]\d{9}$/), { minLength: 1, maxLength: 4 }),
	'hours.days': fc
		.uniqueArray(fc.constantFrom(...weekdays.slice(1)), { maxLength: 5 })
		.chain((days) =>
			fc.tuple(...days.map((day) => fc.record({ day: fc.constant(day), hours: fc.option(hours) }))),
		),
} satisfies Record<string, fc.Arbitrary<unknown>>

export const factEdit = (path: keyof typeof factValues): fc.Arbitrary<RandomEdit> =>
	factValues[path].map((value: unknown) => ({ document: 'facts', change: { path, value } }))

const anyFactEdit = fc
	.constantFrom(...(Object.keys(factValues) as (keyof typeof factValues)[]))
	.chain(factEdit)

/** An edit that the site takes. */
export const randomEdit: fc.Arbitrary<RandomEdit> = fc.oneof(
	{ weight: 6, arbitrary: textEdit },
	{ weight: 2, arbitrary: listEdit },
	{ weight: 2, arbitrary: anyFactEdit },
)
