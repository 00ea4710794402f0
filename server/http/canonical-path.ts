/** The one address of a page: no doubled slashes, none at the end. Undefined when the address is already so. */
export function canonicalPath(url: string): string | undefined {
	const [path = '/', ...query] = url.split('?')
	// Browsers read a backslash as a slash: '/\\host' must not become a link to another site.
	const canonical = path.replace(/[/\\]+/g, '/').replace(/(.)\/$/, '$1')
	if (canonical === path || !canonical.startsWith('/')) return undefined
	return [canonical, ...query].join('?')
}
