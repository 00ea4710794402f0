import { Button } from '#app/components/button/button.tsx'
import { SheetButtons } from '#app/components/sheet/sheet.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'

type Props = { words: EditingWords['sheet']; isSaving: boolean; onCancel: () => void }

/** At the end of a sheet's form, which the second one submits. */
export function SaveButtons({ words, isSaving, onCancel }: Props) {
	return (
		<SheetButtons>
			<Button variant="quiet" onClick={onCancel}>
				{words.cancel}
			</Button>
			<Button type="submit" disabled={isSaving}>
				{isSaving ? words.saving : words.save}
			</Button>
		</SheetButtons>
	)
}
