/** Written in by scripts/build.ts. */
declare const builtSite: {
	/** The hash of the islands' entry, which names all their code: it changes with every version. */
	version: string
	/** The code of visitors' pages. */
	files: string[]
}

export const site = builtSite

/**
 * The version of the site that rendered the page, from its inline script (page-assets.tsx). Only scripts with a type hold
 * texts of visitors, who may write any address.
 */
export function siteVersionOf(html: string): string | undefined {
	const scripts = html.match(/<script(?![^>]* type=)[^>]*>[\s\S]*?<\/script>/g) ?? []
	return /\/islands-([\w-]+)\.js/.exec(scripts.join())?.[1]
}
