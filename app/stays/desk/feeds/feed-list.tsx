import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import field from '#app/components/field/field.module.css'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import type { DeskOthersWords } from '#content/stays/desk-others-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { OfferOrAll } from '#domain/offers/offers.ts'
import type { CalendarsAnswer } from '#domain/stays/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { renewFeed } from './feed-calls.ts'
import styles from './feeds.module.css'

type Props = {
	words: DeskOthersWords
	names: OfferWords
	feeds: CalendarsAnswer['feeds']
	onChanged: (calendars: CalendarsAnswer) => void
}

/** The secret address of the feed of all offers, and of each offer's, to copy or to renew. */
export function FeedList({ words, names, feeds, onChanged }: Props) {
	const own = words.feeds
	const mayRenew = useHasOwnersTools()
	const [asked, setAsked] = useState<OfferOrAll>()

	const nameOf = (offer: OfferOrAll) => (offer === 'all' ? own.all : names[offer].name)

	const copy = (url: string) =>
		attempt(async () => {
			await navigator.clipboard.writeText(url)
			return own.copied
		}, own.copyFailed).then(showNotice)

	const renew = (offer: OfferOrAll) =>
		attempt(async () => {
			onChanged(await renewFeed(offer))
			return own.renewed
		}, words.saveFailed)

	return (
		<>
			<h2>{own.title}</h2>
			<p>{own.lead}</p>
			<ul className={styles.list}>
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
							<div className={styles.buttons}>
								<Button
									variant="quiet"
									aria-label={fill(own.copyOf, name)}
									onClick={() => copy(url)}
								>
									{own.copy}
								</Button>
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
