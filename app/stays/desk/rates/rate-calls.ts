import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { SeasonPreset } from '#domain/stays/answers.ts'
import type { RatePlan } from '#domain/stays/rate-plan.ts'

export type LoadedRates = RatePlan & {
	version: string
	/** The person who saved them. */
	person: string | null
	presets: SeasonPreset[]
}

export const fetchRates = () => fetchAsOwner<LoadedRates>('/api/rates')

/** `seen`: the version that was changed. Fails with `edited-elsewhere` when it is no longer the last. */
export const saveRates = (plan: RatePlan, seen: string) =>
	fetchAsOwner<LoadedRates>(`/api/rates?seen=${seen}`, 'PUT', plan)
