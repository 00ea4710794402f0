/**
 * The page of this site that the offline page was shown for, as a whole address. Its path alone would not do:
 * "/.//other.example" has this origin, and its path "//other.example" leads to another.
 */
export function askedAddress(search: string, origin: string): string | undefined {
	const from = new URLSearchParams(search).get('from')
	if (!from?.startsWith('/') || !URL.canParse(from, origin)) return undefined
	const url = new URL(from, origin)
	return url.origin === origin ? url.href : undefined
}
