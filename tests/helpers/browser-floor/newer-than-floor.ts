import { type Literal, parse } from 'acorn'
import { full } from 'acorn-walk'
import stylelint, { type PostcssResult, type Rule } from 'stylelint'

type Root = Parameters<ReturnType<Rule>>[0]

/** Syntax of a script that a browser of the floor cannot parse. Vite lowers the rest, but never a regular expression. */
export function newerSyntax(script: string): string[] {
	const found: string[] = []
	try {
		const program = parse(script, { ecmaVersion: 2022, sourceType: 'module' })
		full(program, (node) => {
			// Both came with Safari 16.4.
			if (node.type === 'StaticBlock') found.push('class static block')
			const pattern = node.type === 'Literal' ? (node as Literal).regex?.pattern : undefined
			if (pattern && /\(\?<[=!]/.test(pattern)) found.push(`lookbehind: ${pattern}`)
		})
	} catch (error) {
		found.push((error as Error).message)
	}
	return found
}

/** In every browser of the floor, though part of Baseline only later or not at all. */
const inEveryBrowser = [
	'At-rule "@layer"',
	'Property "appearance"',
	'Property "backface-visibility"',
	'Property "color-scheme"',
	'Property "outline"',
	'Property "scroll-behavior"',
	'Property "scroll-snap-type"',
	'Selector "backdrop"',
	'Selector "focus-visible"',
	'Selector "marker"',
	'Value "anywhere" of property "overflow-wrap"',
]

/** A browser that does not know one of these drops the declaration or block alone, and the page is plainer. */
const plainerWithout = [
	'At-rule "@container"', // Forms stay in one column.
	'At-rule "@page"', // The browser's own margins on paper.
	'At-rule "@view-transition"', // The page changes at once.
	'Media condition "scripting"', // With scripts off, some controls show that do nothing.
	'Property "accent-color"',
	'Property "contain-intrinsic-size"',
	'Property "container-type"',
	'Property "content-visibility"',
	'Property "mask-image"',
	'Property "overscroll-behavior"',
	'Property "overscroll-behavior-x"',
	'Property "print-color-adjust"',
	'Property "resize"',
	'Property "scroll-snap-stop"',
	'Property "scrollbar-width"',
	'Property "text-size-adjust"',
	'Property "text-wrap"',
	'Property "translate"', // Pictures further down load with the first ones.
	'Unit "lh"', // Summaries of cards may differ in height.
	'Value "avoid" of property "break-after"',
	'Value "subgrid" of property "grid-template-rows"', // Parts of neighbouring cards are not in line.
]

const ruleName = 'floor/content-alternative'

/** A text alternative of generated content, which the Baseline rule does not know: Firefox 128, Safari 17.4. */
const contentAlternative: Rule = Object.assign(
	() => (root: Root, result: PostcssResult) => {
		root.walkDecls('content', (node) => {
			if (!/^"[^"]*"\s*\//.test(node.value) || isGuarded(node.parent)) return
			stylelint.utils.report({ ruleName, result, node, message: `content: ${node.value}` })
		})
	},
	{ ruleName, messages: {} },
)

type Parent = { type: string; name?: string; parent?: unknown } | undefined

function isGuarded(node: unknown): boolean {
	const parent = node as Parent
	if (!parent) return false
	return (parent.type === 'atrule' && parent.name === 'supports') || isGuarded(parent.parent)
}

const config: stylelint.Config = {
	plugins: ['stylelint-plugin-use-baseline', stylelint.createPlugin(ruleName, contentAlternative)],
	rules: {
		// The floor dates from spring 2022. A feature inside its `@supports` is fine.
		'plugin/use-baseline': [true, { available: 2021 }],
		// Chrome 104, Safari 16.4
		'media-feature-range-notation': 'prefix',
		// Chrome 112, Safari 16.5, Firefox 117
		'max-nesting-depth': [0, { ignoreAtRules: ['/./'] }],
		[ruleName]: true,
	},
}

/** The parts of a stylesheet that a browser of the floor does not know, that nothing guards, and that it would miss. */
export async function newerCss(code: string): Promise<string[]> {
	const { results } = await stylelint.lint({ code, config })
	const known = [...inEveryBrowser, ...plainerWithout]
	return results
		.flatMap(({ warnings }) => warnings.map(({ text }) => text))
		.filter((text) => !known.some((start) => text.startsWith(start)))
		.filter((text) => !text.startsWith('@supports'))
}
