/**
 * Tells browsers with speculation rules to fetch a page when its link is about to be followed. Those that save data do
 * not; for browsers without such rules there is app/islands/prefetch.ts.
 */
export const prefetchRulesAddress = '/prefetch.json'

const notPages = ['/admin*', '/en/admin*', '/api/*', '/request/*', '/en/request/*', '/pictures/*']

export function prefetchRules(): string {
	return JSON.stringify({
		prefetch: [
			{
				where: {
					and: [
						{ href_matches: '/*' },
						{ not: { href_matches: notPages } },
						{ not: { selector_matches: '[rel~=nofollow]' } },
					],
				},
				eagerness: 'moderate',
			},
		],
	})
}
