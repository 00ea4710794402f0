/** Written in by scripts/build.ts. */
declare const builtSite: {
	/** The hash of the islands' entry, which names all their code: it changes with every version. */
	version: string
	/** The code of visitors' pages. */
	files: string[]
}

export const site = builtSite

/** The version of the site that rendered the page. */
export function siteVersionOf(html: string): string | undefined {
	return /\/islands-([\w-]+)\.js/.exec(html)?.[1]
}
