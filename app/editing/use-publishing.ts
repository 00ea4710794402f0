import { useState } from 'react'
import { attempt } from '#app/components/notice/attempt.ts'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import type { EditingWords } from '#content/editing/editing-words.ts'
import { discardDraft, explain, publishDraft, restoreVersion } from './content-calls.ts'

/** Publishing with undo, and discarding. `onChanged` is called after each, even when it failed. */
export function usePublishing(words: EditingWords, onChanged: () => void) {
	const [isBusy, setIsBusy] = useState(false)

	async function run(work: () => Promise<string | Notice>): Promise<Notice> {
		setIsBusy(true)
		const notice = await attempt(work, (reason) => explain(reason, words.errors))
		setIsBusy(false)
		onChanged()
		return notice
	}

	const goBackTo = async (version: number) => {
		await restoreVersion(version)
		return words.bar.undone
	}

	return {
		isBusy,
		publish: async () =>
			showNotice(
				await run(async () => {
					const { version } = await publishDraft()
					const undo = async () => showNotice(await run(() => goBackTo(version - 1)))
					const action = { label: words.bar.undo, run: () => void undo() }
					return { text: words.bar.published, ...(version > 0 && { action }) }
				}),
			),
		/** Returns what to tell afterwards. */
		discard: () =>
			run(async () => {
				await discardDraft()
				return words.bar.discarded
			}),
	}
}
