import { useId, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { usePublishing } from '#app/editing/use-publishing.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { plural } from '#domain/text/numbers.ts'
import styles from './editing-bar.module.css'

type Props = {
	state: DocumentList | undefined
	words: EditingWords
	/** Called after anything that changes what the page shows. */
	onChanged: () => void
	onTexts: () => void
	onDone: () => void
}

/** How much is not published yet, and what can be done about it. */
export function EditingBar({ state, words, onChanged, onTexts, onDone }: Props) {
	const menuId = useId()
	const [isAsking, setIsAsking] = useState(false)
	const { isBusy, publish, discard } = usePublishing(words, onChanged)
	const isOwner = useHasOwnersTools()
	const { bar } = words
	const changes = state?.changes ?? 0
	const closesMenu = { popoverTarget: menuId, popoverTargetAction: 'hide' } as const

	return (
		<>
			<section className={styles.bar} aria-label={bar.label}>
				<p className={styles.state} role="status">
					{changes > 0 ? plural(changes, bar.changes, localeHere()) : bar.none}
				</p>
				<div className={styles.buttons}>
					<Button disabled={!state?.hasDraft || isBusy} onClick={publish}>
						{bar.publish}
					</Button>
					<Button variant="quiet" popoverTarget={menuId}>
						{bar.more}
					</Button>
					<Button variant="quiet" onClick={onDone}>
						{bar.done}
					</Button>
				</div>
				<div id={menuId} popover="auto" className={styles.menu}>
					<button type="button" {...closesMenu} onClick={onTexts}>
						{bar.texts}
					</button>
					<LocalLink to={isOwner ? '/admin/site' : '/admin/site/menu'} onClick={onDone}>
						{bar.site}
					</LocalLink>
					{state?.hasDraft && isOwner && (
						<button type="button" {...closesMenu} onClick={() => setIsAsking(true)}>
							{bar.discard}
						</button>
					)}
				</div>
			</section>
			{isAsking && (
				<ConfirmDialog
					words={words.discard}
					onConfirm={discard}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</>
	)
}
