import { expect, test } from 'vitest'
import { joinStylesheets } from './join-stylesheets.ts'

test('stylesheets of the same layer become one block, in their order, and others stay as they are', () => {
	const [a, b] = ['.a{top:0}@media print{.a{top:1px}}', '.b{top:0}']
	const inLayer = (css: string) => `@layer components{${css}}`
	const withMore = `${inLayer(b)}@keyframes c{to{top:0}}`
	const page = '@layer pages{.d{top:0}}'
	expect(joinStylesheets([`${inLayer(a)}\n`, `${inLayer(b)}\n`])).toBe(inLayer(a + b))
	expect(joinStylesheets([page, inLayer(a), inLayer(b), withMore, page, inLayer(a)])).toBe(
		page + inLayer(a + b) + withMore + page + inLayer(a),
	)
	expect(joinStylesheets([withMore, inLayer(''), page])).toBe(withMore + page)
	expect(joinStylesheets([])).toBe('')
})
