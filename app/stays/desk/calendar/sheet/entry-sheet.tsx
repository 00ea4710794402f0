import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ErrorSummary } from '#app/components/field/error-summary.tsx'
import { Sheet, SheetButtons, SheetNote } from '#app/components/sheet/sheet.tsx'
import { ChangedElsewhere } from '#app/desk/changed-elsewhere.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { InTheWayList } from '#app/stays/desk/in-the-way-list.tsx'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { takesEverything } from './entry-draft.ts'
import { inTheWayOf } from './entry-outcome.ts'
import styles from './entry-sheet.module.css'
import type { EntryForm } from './use-entry-form.ts'

type Props = {
	title: string
	form: EntryForm
	/** The label of the button that saves. */
	save: string
	onClose: () => void
	/** The fields, and what helps to fill them in. */
	children: ReactNode
}

/** The frame of an entry's form: what was restored, what is wrong, why it was not saved, and the button. */
export function EntrySheet({ title, form, save, onClose, children }: Props) {
	const words = useWords(entrySheetWords)

	function startEmpty({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		form.startEmpty()
		// Move the focus before this button disappears.
		currentTarget.form?.querySelector('input')?.focus()
	}

	return (
		<Sheet title={title} closeLabel={words.close} onClose={onClose}>
			<form noValidate className={styles.form} onSubmit={form.submit}>
				{form.wasRestored && (
					<SheetNote text={words.restored}>
						<Button variant="quiet" onClick={startEmpty}>
							{words.startEmpty}
						</Button>
					</SheetNote>
				)}
				<ErrorSummary title={words.wrong} errors={form.errors} />
				<Failure form={form} />
				{children}
				<SheetButtons>
					<Button type="submit" disabled={form.isBusy}>
						{form.isBusy ? words.saving : save}
					</Button>
				</SheetButtons>
			</form>
		</Sheet>
	)
}

function Failure({ form }: { form: EntryForm }) {
	const words = useWords(entrySheetWords)
	const { failure } = form
	const inTheWay = inTheWayOf(failure?.problem)
	const box = useRef<HTMLDivElement>(null)
	// The error appears far from the button at the foot of the sheet: scroll to it.
	useEffect(() => {
		if (failure) box.current?.scrollIntoView({ block: 'center' })
	}, [failure])
	return (
		<div ref={box}>
			{failure?.isElsewhere && (
				<ChangedElsewhere
					failure={failure}
					words={words}
					onSaveMine={form.saveMine}
					onTakeTheirs={form.takeTheirs}
				/>
			)}
			{failure && !failure.isElsewhere && (
				<SheetNote tone="bad" text={failure.text}>
					{inTheWay && <InTheWayList inTheWay={inTheWay} />}
					{inTheWay && takesEverything(form.draft) && (
						<Button variant="quiet" onClick={form.closeWhatIsLeft}>
							{words.closeWhatIsLeft}
						</Button>
					)}
				</SheetNote>
			)}
		</div>
	)
}
