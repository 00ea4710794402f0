import type { Query } from '#db/connect.ts'
import { isEachNamed } from '#domain/stays/named-units.ts'
import type { ItemWarning } from '#domain/stays/warnings.ts'
import type { TakerId } from '#server/stays/store/release-takes.ts'
import { readStaySetting } from '#server/stays/store/stay-settings.ts'
import type { UnitsContext } from '#server/stays/units/find-in-the-way.ts'
import { readUnnamed } from './units-repository.ts'

/** The stays for which enough is free every night, but not the same unit on all of them. */
export async function withoutOneUnit(
	query: Query,
	taker: TakerId,
	{ offers, today }: UnitsContext,
): Promise<ItemWarning[]> {
	const names = await readStaySetting(query, 'stays.units')
	const unnamed = await readUnnamed(query, taker, today)
	return unnamed.flatMap(({ offer, from, to, units }) =>
		units !== null && isEachNamed(names, offer, offers)
			? [{ about: 'no-unit' as const, offer, from, to, units }]
			: [],
	)
}
