import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { images } from '#content/images.ts'
import { sampleReviews } from '#content/reviews/sample-reviews.ts'
import { serviceCopy, services } from '#content/services.ts'
import { type InBothLanguages, type Locale, locales } from '#domain/locale.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { fill } from '#domain/text/fill.ts'
import { pages } from './index.ts'
import { menu } from './menu.ts'

const inBothLanguages = pages.flatMap((page) =>
	locales.map((locale) => ({ page, locale, name: `${page.path} (${locale})` })),
)

/** The pages' copy, and that of the service cards, which two pages share. */
const texts: { name: string; copy: InBothLanguages<object> }[] = [
	...pages.map(({ path, copy }) => ({ name: path, copy })),
	{ name: 'service cards', copy: serviceCopy },
]
const textsInBothLanguages = texts.flatMap(({ name, copy }) =>
	locales.map((locale) => ({
		path: name,
		copy: copy[locale],
		locale,
		name: `${name} (${locale})`,
	})),
)

const paths = pages.map((page) => page.path)

/** Years, laws and measures of nature: the only figures that the copy may contain as digits. */
const knownFigures = new Set(
	'1801 1938 1946 1985 1988 1999 2011 2019 2012 2013 61 81 2,600 2.600 24 40 50 60'.split(' '),
)
const legalFigures = new Set('1581 2012 1377 2013 24 10 5 15 8 17 2026 2026-11-17'.split(' '))

/** Proper names and Spanish words that English copy keeps as they are. */
const keptInSpanish = [
	'Quindío',
	'Cóndor',
	'patacón',
	'Patacón',
	'vía a Cocora',
	'champiñones',
	'café con leche',
]

type CopyString = { key: string; value: string }

/** Every string of a copy object with its key; list items have the key of their list. */
function stringsIn(value: unknown, key = ''): CopyString[] {
	if (typeof value === 'string') return [{ key, value }]
	if (Array.isArray(value)) return value.flatMap((item) => stringsIn(item, key))
	if (value && typeof value === 'object')
		return Object.entries(value).flatMap(([name, item]) => stringsIn(item, name))
	return []
}

const isAddress = (key: string) => /^(to|\w+To|href|id)$/.test(key)

function bodyWords(copy: object): number {
	const { meta, crumb, ...body } = copy as Record<string, unknown>
	const text = stringsIn(body)
		.filter(({ key }) => !isAddress(key))
		.map(({ value }) => value)
	return text.join(' ').split(/\s+/).length
}

function listLengths(value: unknown, at = ''): string[] {
	if (!value || typeof value !== 'object') return []
	const length = Array.isArray(value) ? [`${at}: ${value.length}`] : []
	return [
		...length,
		...Object.entries(value).flatMap(([name, item]) => listLengths(item, `${at}/${name}`)),
	]
}

// `phone` is filled in for each phone by app/enquiries/contact-details/contact-ways.ts.
const filled = <T>(copy: T, locale: Locale) =>
	fill(copy, { ...factsInWords(facts, locale), phone: '+57 300' })

test.each(textsInBothLanguages)('$name uses only known placeholders', ({ copy, locale }) => {
	const left = stringsIn(filled(copy, locale)).filter(({ value }) => /[{}]/.test(value))
	expect(left).toEqual([])
})

test.each(textsInBothLanguages)('$name reads well with its facts', ({ copy, locale }) => {
	const clumsy = stringsIn(filled(copy, locale)).filter(({ value }) =>
		/\.\.|\s[.,;:]| {2}/.test(value),
	)
	expect(clumsy).toEqual([])
})

test.each(inBothLanguages)('$name has at least 150 words', ({ page, locale }) => {
	expect(bodyWords(page.copy[locale])).toBeGreaterThanOrEqual(150)
})

test.each(inBothLanguages)('$name fits in search results', ({ page, locale }) => {
	const { title, description } = filled(page.copy[locale].meta, locale)
	expect(title.length, title).toBeLessThanOrEqual(60)
	expect(description.length, description).toBeGreaterThanOrEqual(70)
	expect(description.length, description).toBeLessThanOrEqual(160)
})

test('no two pages share a title or a description', () => {
	for (const locale of locales) {
		const metas = pages.map((page) => filled(page.copy[locale].meta, locale))
		expect(new Set(metas.map((meta) => meta.title)).size).toBe(pages.length)
		expect(new Set(metas.map((meta) => meta.description)).size).toBe(pages.length)
	}
})

