import { servicesContext } from '#app/services.ts'
import { almanacOf } from '#domain/time/almanac.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import type { PageArguments } from './page-loader.ts'

export type TodaysAlmanac = ReturnType<typeof loadAlmanac>

/** For loaders: the page cache renders pages again every day (server/pages/page-cache.ts). */
export function loadAlmanac({ context }: Pick<PageArguments, 'context'>) {
	const { coordinates } = context.get(servicesContext).content.facts
	return {
		today: almanacOf(dayInBogota(Date.now()), coordinates),
		coordinates,
	}
}
