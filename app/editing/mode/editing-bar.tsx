import { useId } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { usePublishing } from '#app/editing/publishing/use-publishing.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { DocumentList } from '#domain/editing/responses.ts'
import { plural } from '#domain/text/numbers.ts'
import styles from './editing-bar.module.css'

type Props = {
	state: DocumentList | undefined
	onTexts: () => void
	onDone: () => void
}

/** How much is not published yet, and what can be done about it. */
export function EditingBar({ state, onTexts, onDone }: Props) {
	const menuId = useId()
	const { isBusy, publish, askToDiscard, discardDialog } = usePublishing(state)
	const isOwner = useHasOwnersTools()
	const { bar } = useWords(editingWords)
	const locale = useLocale()
	const changes = state?.changes ?? 0
	// Photographs are the owner's.
	const none = isOwner ? bar.none : bar.noneOfTexts
	const closesMenu = { popoverTarget: menuId, popoverTargetAction: 'hide' } as const

	return (
		<>
			<section className={`cluster unprinted ${styles.bar}`} aria-label={bar.label}>
				<p className={styles.state} role="status">
					{changes > 0 ? plural(changes, bar.changes, locale) : none}
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
				<div id={menuId} popover="auto" className={`card ${styles.menu}`}>
					<button type="button" {...closesMenu} onClick={onTexts}>
						{bar.texts}
					</button>
					<LocalLink to={isOwner ? '/admin/site' : '/admin/site/menu'} onClick={onDone}>
						{bar.site}
					</LocalLink>
					{state?.hasDraft && askToDiscard && (
						<button type="button" {...closesMenu} onClick={askToDiscard}>
							{bar.discard}
						</button>
					)}
				</div>
			</section>
			{discardDialog}
		</>
	)
}
