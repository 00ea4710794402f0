import { expect, test } from 'vitest'
import { shortNames } from './short-names.ts'

type Handler = (code: string, id: string) => { code: string }

const [inCss, inModules] = shortNames().map(
	({ transform }) => (transform as unknown as { handler: Handler }).handler,
) as [Handler, Handler]

test('a class has the same short name in its stylesheet and in its module, and no other file has it', () => {
	const names = ['app/shell/thumb-bar.module.css', 'app/shell/top-bar.module.css'].map((file) => {
		const [, name] = /^\.([a-zA-Z]{1,2})\{/.exec(inCss('.module-K4Ur5a-bar{}', file).code) ?? []
		const { code } = inModules('export const bar = "module-K4Ur5a-bar";', file)
		expect(code).toBe(`export const bar = "${name}";`)
		return name
	})
	expect(new Set(names).size).toBe(2)
})

test('custom properties and keyframes are shortened wherever they are used, other words are not', () => {
	const file = 'app/shell/loading-screen.module.css'
	const css =
		'@keyframes module-K4Ur5a-rise{}.module-K4Ur5a-screen{animation:module-K4Ur5a-rise;gap:var(--space-1)}'
	expect(inCss(css, file).code).toMatch(
		/^@keyframes (\w{1,2})\{\}\.\w{1,2}\{animation:\1;gap:var\(--\w{1,2}\)\}$/,
	)
	const unknown = '.module-K4Ur5a-unheard{margin:var(--unheard)}'
	expect(inCss(unknown, file).code).toBe(unknown)
	const used = (text: string) => /--\w+/.exec(inCss(text, 'app/styles/app.css').code)?.[0]
	expect(used('a{gap:var(--space-1)}')).toBe(used('b{margin:var(--space-1)}'))
	expect(used('a{gap:var(--space-1)}')).not.toBe(used('a{gap:var(--space-2)}'))
})

test('a grid area has a short name, whether or not a class has the same', () => {
	const css =
		'.x{grid-template:"module-K4Ur5a-title module-K4Ur5a-words"}h2{grid-area:module-K4Ur5a-title}'
	expect(inCss(css, 'app/components/section/section.module.css').code).toMatch(
		/^\.x\{grid-template:"(\w{1,2}) \w{1,2}"\}h2\{grid-area:\1\}$/,
	)
})
