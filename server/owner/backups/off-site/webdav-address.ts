/** The address of a WebDAV folder without the name and password in it. Throws a URIError if those cannot be read. */
export function readWebdavAddress(url: string) {
	const address = new URL(url)
	const { username, password } = address
	address.username = ''
	address.password = ''
	return { href: address.href, username: decoded(username), password: decoded(password) }
}

/** A % that begins no escape stands for itself, as in addresses of mail servers and of PostgreSQL. */
function decoded(text: string): string {
	return decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))
}
