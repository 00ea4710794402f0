import { useId, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { discardDraft, explain, publishDraft, restoreVersion } from '#app/editing/content-calls.ts'
import { LocalLink, localeHere } from '#app/site/locale.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { DocumentList } from '#domain/editing/documents.ts'
import { plural } from '#domain/numbers.ts'
import { ConfirmDiscard } from './confirm-discard.tsx'
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
	const [isBusy, setIsBusy] = useState(false)
	const { bar } = words
	const changes = state?.changes ?? 0
	const closesMenu = { popoverTarget: menuId, popoverTargetAction: 'hide' } as const

	async function run(work: () => Promise<void>) {
		setIsBusy(true)
		try {
			await work()
		} catch (reason) {
			showNotice({ text: explain(reason, words.errors), tone: 'bad' })
		} finally {
			setIsBusy(false)
			onChanged()
		}
	}

	const publish = () =>
		run(async () => {
			const { version } = await publishDraft()
			const undo = () =>
				run(async () => {
					await restoreVersion(version - 1)
					showNotice({ text: bar.undone })
				})
			showNotice({ text: bar.published, action: { label: bar.undo, run: undo } })
		})

	const discard = () =>
		run(async () => {
			setIsAsking(false)
			await discardDraft()
			showNotice({ text: bar.discarded })
		})

	return (
		<>
			<section className={styles.bar} aria-label={bar.label}>
				<p className={styles.state} role="status">
					{changes > 0 ? plural(changes, bar.changes, localeHere()) : bar.none}
				</p>
				<div className={styles.buttons}>
					<Button type="button" disabled={!state?.hasDraft || isBusy} onClick={publish}>
						{bar.publish}
					</Button>
					<Button type="button" variant="quiet" popoverTarget={menuId}>
						{bar.more}
					</Button>
					<Button type="button" variant="quiet" onClick={onDone}>
						{bar.done}
					</Button>
				</div>
				<div id={menuId} popover="auto" className={styles.menu}>
					<button type="button" {...closesMenu} onClick={onTexts}>
						{bar.texts}
					</button>
					<LocalLink to="/admin/site" prefetch="none" onClick={onDone}>
						{bar.site}
					</LocalLink>
					{state?.hasDraft && (
						<button type="button" {...closesMenu} onClick={() => setIsAsking(true)}>
							{bar.discard}
						</button>
					)}
				</div>
			</section>
			{isAsking && (
				<ConfirmDiscard words={words} onCancel={() => setIsAsking(false)} onConfirm={discard} />
			)}
		</>
	)
}
