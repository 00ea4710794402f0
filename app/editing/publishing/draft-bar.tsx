import { Button } from '#app/components/button/button.tsx'
import { FootBar } from '#app/components/foot-bar/foot-bar.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { siteWords } from '#content/editing/site-words.ts'
import type { DocumentList } from '#domain/editing/responses.ts'
import { plural } from '#domain/text/numbers.ts'
import { usePublishing } from './use-publishing.tsx'

type Props = {
	draft: Loaded<DocumentList>
	/** Why it cannot be published yet. */
	obstacle?: string | false
}

/** Saved, unpublished changes with the buttons to publish or discard them, in reach of the thumb. */
export function DraftBar({ draft: { data: state }, obstacle }: Props) {
	const words = useWords(siteWords).draft
	const locale = useLocale()
	const { isBusy, publish, askToDiscard, discardDialog } = usePublishing(state)
	if (!state) return null
	return (
		<>
			<FootBar
				isPending={state.hasDraft}
				text={state.hasDraft ? plural(state.changes, words.changes, locale) : words.none}
				note={state.hasDraft && obstacle}
			>
				{state.hasDraft && (
					<>
						{askToDiscard && (
							<Button variant="quiet" disabled={isBusy} onClick={askToDiscard}>
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
			{discardDialog}
		</>
	)
}
