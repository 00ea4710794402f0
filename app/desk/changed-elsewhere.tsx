import type { ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import type { useSave } from './use-save.ts'

type Props = {
	failure: ReturnType<typeof useSave>['failure']
	words: { elsewhere: string; saveMine: string; takeTheirs: string }
	/** Sends what was typed once more, over what others saved. */
	onSaveMine: () => void
	/** Gives up what was typed. */
	onTakeTheirs: () => void
	/** The version that others saved. */
	children?: ReactNode
}

/** Why saving failed. When others saved meanwhile, the owner chooses which of both stays. */
export function ChangedElsewhere({ failure, words, onSaveMine, onTakeTheirs, children }: Props) {
	if (!failure?.isElsewhere) return <SheetNote tone="bad" text={failure?.text} />
	return (
		<SheetNote tone="bad" text={words.elsewhere}>
			{children}
			<Button onClick={onSaveMine}>{words.saveMine}</Button>{' '}
			<Button variant="quiet" onClick={onTakeTheirs}>
				{words.takeTheirs}
			</Button>
		</SheetNote>
	)
}
