/** Written in by scripts/build.ts. */
declare const builtSite: {
	/** The hash of React Router's manifest, which names all code: it changes with every version. */
	version: string
	/** The code of the pages that are always kept. */
	files: string[]
}

export const site = builtSite

/** The version of the site that rendered the page. */
export function siteVersionOf(html: string): string | undefined {
	return /\/assets\/manifest-([\w-]+)\.js/.exec(html)?.[1]
}
