import { saveAsOwner } from '#app/desk/load.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import type { StayOptions } from '#domain/stays/responses/stay-options.ts'

export const stayOptionsPath = '/api/stays/options'

export function useSaveOptions(onSaved = () => {}) {
	const words = useWords(deskLettersWords)
	return useSave(
		(changed: Partial<StayOptions>) => saveAsOwner<StayOptions>(stayOptionsPath, 'PUT', changed),
		{ done: words.saved, failed: words.saveFailed, onSaved },
	)
}
