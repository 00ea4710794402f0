import type { ComponentProps, ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { ChangedElsewhere } from './changed-elsewhere.tsx'
import type { useDraft } from './use-draft.ts'
import type { useSave } from './use-save.ts'

type Props<Seen> = Omit<ComponentProps<'form'>, 'onSubmit'> & {
	draft: Pick<
		ReturnType<typeof useDraft<unknown, Seen>>,
		'seen' | 'current' | 'wasRestored' | 'forget'
	>
	saving: Pick<ReturnType<typeof useSave>, 'failure' | 'forgetFailure' | 'isBusy'>
	words: ComponentProps<typeof ChangedElsewhere>['words'] & {
		restored?: string
		discard?: string
		save?: string
	}
	/** Called with the version that may be replaced: the one that the draft began from, or the current one to save over others. */
	onSave: (seen: Seen) => void
	/** Above the note that a draft was restored. */
	lead?: ReactNode
	/** The version that others saved, shown in a conflict. */
	theirs?: ReactNode
	onTakeTheirs?: () => void
	/** Replaces the button that saves. */
	buttons?: ReactNode
}

/** The frame of a form with a draft: what was restored, the fields, why it was not saved, the buttons. */
export function SaveForm<Seen>({ draft, saving, words, onSave, ...props }: Props<Seen>) {
	const { lead, theirs, onTakeTheirs, buttons, children, ...form } = props
	return (
		<form
			{...form}
			onSubmit={(event) => {
				event.preventDefault()
				onSave(draft.seen)
			}}
			onInput={() => {
				// A conflict stays until the owner has chosen.
				if (!saving.failure?.isElsewhere) saving.forgetFailure()
			}}
		>
			{lead}
			<SheetNote text={draft.wasRestored ? words.restored : undefined}>
				{words.discard && (
					<Button variant="quiet" onClick={draft.forget}>
						{words.discard}
					</Button>
				)}
			</SheetNote>
			{children}
			<ChangedElsewhere
				failure={saving.failure}
				words={words}
				onSaveMine={() => onSave(draft.current)}
				onTakeTheirs={() => {
					draft.forget()
					saving.forgetFailure()
					onTakeTheirs?.()
				}}
			>
				{theirs}
			</ChangedElsewhere>
			{buttons ?? (
				<Button type="submit" variant="quiet" disabled={saving.isBusy}>
					{words.save}
				</Button>
			)}
		</form>
	)
}
