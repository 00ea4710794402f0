import { useState } from 'react'
import { showNotice } from '#app/components/notice/notices.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import { discardDraft, explain, publishDraft, restoreVersion } from './content-calls.ts'

/** Publishing with undo, and discarding. `onChanged` is called after each, even when it failed. */
export function usePublishing(words: EditingWords, onChanged: () => void) {
	const [isBusy, setIsBusy] = useState(false)

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

	const goBackTo = (version: number) =>
		run(async () => {
			await restoreVersion(version)
			showNotice({ text: words.bar.undone })
		})

	return {
		isBusy,
		publish: () =>
			run(async () => {
				const { version } = await publishDraft()
				const undo = { label: words.bar.undo, run: () => void goBackTo(version - 1) }
				showNotice({ text: words.bar.published, ...(version > 0 && { action: undo }) })
			}),
		discard: () =>
			run(async () => {
				await discardDraft()
				showNotice({ text: words.bar.discarded })
			}),
	}
}
