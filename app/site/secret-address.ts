/** For responses whose address is a secret: no cache, search engine or other site may learn it. */
export const secretAddressHeaders = {
	'cache-control': 'no-store',
	'referrer-policy': 'no-referrer',
	'x-robots-tag': 'noindex',
}
