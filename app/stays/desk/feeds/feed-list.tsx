import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { CopyButton } from '#app/components/copy-button/copy-button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import field from '#app/components/field/field.module.css'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { saveAsOwner } from '#app/desk/load.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import type { OfferOrAll } from '#domain/offers/offers.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './feeds.module.css'
import { feedsPath } from './use-save-feeds.ts'

/** The secret address of the feed of all offers, and of each offer's, to copy or to renew. */
export function FeedList({ feeds }: Pick<CalendarsResponse, 'feeds'>) {
	const words = useWords(deskFeedsWords)
	const names = useOfferNames()
	const own = words.feeds
	const mayRenew = useHasOwnersTools()
	const [asked, setAsked] = useState<OfferOrAll>()
	const { save: renew } = useSave(
		(offer: OfferOrAll) =>
			saveAsOwner<CalendarsResponse>(feedsPath, 'POST', undefined, `${feedsPath}/${offer}/renew`),
		{ done: own.renewed, failed: words.saveFailed },
	)

	const nameOf = (offer: OfferOrAll) => (offer === 'all' ? own.all : names[offer].name)

	return (
		<>
			<h2>{own.title}</h2>
			<p>{own.lead}</p>
			<ul className={`plain-list ${styles.list}`}>
				{feeds.map(({ offer, url }) => {
					const name = { offer: nameOf(offer) }
					const hintId = offer === 'all' ? 'feed-all-hint' : undefined
					return (
						<li key={offer}>
							<label htmlFor={`feed-${offer}`}>{fill(own.address, name)}</label>
							<input
								className={field.control}
								id={`feed-${offer}`}
								readOnly
								aria-describedby={hintId}
								value={url}
								onFocus={({ currentTarget }) => currentTarget.select()}
							/>
							{hintId && (
								<p id={hintId} className={styles.quiet}>
									{own.allHint}
								</p>
							)}
							<div className={`cluster ${styles.buttons}`}>
								<CopyButton text={url} words={own} aria-label={fill(own.copyOf, name)} />
								{mayRenew && (
									<Button
										variant="quiet"
										aria-label={fill(own.renewOf, name)}
										onClick={() => setAsked(offer)}
									>
										{own.renew}
									</Button>
								)}
							</div>
						</li>
					)
				})}
			</ul>
			{asked && (
				<ConfirmDialog
					words={{
						title: fill(own.renewTitle, { offer: nameOf(asked) }),
						text: own.renewText,
						cancel: own.cancel,
						confirm: own.renew,
					}}
					onConfirm={() => renew(asked)}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</>
	)
}
