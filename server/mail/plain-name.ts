/**
 * Whether a name may be used in an automatic letter to the address beside it, which anybody can have typed: letters, spaces
 * and the marks found in names. Otherwise the letter could carry advertising.
 */
export function isPlainName(name: string): boolean {
	return name.length <= 60 && /^[\p{L}\p{M}'’\- ]+$/u.test(name)
}

/** Whether a name has nothing that mail programs make a link of: an address, a domain, a telephone number. */
export function hasNoLink(name: string): boolean {
	return !/:\/\/|\/\/|www\.|@|[^\s.]\.\p{L}{2}|\d{5}/iu.test(name)
}
