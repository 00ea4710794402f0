import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { FootBar } from '#app/components/foot-bar/foot-bar.tsx'
import { usePublishing } from '#app/editing/use-publishing.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { plural } from '#domain/text/numbers.ts'

type Props = {
	words: SiteWords['draft']
	state: DocumentList
	/** Why it cannot be published yet. */
	obstacle?: string | false
	/** Called after publishing or discarding. */
	onChanged: () => void
}

/** What is saved and not published, with the buttons for both ways out of it, in reach of the thumb. */
export function DraftBar({ words, state, obstacle, onChanged }: Props) {
	const editing = editingWords[localeHere()]
	const [isAsking, setIsAsking] = useState(false)
	const mayDiscard = useHasOwnersTools()
	const { isBusy, publish, discard } = usePublishing(editing, onChanged)
	return (
		<>
			<FootBar
				isPending={state.hasDraft}
				text={state.hasDraft ? plural(state.changes, words.changes, localeHere()) : words.none}
				note={state.hasDraft && obstacle}
			>
				{state.hasDraft && (
					<>
						{mayDiscard && (
							<Button variant="quiet" disabled={isBusy} onClick={() => setIsAsking(true)}>
								{words.discard}
							</Button>
						)}
						{!obstacle && (
							<Button disabled={isBusy} onClick={publish}>
								{words.publish}
							</Button>
						)}
					</>
				)}
			</FootBar>
			{isAsking && (
				<ConfirmDialog
					words={editing.discard}
					onConfirm={discard}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</>
	)
}
