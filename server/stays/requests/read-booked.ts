import type { Query } from '#db/connect.ts'
import { sizeOf } from '#domain/offers/party.ts'
import type { Booked } from '#domain/stays/booked.ts'
import { readLastAgreements } from '#server/stays/store/agreements-repository.ts'
import { readStates } from '#server/stays/store/requests-repository.ts'

type Found = Partial<Booked> & Pick<Booked, 'state' | 'isAgreed'>

/** What became of these booking requests. Those that nobody acted on are missing: they are as they were asked for. */
export async function readBooked(
	query: Query,
	ids: readonly string[],
): Promise<Map<string, Found>> {
	const states = await readStates(query, ids)
	const agreements = await readLastAgreements(query, [...states.keys()])
	const found = new Map<string, Found>()
	for (const [id, state] of states) {
		const agreement = agreements.get(id)
		const { from, to, party, total } = agreement ?? {}
		const terms =
			from && to && party ? { from, to, people: sizeOf(party), total: total ?? null } : {}
		found.set(id, { state, ...terms, isAgreed: agreement !== undefined })
	}
	return found
}
