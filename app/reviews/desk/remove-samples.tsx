import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'

/** Takes all sample reviews off the site. They are labelled and invented: nothing is lost, so nothing is asked. */
export function RemoveSamples() {
	const { samples: words } = useWords(deskReviewsWords)
	const { save, isBusy } = useSave(() => callAsOwner('/api/desk/sample-reviews', 'DELETE'), {
		done: words.removed,
		failed: words.failed,
	})
	return (
		<Button variant="quiet" disabled={isBusy} onClick={() => save()}>
			{words.remove}
		</Button>
	)
}
