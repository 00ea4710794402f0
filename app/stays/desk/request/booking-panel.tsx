import { type ComponentProps, useCallback, useEffect, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { ApiProblem } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { ReloadContext, useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { InTheWayList } from '#app/stays/desk/in-the-way-list.tsx'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { inTheWayWords } from '#content/stays/desk/in-the-way-words.ts'
import { localizePath } from '#domain/locale.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import type { OwnerAction } from '#domain/stays/states/state.ts'
import { problemOf, refusalInWords } from './actions/action-problem.ts'
import { BookingActions } from './actions/booking-actions.tsx'
import { BookingFacts } from './booking-facts.tsx'
import { BookingHistory } from './booking-history.tsx'
import styles from './booking-panel.module.css'
import { DepositPanel } from './deposit-panel.tsx'
import type { LoadedRequest } from './load-request.ts'
import { OpenedRequestContext } from './opened-request.ts'
import { isPossible, queryOf } from './proposed-terms.ts'
import { type RequestDraft, useRequestDraft } from './request-draft.ts'
import { SentMessage } from './sent-message.tsx'
import { TermsFields } from './terms-fields.tsx'

type Props = {
	/** The id of the booking request. */
	id: string
	/** The guest's number for WhatsApp; undefined where it is doubtful. */
	whatsapp: string | undefined
	/** The owner has told the guest something. */
	onReplied: () => void
}

/** The request, what is free on its days, its history, and the owner's actions. */
export function BookingPanel({ id, ...props }: Props) {
	const words = useWords(deskRequestWords)
	const title = useId()
	const { load, data } = useFetcher<Loaded<LoadedRequest>>()
	const unsent = useRequestDraft(id, data?.data?.stay.version)
	const { terms } = unsent.draft
	const query = terms && isPossible(terms) ? queryOf(terms) : ''
	const address = localizePath(`/admin/requests/${id}/stay${query}`, useLocale())
	const reload = useCallback(() => load(address), [load, address])

	useEffect(() => {
		reload()
	}, [reload])

	return (
		<section className={styles.panel} aria-labelledby={title}>
			<h2 id={title}>{words.title}</h2>
			<ReloadContext value={reload}>
				<LoadedPart
					loaded={data ?? { data: undefined }}
					failed={(problem) =>
						problem instanceof ApiProblem && problem.code === 'invalid-input'
							? refusalInWords(problem.errors[0]?.code, words)
							: words.failed
					}
				>
					{(loaded) => <OpenedStay {...props} loaded={loaded} unsent={unsent} />}
				</LoadedPart>
			</ReloadContext>
		</section>
	)
}

const depositDraft = ['depositPesos', 'depositUntil', 'depositReleases'] as const
/** Draft fields to clear after an action succeeded. */
const usedBy: Record<OwnerAction, (keyof RequestDraft)[]> = {
	offer: ['offer', 'pesos', 'heldUntil', 'terms', 'isSamePrice', ...depositDraft],
	confirm: ['confirm', 'pesos', 'heldUntil', 'terms', 'isSamePrice', 'anyway', ...depositDraft],
	decline: ['decline'],
	cancel: ['cancel'],
	reopen: ['reopen'],
	note: ['note'],
}

type OpenedProps = Omit<Props, 'id'> & {
	loaded: LoadedRequest
	unsent: ReturnType<typeof useRequestDraft>
}

function OpenedStay({ whatsapp, onReplied, loaded, unsent }: OpenedProps) {
	const { stay, tried } = loaded
	const words = useWords(deskRequestWords)
	const inTheWay = useWords(inTheWayWords)
	const [action, setAction] = useState<OwnerAction>()
	const [done, setDone] = useState<Omit<ComponentProps<typeof SentMessage>, 'whatsapp'>>()
	const [finished, setFinished] = useState(0)
	// The panel is loaded again when other days are tried or a receipt is opened: what is typed was not meant for that.
	const { seen = stay.version } = unsent
	const { save, isBusy, failure } = useSave(
		async (action: OwnerAction, body: object) => {
			const saved = await fetchAsOwner<OwnerRequestResponse>(
				`/api/enquiries/${stay.id}/${action}?seen=${seen}`,
				'POST',
				body,
			)
			return { action, stay: saved, isNew: saved.version !== seen }
		},
		{
			failed: '',
			showsFailure: true,
			onSaved(saved) {
				unsent.change(Object.fromEntries(usedBy[saved.action].map((field) => [field, undefined])))
				unsent.goOn(saved.stay, stay, [saved.action, 'message'])
				setDone(saved)
				setFinished((count) => count + 1)
				if (saved.action !== 'note') onReplied()
			},
			onFailed: unsent.takeUpRefusal,
		},
	)

	async function send(next: OwnerAction, body: object) {
		if (isBusy) return
		setAction(next)
		if (!(await save(next, body))) setDone(undefined)
	}

	const opened = {
		...loaded,
		...unsent,
		send,
		busyWith: isBusy ? action : undefined,
		problem: failure && action && problemOf(action, failure.problem),
	}
	return (
		<OpenedRequestContext value={opened}>
			<BookingFacts {...loaded} />
			{unsent.isChanged && seen !== stay.version && !isBusy && (
				<SheetNote text={words.outdatedDraft}>
					<Button variant="quiet" onClick={unsent.forget}>
						{words.discardDraft}
					</Button>
				</SheetNote>
			)}
			{tried.inTheWay.length > 0 && (
				<div className={styles.inTheWay} role="status">
					<h3>{inTheWay.title}</h3>
					<InTheWayList inTheWay={tried.inTheWay} />
				</div>
			)}
			{done && <SentMessage key={finished} whatsapp={whatsapp} {...done} />}
			{isOpen(stay) && <TermsFields />}
			<BookingActions finished={finished} />
			<DepositPanel />
			<BookingHistory history={stay.history} />
		</OpenedRequestContext>
	)
}

/** A confirmed booking may change too; a declined or cancelled one needs a quote first. */
function isOpen({ actions, state }: OwnerRequestResponse): boolean {
	return actions.includes('offer') || state === 'confirmed'
}
