const open = '@layer components{'

/** Most stylesheets are one block of the same layer. Those that follow each other become one block, which saves bytes. */
export function joinStylesheets(stylesheets: readonly string[]): string {
	const parts = stylesheets
		.map((css) => css.trim())
		.map((css) => (isOneBlock(css) ? css.slice(open.length, -1) : `}${css}${open}`))
	return `${open}${parts.join('')}}`.replaceAll(`${open}}`, '')
}

/** Takes away the innermost blocks until none is left. */
function isOneBlock(css: string): boolean {
	const outside = css.replace(/\{[^{}]*\}/g, '')
	return outside === css ? `${css}{` === open : isOneBlock(outside)
}
