import { AppError } from '#domain/errors.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'
import { isOverwritten } from '#server/http/seen-version.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { changeStayOptions, readStaySetting } from '#server/stays/store/stay-settings.ts'

type Texts = StayOptions['howToPay']
/** Only what is named changes, each language by itself. */
type OptionsChange = Partial<Omit<StayOptions, 'howToPay'> & { howToPay: Partial<Texts> }>

export type OptionsService = ReturnType<typeof createOptionsService>

/** Letters to guests, and how to pay a deposit. */
export function createOptionsService({ database, write }: Pick<StayDeps, 'database' | 'write'>) {
	return {
		async read(): Promise<StayOptions> {
			const stored = await readStaySetting(database.query, 'stays.options')
			const { thanksMail, arrivalLetterDays, howToPay } = stored
			return { thanksMail, arrivalLetterDays, howToPay }
		},
		async save(changed: OptionsChange, seen: StayOptions | undefined) {
			await write(async (transaction) => {
				await changeStayOptions(transaction, (before) => {
					if (seen && isOverwritten(fieldsOf(changed), fieldsOf(seen), fieldsOf(before)))
						throw new AppError('edited-elsewhere')
					return {
						...before,
						...changed,
						howToPay: { ...before.howToPay, ...changed.howToPay },
					}
				})
			})
		},
	}
}

function fieldsOf({ howToPay, ...others }: OptionsChange): Record<string, unknown> {
	return { ...others, ...howToPay }
}
