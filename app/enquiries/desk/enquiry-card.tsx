import { type ReactNode, useId, useRef, useState } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import styles from './enquiry-card.module.css'
import { EnquirySummary } from './enquiry-summary.tsx'
import { OpenedEnquiry } from './opened-enquiry.tsx'

type Props = {
	enquiry: EnquiryResponse
	isOpenAtFirst: boolean
	onToggle: (isOpen: boolean) => void
	onChanged: (enquiry: EnquiryResponse) => void
	onPersonDeleted: (email: string) => void
	/** Other subjects' parts of the opened enquiry. */
	children?: ReactNode
}

/** Two lines, and everything else on tap. */
export function EnquiryCard(props: Props) {
	const { enquiry, onChanged, isOpenAtFirst, onToggle, ...rest } = props
	const words = useWords(deskWords)
	const title = useId()
	const [isOpen, setIsOpen] = useState(isOpenAtFirst)
	const [wasSetByReply, setWasSetByReply] = useState(false)
	/** The state chosen for this version of the enquiry: the server's response is the next version. */
	const chosen = useRef<{ enquiry: EnquiryResponse; state: EnquiryState }>(undefined)

	function toggle(open: boolean) {
		setIsOpen(open)
		onToggle(open)
	}

	const path = `/api/enquiries/${enquiry.id}`
	// A reply leads to another app, which may suspend the page.
	const patch = (state: EnquiryState) =>
		fetchAsOwner<EnquiryResponse>(path, 'PATCH', { state }, { keepalive: true })
	const saving = { failed: words.changeFailed, onSaved: onChanged, reloads: false }
	const choice = useSave(patch, { ...saving, done: words.saved })
	const afterReply = useSave(patch, saving)
	const delivery = useSave(() => fetchAsOwner<EnquiryResponse>(`${path}/deliver`, 'POST'), {
		...saving,
		done: words.deliverStarted,
	})

	async function setState(state: EnquiryState) {
		setWasSetByReply(false)
		chosen.current = { enquiry, state }
		if (!(await choice.save(state))) chosen.current = undefined
	}

	/** A reply sets the enquiry to answered; the owner may take that back. */
	async function setAnswered() {
		const isChosen = chosen.current?.enquiry === enquiry && chosen.current.state !== 'new'
		if (isChosen || enquiry.mark !== 'new') return
		if (await afterReply.save('answered')) setWasSetByReply(true)
	}

	return (
		<article
			className={`card lined ${styles.card}`}
			data-state={enquiry.mark}
			aria-labelledby={title}
		>
			<details open={isOpen} onToggle={({ currentTarget }) => toggle(currentTarget.open)}>
				<summary>
					<EnquirySummary enquiry={enquiry} titleId={title} />
				</summary>
				{isOpen && (
					<OpenedEnquiry
						{...rest}
						enquiry={enquiry}
						wasSetByReply={wasSetByReply}
						onReply={setAnswered}
						onState={setState}
						onDeliver={() => delivery.save()}
					/>
				)}
			</details>
		</article>
	)
}
