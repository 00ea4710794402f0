import { callAsOwner } from '#app/api/call-as-owner.ts'
import type { SeasonPreset } from '#domain/stays/answers.ts'
import type { RatePlan } from '#domain/stays/rate-plan.ts'

export type LoadedRates = RatePlan & { version: string; presets: SeasonPreset[] }

export async function fetchRates(): Promise<LoadedRates> {
	return await (await callAsOwner('/api/rates')).json()
}

/** `seen`: the version that was changed. Fails with `edited-elsewhere` when it is no longer the last. */
export async function saveRates(plan: RatePlan, seen: string): Promise<LoadedRates> {
	return await (await callAsOwner(`/api/rates?seen=${seen}`, 'PUT', plan)).json()
}
