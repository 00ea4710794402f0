import { expect, test } from 'vitest'
import { type ImageName, images } from '#content/images.ts'
import { locales } from '#domain/locale.ts'
import { emblem } from '#domain/pictures/emblem.ts'
import { appIconSvg, faviconSvg, maskableIconSvg } from '#pictures/logo/icons.ts'
import { logoSvg } from '#pictures/logo/logo.ts'
import { cardOverlay } from '#pictures/social/card.ts'
import { scenes } from './index.ts'

const number = /\s*,?\s*[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iy
const flag = /\s*,?\s*[01]/y
const pair = [number, number]
const argumentsOf: Record<string, RegExp[]> = {
	m: pair,
	l: pair,
	t: pair,
	h: [number],
	v: [number],
	s: [...pair, ...pair],
	q: [...pair, ...pair],
	c: [...pair, ...pair, ...pair],
	a: [number, number, number, flag, flag, number, number],
	z: [],
}

/** Whether browsers draw all of it: after a syntax error they drop the rest of the path. */
function isPathData(data: string): boolean {
	let at = 0
	const take = (pattern: RegExp) => {
		pattern.lastIndex = at
		const found = pattern.exec(data)?.[0]
		at += found?.length ?? 0
		return found
	}
	while (at < data.length) {
		const isFirst = at === 0
		const command = take(/\s*[a-z]/iy)
			?.trim()
			.toLowerCase()
		if (!command || (isFirst && command !== 'm')) return false
		const expected = argumentsOf[command]
		if (!expected) return false
		// The arguments may repeat, in whole sets.
		for (let sets = 0; ; sets += 1) {
			const taken = expected.findIndex((pattern) => take(pattern) === undefined)
			if (taken > 0 || (taken === 0 && sets === 0)) return false
			if (taken === 0 || expected.length === 0) break
		}
		take(/\s+/y)
	}
	return data !== ''
}

test.each([
	'M0,0l1,1z',
	'M.5-.5.5.5',
	'm0 0h1v1a2 2 0 01.5.5z',
	'M1e3,2q1 1 2 2t3 3',
	'M0,0 L1,1 Z M2,2',
])('the path %s is valid', (data) => expect(isPathData(data)).toBe(true))

test.each([
	'',
	'L0,0',
	'M0',
	'M0,0}',
	'M0,0l1,1}',
	'M0,0c1,1 2,2',
	'M0,0lNaN,1',
	'M0,0z1',
	'M1,,2',
	'M0,0y1',
])('the path "%s" is not valid', (data) => expect(isPathData(data)).toBe(false))

const drawings = [
	...(Object.keys(images) as ImageName[]).flatMap((name) =>
		locales.map((locale) => ({ name: `${name} (${locale})`, svg: scenes[name](locale) })),
	),
	{ name: 'logo', svg: logoSvg() },
	{ name: 'emblem', svg: `<path d="${emblem.path}"/>` },
	{ name: 'favicon', svg: faviconSvg },
	{ name: 'app icon', svg: appIconSvg },
	{ name: 'maskable icon', svg: maskableIconSvg },
	{ name: 'social card', svg: cardOverlay('Valle de Cocora') },
]

test.each(drawings)('every path of the drawing $name is valid', ({ svg }) => {
	const paths = [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data as string)
	expect(paths.length).toBeGreaterThan(0)
	expect(paths.filter((data) => !isPathData(data))).toEqual([])
})
