import { useCallback, useId, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { useLoad } from '#app/api/use-load.ts'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import type { DeskRequestWords } from '#content/stays/desk-request-words.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import type { OwnerRequestAnswer } from '#domain/stays/answers.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import { AgreedFields } from './agreed-fields.tsx'
import { DepositPanel } from './deposit-panel.tsx'
import { forgetRequestDraft, type RequestDraft, useRequestDraft } from './request-draft.ts'
import { SentNews } from './sent-news.tsx'
import { StayActions, type StayProblem } from './stay-actions.tsx'
import { actOnStay, agreedOf, fetchStay, isPossible } from './stay-calls.ts'
import { type DeskLinks, InTheWayPanel, StayFacts } from './stay-facts.tsx'
import { StayHistory } from './stay-history.tsx'
import styles from './stay-panel.module.css'

type Props = {
	/** Of the booking request. */
	id: string
	words: DeskRequestWords
	offerNames: OfferNames
	linkTo: DeskLinks
	/** The guest's number for WhatsApp; undefined where it is doubtful. */
	whatsapp: string | undefined
	/** The owner has told the guest something. */
	onAnswered: () => void
}

/** Draft fields to clear after an action succeeded. */
const usedBy: Record<OwnerAction, (keyof RequestDraft)[]> = {
	offer: [
		...(['offer', 'pesos', 'heldUntil', 'agreed', 'isSamePrice'] as const),
		...(['depositPesos', 'depositUntil', 'depositReleases'] as const),
	],
	confirm: ['confirm', 'pesos', 'heldUntil', 'agreed', 'isSamePrice', 'anyway'],
	decline: ['decline'],
	cancel: ['cancel'],
	reopen: ['reopen'],
	note: ['note'],
}

/** The request, what is free on its days, its history, and the owner's actions. */
export function StayPanel({ id, words, offerNames, linkTo, whatsapp, onAnswered }: Props) {
	const title = useId()
	const { draft, change } = useRequestDraft(id)
	const { agreed } = draft
	const { data, hasFailed, load } = useLoad(
		useCallback(
			() =>
				fetchStay(id, agreed && isPossible(agreed) ? agreed : undefined).catch((reason) => {
					// The guest has deleted their data.
					if (readProblem(reason).code === 'not-found') forgetRequestDraft(id)
					throw reason
				}),
			[id, agreed],
		),
	)
	const isBusy = useRef(false)
	const [busyWith, setBusyWith] = useState<OwnerAction>()
	const [problem, setProblem] = useState<StayProblem>()
	const [done, setDone] = useState<{ action: OwnerAction; stay: OwnerRequestAnswer }>()

	async function send(action: OwnerAction, body: object) {
		if (isBusy.current) return
		isBusy.current = true
		setBusyWith(action)
		setProblem(undefined)
		try {
			const stay = await actOnStay(id, action, body)
			change(Object.fromEntries(usedBy[action].map((field) => [field, undefined])))
			setDone({ action, stay })
			if (action !== 'note') onAnswered()
		} catch (reason) {
			setProblem({ action, ...readProblem(reason) })
			setDone(undefined)
		}
		await load()
		isBusy.current = false
		setBusyWith(undefined)
	}

	return (
		<section className={styles.panel} aria-labelledby={title}>
			<h2 id={title}>{words.title}</h2>
			{(!data || hasFailed) && (
				<NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />
			)}
			{data && (
				<>
					<StayFacts {...data} {...{ words, offerNames, linkTo }} />
					<InTheWayPanel {...{ words, offerNames, linkTo }} inTheWay={data.tried.inTheWay} />
					{done && <SentNews key={done.stay.history.length} {...{ words, whatsapp, ...done }} />}
					{isOpen(data.stay) && (
						<AgreedFields
							{...{ id, words, offerNames, agreed }}
							asked={agreedOf(data.stay)}
							tried={data.tried}
							onChange={(next) =>
								change({ agreed: next, ...(!next && { isSamePrice: undefined }) })
							}
						/>
					)}
					<StayActions
						{...{ id, words, offerNames, draft, change, problem, busyWith }}
						{...data}
						onSend={send}
					/>
					<DepositPanel stay={data.stay} words={words} onChanged={load} />
					<StayHistory history={data.stay.history} words={words} />
				</>
			)}
		</section>
	)
}

/** A confirmed booking may change too; what is declined or cancelled needs an offer first. */
function isOpen({ actions, state }: OwnerRequestAnswer): boolean {
	return actions.includes('offer') || state === 'confirmed'
}

function readProblem(reason: unknown): Omit<StayProblem, 'action'> {
	if (!(reason instanceof ApiProblem))
		return { code: 'internal', field: undefined, reason: undefined }
	const [error] = reason.errors
	return { code: reason.code, field: error?.field, reason: error?.code }
}
