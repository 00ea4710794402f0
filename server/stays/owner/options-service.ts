import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { readStaySetting, writeStaySetting } from '#server/stays/store/stay-settings.ts'

export type OptionsService = ReturnType<typeof createOptionsService>

/** Letters to guests, and how to pay a deposit. */
export function createOptionsService({ database, write }: Pick<StayDeps, 'database' | 'write'>) {
	return {
		async read(): Promise<StayOptions> {
			const stored = await readStaySetting(database.query, 'stays.options')
			const { thanksMail, arrivalLetterDays, howToPay } = stored
			return { thanksMail, arrivalLetterDays, howToPay }
		},
		async save(options: Partial<StayOptions>) {
			await write(async (transaction) => {
				const before = await readStaySetting(transaction, 'stays.options')
				await writeStaySetting(transaction, 'stays.options', { ...before, ...options })
			})
		},
	}
}
