import { notFetchedAhead } from '#app/islands/prefetch.ts'
import { locales, localizePath } from '#domain/locale.ts'

/**
 * Tells browsers with speculation rules to fetch a page when its link is about to be followed. Those that save data do
 * not; for browsers without such rules there is app/islands/prefetch.ts.
 */
export const prefetchRulesAddress = '/prefetch.json'

const notPages = locales.flatMap((locale) =>
	notFetchedAhead.map((start) => `${localizePath(start, locale)}*`),
)

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
