import { type ReactNode, useId, useRef, useState } from 'react'
import { showNotice } from '#app/components/notice/notices.ts'
import type { DeskWords, ReplyWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryAnswer } from '#domain/enquiries/answers.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry.ts'
import { changeState, deliverAgain } from './enquiry-calls.ts'
import { OpenedRequest } from './opened-request.tsx'
import styles from './request-card.module.css'
import { RequestSummary } from './request-summary.tsx'

type Props = {
	enquiry: EnquiryAnswer
	words: DeskWords
	replies: ReplyWords
	isOpenAtFirst: boolean
	onToggle: (isOpen: boolean) => void
	onChanged: (enquiry: EnquiryAnswer) => void
	onPersonDeleted: (email: string) => void
	/** What other subjects add to the opened request. */
	children?: ReactNode
}

/** Two lines, and everything else on tap. */
export function RequestCard(props: Props) {
	const { enquiry, words, onChanged, isOpenAtFirst, onToggle, ...rest } = props
	const title = useId()
	const [isOpen, setIsOpen] = useState(isOpenAtFirst)
	const [wasMarked, setWasMarked] = useState(false)
	/** The state chosen for this version of the enquiry: the server's answer is the next version. */
	const chosen = useRef<{ enquiry: EnquiryAnswer; state: EnquiryState }>(undefined)

	function toggle(open: boolean) {
		setIsOpen(open)
		onToggle(open)
	}

	async function change(call: Promise<EnquiryAnswer>, done?: string) {
		try {
			onChanged(await call)
			if (done) showNotice({ text: done })
			return true
		} catch {
			chosen.current = undefined
			showNotice({ text: words.changeFailed, tone: 'bad' })
			return false
		}
	}

	async function setState(state: EnquiryState) {
		setWasMarked(false)
		chosen.current = { enquiry, state }
		await change(changeState(enquiry.id, state), words.saved)
	}

	/** A reply marks the request as answered; the owner may take that back. */
	async function markAnswered() {
		const isChosen = chosen.current?.enquiry === enquiry && chosen.current.state !== 'new'
		if (isChosen || enquiry.mark !== 'new') return
		if (await change(changeState(enquiry.id, 'answered'))) setWasMarked(true)
	}

	return (
		<article className={styles.card} data-state={enquiry.mark} aria-labelledby={title}>
			<details open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
				<summary>
					<RequestSummary enquiry={enquiry} words={words} titleId={title} />
				</summary>
				{isOpen && (
					<OpenedRequest
						{...rest}
						enquiry={enquiry}
						words={words}
						wasMarked={wasMarked}
						onReply={markAnswered}
						onState={setState}
						onDeliver={() => change(deliverAgain(enquiry.id), words.deliverStarted)}
					/>
				)}
			</details>
		</article>
	)
}
