import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A rule spells a primitive out if it declares all of these. Gaps, paddings and margins are its own. */
const primitives = {
	'plain-list': ['padding: 0', 'list-style: none'],
	stack: ['display: grid', 'grid-template-columns: minmax(0, 1fr)'],
	grid: ['display: grid', /^grid-template-columns: repeat\(auto-(fit|fill), minmax\(min\(/],
	cluster: ['display: flex', 'flex-wrap: wrap', 'align-items: center'],
	card: ['border-radius: var(--radius)', 'background: var(--surface)', 'box-shadow: var(--shadow)'],
	touch: [/^display: (inline-)?flex$/, 'align-items: center', 'min-height: var(--touch)'],
}

const desk = [
	'app/{desk,editing}/**/*.module.css',
	'app/{enquiries,pages,reviews,shell,stays}/desk/**/*.module.css',
	'app/owner/{account,backups,hand-over,people,today,two-factor}/**/*.module.css',
]

/** Those of no media or support query: in a layer, a rule begins with one tab. */
function rulesOf(css: string) {
	const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/^\t?([^\s@}][^{}]*)\{([^{}]*)\}/gm)
	return [...rules].map(([, selector = '', body = '']) => ({
		selector: selector.trim().replace(/\s+/g, ' '),
		declarations: body.split(';').map((it) => it.trim()),
	}))
}

test('layout.css has the six primitives as this test knows them', () => {
	const rules = rulesOf(readFileSync('app/styles/layout.css', 'utf8'))
	for (const [name, declared] of Object.entries(primitives)) {
		const found = rules.find(({ selector }) => selector === `.${name}`)
		for (const wanted of declared)
			expect(
				found?.declarations.some((it) => isSame(it, wanted)),
				`${name}: ${wanted}`,
			).toBe(true)
	}
})

test('no module of the desk spells out what a primitive is for', () => {
	const spelledOut = globSync(desk).flatMap((file) =>
		rulesOf(readFileSync(file, 'utf8')).flatMap(({ selector, declarations }) =>
			Object.entries(primitives)
				.filter(([, declared]) =>
					declared.every((wanted) => declarations.some((it) => isSame(it, wanted))),
				)
				.map(([name]) => `${file} ${selector}: ${name}`),
		),
	)
	expect(spelledOut).toEqual([])
})

function isSame(declaration: string, wanted: string | RegExp): boolean {
	return typeof wanted === 'string' ? declaration === wanted : wanted.test(declaration)
}
