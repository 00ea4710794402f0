import type { Progress } from '#server/stays/requests/progress.ts'

/** While a deposit is asked for, and the booking is not over. */
export function takesReceipts({ state, agreement }: Pick<Progress, 'state' | 'agreement'>) {
	const isOpen = state === 'offered' || state === 'accepted' || state === 'confirmed'
	return isOpen && Boolean(agreement?.deposit)
}
