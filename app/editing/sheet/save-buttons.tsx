import { Button } from '#app/components/button/button.tsx'
import { SheetButtons } from '#app/components/sheet/sheet.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'

type Props = { isSaving: boolean; onCancel: () => void }

/** At the end of a sheet's form, which the second one submits. */
export function SaveButtons({ isSaving, onCancel }: Props) {
	const words = useWords(editingWords).sheet
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
