/** Written in by scripts/build.ts. */
declare const builtSite: {
	/** The islands' entry, whose hash changes with every version. */
	entry: string
	/** The code of visitors' pages. */
	files: string[]
}

export const site = builtSite

/**
 * Whether this version of the site rendered the page: its inline script names the entry (page-assets.tsx). Only scripts
 * with a type hold texts of visitors, who may write any address.
 */
export function isOfThisVersion(html: string): boolean {
	const scripts = html.match(/<script(?![^>]* type=)[^>]*>[\s\S]*?<\/script>/g) ?? []
	return scripts.join().includes(site.entry)
}
