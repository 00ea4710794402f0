import { isNightly } from '#domain/offers/offers.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'

/**
 * Each of these takes with the beds that its guests have only on this side of its first (`from`) or last (`to`) day. A
 * booking that was changed during the stay has a take for each part of it, and in most of these nobody comes or goes.
 */
export function changedBeds(
	takes: readonly TakeResponse[],
	all: readonly TakeResponse[],
	edge: 'from' | 'to',
): TakeResponse[] {
	const groups = Map.groupBy(takes, (take) =>
		JSON.stringify([bookingKey(take), take.offer, take[edge]]),
	)
	return [...groups.values()].flatMap((group) => {
		const [first] = group as [TakeResponse]
		const beyond = all.filter((it) => isBeyond(it, first, edge))
		return beyond.length === 0 ? group : withoutThose(group, beyond)
	})
}

/** The nights of an imported calendar are stored as counts: what two of its takes share is taken to be the same guests. */
const bookingKey = ({ request, booking, id, kind, note }: TakeResponse) =>
	request?.id ?? booking ?? (kind === 'imported' ? note : id)

function isBeyond(other: TakeResponse, take: TakeResponse, edge: 'from' | 'to'): boolean {
	const isSameBed = isNightly(take.offer) && take.offer === other.offer
	const touches = edge === 'from' ? other.to === take.from : other.from === take.to
	// Two takes of an imported calendar with the same number are apart because guests come where others leave.
	const isHandedOver = take.kind === 'imported' && take.units === other.units
	return isSameBed && touches && !isHandedOver && bookingKey(take) === bookingKey(other)
}

/** Rooms with the same name stay; then as many others as there are beyond, where guests have moved to another room. */
function withoutThose(takes: readonly TakeResponse[], beyond: readonly TakeResponse[]) {
	const names = beyond.flatMap(({ unitNames = [] }) => unitNames)
	const own = takes.map((take) => {
		const unitNames = (take.unitNames ?? []).filter((name) => !names.includes(name))
		return { take, unitNames, kept: (take.unitNames ?? []).length - unitNames.length }
	})
	let moved = Math.max(0, sumOf(beyond) - own.reduce((sum, { kept }) => sum + kept, 0))
	return own.flatMap(({ take, unitNames, kept }): TakeResponse[] => {
		const others = (take.units ?? 0) - kept
		const units = Math.max(0, others - moved)
		moved -= others - units
		if (units === 0) return []
		const { unnamedUnits, ...rest } = take
		const unnamed = unnamedUnits === undefined ? 0 : Math.max(0, units - unitNames.length)
		const isWhole = units === take.units
		return [
			{
				...rest,
				units,
				unitNames,
				itemPeople: isWhole ? take.itemPeople : peopleOnlyIn(take, beyond),
				...(unnamed > 0 && { unnamedUnits: unnamed }),
			},
		]
	})
}

function sumOf(takes: readonly TakeResponse[]): number {
	return takes.reduce((sum, { units }) => sum + (units ?? 0), 0)
}

/** Null where nobody has said who is in which. */
function peopleOnlyIn({ itemPeople }: TakeResponse, beyond: readonly TakeResponse[]) {
	return beyond.reduce<number | null>(
		(left, it) =>
			left === null || it.itemPeople === null ? null : Math.max(0, left - it.itemPeople),
		itemPeople,
	)
}
