import { useState } from 'react'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import type { DeskReviewsWords } from '#content/reviews/desk-reviews-words.ts'

type Props = { words: DeskReviewsWords['samples']; onRemoved: () => void }

/** Takes all sample reviews off the site. They are labelled and invented: nothing is lost, so nothing is asked. */
export function RemoveSamples({ words, onRemoved }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	async function remove() {
		setIsBusy(true)
		const work = () => callAsOwner('/api/desk/sample-reviews', 'DELETE').then(() => words.removed)
		showNotice(await attempt(work, words.failed))
		setIsBusy(false)
		onRemoved()
	}
	return (
		<Button variant="quiet" disabled={isBusy} onClick={remove}>
			{words.remove}
		</Button>
	)
}
