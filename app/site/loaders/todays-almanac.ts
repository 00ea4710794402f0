import { servicesContext } from '#app/services.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import type { PageArguments } from './page-loader.ts'

export type TodaysAlmanac = Awaited<ReturnType<typeof loadAlmanac>>

/** For loaders: the page cache renders pages again every day (server/pages/page-cache.ts). */
export async function loadAlmanac({ context }: Pick<PageArguments, 'context'>) {
	// As in the component, which loads it on the day after: a file that is imported in both ways is never apart.
	const { almanacOf } = await import('#domain/time/almanac.ts')
	const { coordinates } = context.get(servicesContext).content.facts
	return {
		today: almanacOf(dayInBogota(Date.now()), coordinates),
		coordinates,
	}
}
