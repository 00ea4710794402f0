import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { publishDraft } from '#app/editing/content-calls.ts'
import type { PhotoWords } from '#content/editing/photo-words.ts'
import { fill } from '#domain/text/fill.ts'
import { describePhotoProblem } from './photo-calls.ts'
import styles from './photo-slots.module.css'
import type { SlotState } from './slot-state.ts'

type Props = { words: PhotoWords; states: SlotState[]; onPublished: () => Promise<void> }

/** Publishes the photographs of the draft, once each is described. */
export function PublishPhotos({ words, states, onPublished }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const drafted = states.filter(({ isDrafted }) => isDrafted).length
	const hasUndescribed = states.some(({ isUndescribed }) => isUndescribed)
	if (drafted === 0) return null

	async function publish() {
		setIsBusy(true)
		const work = async () => {
			await publishDraft()
			await onPublished()
			return words.draft.published
		}
		showNotice(await attempt(work, (problem) => describePhotoProblem(problem, words)))
		setIsBusy(false)
	}

	return (
		<div className={styles.publish}>
			<p>
				<strong>
					{drafted === 1 ? words.draft.one : fill(words.draft.many, { count: String(drafted) })}
				</strong>{' '}
				{hasUndescribed ? words.draft.undescribed : words.draft.whole}
			</p>
			{!hasUndescribed && (
				<Button disabled={isBusy} onClick={publish}>
					{isBusy ? words.draft.publishing : words.draft.publish}
				</Button>
			)}
		</div>
	)
}
