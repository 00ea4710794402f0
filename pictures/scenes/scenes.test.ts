import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { type ImageName, images } from '#content/images.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { scenes } from './index.ts'

// Rasterising every scene takes more than the default time on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const names = Object.keys(images) as ImageName[]
const drawn = new Map(names.map((name) => [name, scenes[name](defaultLocale)]))
const budget = (name: ImageName) => (name === 'valley-dawn' ? 17_000 : 15_000)

test('a scene is the same each time it is drawn, and as large as its slot', sweep, async () => {
	for (const name of names) {
		for (const locale of scenes[name].length === 0 ? [defaultLocale] : locales) {
			const svg = scenes[name](locale)
			if (locale === defaultLocale) expect(drawn.get(name) === svg, name).toBe(true)
			const { width, height } = await sharp(Buffer.from(svg)).metadata()
			expect([width, height], name).toEqual([images[name].width, images[name].height])
		}
	}
})

test('every reference inside a scene leads to something defined in it', () => {
	for (const [name, svg] of drawn) {
		const ids = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
		const references = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id)
		expect(
			references.filter((id) => !ids.has(id)),
			name,
		).toEqual([])
		expect(svg, name).not.toMatch(/NaN|undefined|Infinity/)
	}
})

test('every scene says its one idea in its file, and no two the same', () => {
	const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
	const ideas = names.map((name) => {
		const file = files.find((path) => basename(path) === `${name}.ts`) ?? name
		const [, idea] =
			/\/\*\* Idea: ([^*.]{12,130})\./.exec(
				readFileSync(join(import.meta.dirname, file), 'utf8'),
			) ?? []
		return { name, idea }
	})
	expect(ideas.filter(({ idea }) => !idea).map(({ name }) => name)).toEqual([])
	expect(new Set(ideas.map(({ idea }) => idea)).size).toBe(names.length)
})

test('scenes are drawn in flat tones: no gradient, no blur', () => {
	const soft = [...drawn].filter(([, svg]) => /Gradient|<filter|blur/.test(svg))
	expect(soft.map(([name]) => name)).toEqual([])
})

test('every slot says in both languages what it shows', () => {
	for (const name of names) {
		const { es, en } = images[name].alt as Record<'es' | 'en', string>
		expect(es.length, `${name} es`).toBeGreaterThan(20)
		expect(en.length, `${name} en`).toBeGreaterThan(20)
		expect(es, name).not.toBe(en)
	}
})

test('the compressed SVG of a scene stays within its budget', sweep, () => {
	const isTooHeavy = (svg: string, name: ImageName, quality: number) =>
		brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length >
		budget(name)
	// The best compression takes a second a scene: only for those that need it.
	const heavy = [...drawn]
		.filter(([name, svg]) => isTooHeavy(svg, name, 5))
		.filter(([name, svg]) => isTooHeavy(svg, name, constants.BROTLI_MAX_QUALITY))
	expect(heavy.map(([name]) => name)).toEqual([])
})