test('every page has its own path', () => {
	expect(new Set(paths).size).toBe(pages.length)
})

test.each(inBothLanguages)('$name links only to existing pages', ({ page, locale }) => {
	const links = stringsIn(page.copy[locale]).filter(({ key }) => /^(to|\w+To)$/.test(key))
	for (const { value } of links) {
		const [path, offer] = value.split('?for=')
		expect(paths).toContain(path)
		if (offer !== undefined) expect(offerIds).toContain(offer)
	}
	if (page.parent) expect(paths).toContain(page.parent)
})

test.each(textsInBothLanguages)('$name has no empty text', ({ copy }) => {
	expect(stringsIn(copy).filter(({ value }) => !value.trim())).toEqual([])
})

test.each(pages.map((page) => ({ page, name: page.path })))(
	'$name has lists of the same length in both languages',
	({ page }) => {
		expect(listLengths(page.copy.en)).toEqual(listLengths(page.copy.es))
	},
)

test.each(texts)('$name keeps Spanish letters out of its English', ({ copy }) => {
	const strange = stringsIn(copy.en)
		.map(({ value }) => keptInSpanish.reduce((text, word) => text.replaceAll(word, ''), value))
		.filter((text) => /[áéíóúñü¿¡]/i.test(text))
	expect(strange).toEqual([])
})

test.each(textsInBothLanguages)('$name takes business figures from the facts', ({ copy, path }) => {
	const allowed = path === '/privacy' ? legalFigures : knownFigures
	const figures = stringsIn(copy).flatMap(
		({ value }) => value.replace(/\{\w+\}/g, '').match(/\d+(?:[.,-]\d+)*/g) ?? [],
	)
	expect(figures.filter((figure) => !allowed.has(figure))).toEqual([])
})

test.each(pages.map((page) => ({ page, name: page.path })))(
	'$name shows existing pictures',
	({ page }) => {
		const { copy, path, parent, ...pictures } = page
		const named = stringsIn(pictures).filter(({ key }) => key !== 'version')
		expect(named.length).toBeGreaterThan(0)
		for (const { value } of named) expect(Object.keys(images)).toContain(value)
	},
)

test('every slot is shown somewhere', () => {
	const named = stringsIn([pages.map(({ copy, ...page }) => page), services])
	const shown = new Set(named.map(({ value }) => value))
	expect(Object.keys(images).filter((name) => !shown.has(name))).toEqual([])
})

test('the nine services lead to their pages, in order', () => {
	expect(services.map(({ path }) => path)).toEqual([
		'/restaurant',
		'/cofee-house',
		'/lodging',
		'/camping',
		'/games',
		'/horseback-riding',
		'/cocora-nidos-del-condor',
		'/cocora-viva',
		'/crafts-shop',
	])
	for (const { path } of services) expect(paths).toContain(path)
})

test('the ten sample reviews score 3 to 5, and one has no name', () => {
	expect(sampleReviews).toHaveLength(10)
	expect(sampleReviews.filter(({ name }) => name === '')).toHaveLength(1)
	for (const { evaluation, message } of sampleReviews) {
		expect([3, 4, 5]).toContain(evaluation)
		expect(message.es).not.toBe('')
		expect(message.en).not.toBe('')
	}
})

/** Statements about the valley, its nature and its history that were on pages once and are in no list of facts. */
const unsupported =
	/seis grados|six degrees|orquídeas,|orchids,|bosque de niebla|cloud forest|transporte más antiguo|oldest transport|crece despacio y|grows slowly|aguas frías|cold mountain water|cafetales|mule tracks|cóndor anida|condor nests|caminos se comparten|paths are shared|most wax palms|más palmas de cera del país/i

test.each(textsInBothLanguages)('$name states of the region what the facts hold', ({ copy }) => {
	expect(stringsIn(copy).filter(({ value }) => unsupported.test(value))).toEqual([])
})

test('the dessert in the drawing is on the menu', () => {
	const dishes = stringsIn(menu.copy.es.sections).map(({ value }) => value)
	expect(images.dessert.alt.es).toContain('mora, maracuyá y arequipe, picos de crema')
	expect(dishes).toContain('Copa de la casa')
})
