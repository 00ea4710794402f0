/** Headers of every answer, whoever gives it: cached page, file, API or error. */
export function securityHeaders(publicUrl: string): Record<string, string> {
	const isHttps = publicUrl.startsWith('https:')
	return {
		'x-content-type-options': 'nosniff',
		'x-frame-options': 'DENY',
		'referrer-policy': 'strict-origin-when-cross-origin',
		'permissions-policy':
			'accelerometer=(), camera=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), payment=(), usb=()',
		'cross-origin-opener-policy': 'same-origin',
		'cross-origin-resource-policy': 'same-origin',
		...(isHttps && { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }),
	}
}

/** For answers that are not pages: nothing may be loaded or run from them. */
export const emptyPolicy =
	"default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
