export const cabin = { offer: 'cabin', units: 1 }
export const nests = (units: number, people?: number) => ({
	offer: 'glamping',
	units,
	...(people !== undefined && { people }),
})
export const tents = (units: number, people?: number) => ({
	offer: 'camping',
	units,
	...(people !== undefined && { people }),
})
export const table = (hour?: string, day?: string, units = 1) => ({
	offer: 'table',
	units,
	...(hour && { hour }),
	...(day && { day }),
})
export const ride = (riders?: number, hour?: string, day?: string) => ({
	offer: 'horses',
	...(riders && { units: riders }),
	...(hour && { hour }),
	...(day && { day }),
})
/** Has no price in any rates. */
export const ownStyle = { offer: 'package-own-style', units: 1 }
export const birthday = (day?: string) => ({
	offer: 'package-birthday',
	units: 1,
	...(day && { day }),
})

/** The items that the n-th guest asks for, from one bed to five things. */
export function mixture(
	n: number,
	{ from, day = from, people }: { from: string; day?: string; people: number },
) {
	const mixtures = [
		[tents(1)],
		[nests(1)],
		[cabin],
		[nests(2), table('13:00', day)],
		[tents(2), ride(2, '09:30', day)],
		[cabin, ride(undefined, '14:00', day), table('12:15', from, 2)],
		[nests(1, 1), tents(1, people - 1)],
		[tents(1), ownStyle],
		[nests(1), birthday(day)],
		[cabin, nests(1), tents(3), table(), ride(2, '10:00', day)],
	]
	return mixtures[n % mixtures.length] ?? []
}
