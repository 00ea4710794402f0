import { saveAsOwner } from '#app/desk/load.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'

export const stayOptionsPath = '/api/stays/options'

type Changed = Partial<Omit<StayOptions, 'howToPay'>> & {
	howToPay?: Partial<StayOptions['howToPay']>
	/** The options that may be replaced. Fails with `edited-elsewhere` if others have changed the same since. */
	seen?: StayOptions
}
type Options = Pick<Parameters<typeof useSave<[], StayOptions>>[1], 'draft'>

/** Saves the options that are named; the others stay as they are. */
export function useSaveOptions(options: Options = {}) {
	const words = useWords(deskLettersWords)
	return useSave((changed: Changed) => saveAsOwner<StayOptions>(stayOptionsPath, 'PUT', changed), {
		done: words.saved,
		failed: words.saveFailed,
		...options,
	})
}
