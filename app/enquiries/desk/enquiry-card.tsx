import { useId } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/locale.tsx'
import type { DeskWords, ReplyWords } from '#content/enquiries/desk-words.ts'
import { formatTime } from '#domain/dates.ts'
import type { EnquiryAnswer } from '#domain/enquiries/answers.ts'
import { type EnquiryState, enquiryStates } from '#domain/enquiries/enquiry.ts'
import { fill } from '#domain/fill.ts'
import { DeletePerson } from './delete-person.tsx'
import { changeState, deliverAgain } from './enquiry-calls.ts'
import styles from './enquiry-card.module.css'
import { DeliveryLine, EnquiryFacts } from './enquiry-facts.tsx'
import { ReplyLinks } from './reply-links.tsx'

type Props = {
	enquiry: EnquiryAnswer
	words: DeskWords
	replies: ReplyWords
	onChanged: (enquiry: EnquiryAnswer) => void
	onPersonDeleted: (email: string) => void
}

export function EnquiryCard({ enquiry, words, replies, onChanged, onPersonDeleted }: Props) {
	const locale = useLocale()
	const title = useId()

	async function change(call: Promise<EnquiryAnswer>, done: string) {
		try {
			onChanged(await call)
			showNotice({ text: done })
		} catch {
			showNotice({ text: words.changeFailed, tone: 'bad' })
		}
	}
	const setState = (state: EnquiryState) => change(changeState(enquiry.id, state), words.saved)
	const deliver = () => change(deliverAgain(enquiry.id), words.deliverStarted)

	return (
		<article className={styles.card} data-state={enquiry.state} aria-labelledby={title}>
			<header>
				<h3 id={title}>{enquiry.Name}</h3>
				<p className={styles.received}>
					{words.kinds[enquiry.kind]} <strong>{enquiry.reference}</strong>{' '}
					<time dateTime={enquiry.createdAt}>
						{formatTime(Date.parse(enquiry.createdAt), locale)}
					</time>
				</p>
			</header>
			<EnquiryFacts enquiry={enquiry} words={words} />
			<ReplyLinks enquiry={enquiry} words={words} replies={replies[enquiry.language]} />
			<fieldset
				className={styles.states}
				aria-label={fill(words.state, { reference: enquiry.reference })}
			>
				{enquiryStates.map((state) => (
					<button
						key={state}
						type="button"
						aria-pressed={state === enquiry.state}
						onClick={() => setState(state)}
					>
						{words.asState[state]}
					</button>
				))}
			</fieldset>
			<div className={styles.delivery}>
				<DeliveryLine label={words.delivery} delivery={enquiry.delivery} words={words} />
				<DeliveryLine
					label={words.acknowledgement}
					delivery={enquiry.acknowledgement}
					words={words}
				/>
				<Button type="button" variant="quiet" onClick={deliver}>
					{words.deliverAgain}
				</Button>
				<DeletePerson enquiry={enquiry} words={words} onDeleted={onPersonDeleted} />
			</div>
		</article>
	)
}
