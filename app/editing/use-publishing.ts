import { useState } from 'react'
import { attempt } from '#app/components/notice/attempt.ts'
import { type Notice, showNotice } from '#app/components/notice/notices.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import type { EditingWords } from '#content/editing/editing-words.ts'
import type { Publication } from '#domain/editing/answers.ts'
import { discardDraft, explain, publishDraft, restoreVersion } from './content-calls.ts'

/** Publishing and going back to a version, both with undo, and discarding. `onChanged` is called after each, even when it failed. */
export function usePublishing(words: EditingWords, onChanged: () => void) {
	const [isBusy, setIsBusy] = useState(false)
	const mayRestore = useHasOwnersTools()

	async function run(work: () => Promise<string | Notice>): Promise<Notice> {
		setIsBusy(true)
		const notice = await attempt(work, (reason) => explain(reason, words.errors))
		setIsBusy(false)
		onChanged()
		return notice
	}

	/** A notice whose button brings back what visitors saw before. */
	const withUndo = (text: string, undone: string, { version, previous }: Publication): Notice => {
		if (version === previous || !mayRestore) return { text }
		const undo = () =>
			run(async () => {
				await restoreVersion(previous)
				return undone
			})
		return {
			text,
			action: { label: words.bar.undo, run: () => void undo().then(showNotice) },
		}
	}

	return {
		isBusy,
		publish: async () =>
			showNotice(
				await run(async () =>
					withUndo(words.bar.published, words.bar.undone, await publishDraft()),
				),
			),
		/** These two return the notice to show afterwards. */
		restore: (version: number) =>
			run(async () =>
				withUndo(words.restore.done, words.restore.undone, await restoreVersion(version)),
			),
		discard: () =>
			run(async () => {
				await discardDraft()
				return words.bar.discarded
			}),
	}
}
