import { type FormEvent, type ReactNode, useRef } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { TextAreaField } from '#app/components/field/text-field.tsx'
import { fetchProps } from '#app/islands/hydrate-islands.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { useComingBack } from '#app/site/use-coming-back.ts'
import type { RequestWords } from '#content/stays/request-words.ts'
import { owedAfterEnd } from '#domain/stays/deposit.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import styles from './request-actions.module.css'
import { Refusal, refusalId, type ToldProblem } from './request-problem.tsx'
import { useGuestsDraft } from './use-guests-draft.ts'
import { useProofOfWork } from './use-proof-of-work.ts'
import { WantedFields } from './wanted-fields.tsx'

const doubleTapMs = 1_000

type Props = { request: ShownRequest; words: ActionWords; problem: ToldProblem | undefined }
type ShownRequest = ReturnType<typeof shownRequestOf>
type ActionWords = ReturnType<typeof actionWordsOf>

/** The words of the island alone: all of the page's would be a fifth of its weight. */
export function actionWordsOf(words: RequestWords) {
	const { actions, confirm, text, reason, wanted, labels, proposeDays, askAgain } = words
	const { askAgainText, deleteData, deleteText, deleteOwed, cancelFirst, deleteLater } = words
	return {
		actions,
		confirm,
		text,
		reason,
		wanted,
		labels: { children: labels.children },
		proposeDays,
		askAgain,
		askAgainText,
		deleteData,
		deleteText,
		deleteOwed,
		cancelFirst,
		deleteLater,
	}
}

/** The part of the request that these forms show, or by which the page tells that it has changed. */
export function shownRequestOf(request: RequestResponse) {
	const { reference, state, actions, from, to, people, party, total, estimate, ...more } = request
	const { isPartial, receivedPesos, receipt, howToPay, isHoldOver, isStayOver, isQuoteTaken } = more
	return {
		reference,
		state,
		actions,
		from,
		to,
		people,
		party,
		total,
		estimate,
		isPartial,
		receivedPesos,
		receipt,
		howToPay,
		isHoldOver,
		isStayOver,
		isQuoteTaken,
		asked: { change: request.asked.change },
		agreement: request.agreement && { heldUntil: request.agreement.heldUntil },
		history: request.history.map(({ at, by, action }) => ({ at, by, action })),
	}
}

/** Real forms, which need no scripts. What cannot be undone is behind a first press that only asks. */
export function RequestActions({ request, words, problem }: Props) {
	const { actions, state } = request
	// A form that the new state no longer offers cannot say why it was refused.
	const hasForm = problem && [...actions, 'delete'].includes(problem.action)
	const locale = useLocale()
	useCurrentPage(request)
	useProofOfWork()
	const { refund } = owedAfterEnd(
		{ state, total: request.total, isPartial: request.isPartial },
		request,
	)
	// With a quote waiting, accepting it is the one thing to do.
	const quietly = actions.includes('accept') ? 'quiet' : 'main'
	const needsOtherDays = state === 'declined' || request.isQuoteTaken || request.isStayOver
	const changeTitle = needsOtherDays ? words.proposeDays : words.actions.change
	return (
		<section className={styles.actions}>
			{problem && !hasForm && <Refusal problem={problem} />}
			{request.isHoldOver && !request.isStayOver && request.agreement?.heldUntil && (
				<GuestActionForm request={request} action="change">
					<input
						type="hidden"
						name="text"
						value={fill(words.askAgainText, {
							day: formatDay(request.agreement.heldUntil, locale),
						})}
					/>
					<Button type="submit">{words.askAgain}</Button>
				</GuestActionForm>
			)}
			{actions.includes('withdraw') && (
				<GuestActionForm request={request} action="withdraw">
					<Button type="submit" variant="quiet">
						{words.actions.withdraw}
					</Button>
				</GuestActionForm>
			)}
			{actions.includes('change') && (
				<Opened title={changeTitle} action="change" problem={problem}>
					<GuestActionForm request={request} action="change">
						<WantedFields request={request} words={words} problem={problem} />
						<Written name="change" label={words.wanted.text} problem={problem} />
						<Button type="submit" variant={quietly}>
							{changeTitle}
						</Button>
					</GuestActionForm>
				</Opened>
			)}
			{actions.includes('message') && (
				<Opened title={words.actions.message} action="message" problem={problem}>
					<GuestActionForm request={request} action="message">
						<Written name="message" label={words.text} problem={problem} />
						<Button type="submit" variant={quietly}>
							{words.actions.message}
						</Button>
					</GuestActionForm>
				</Opened>
			)}
			{actions.includes('cancel') && (
				<Opened title={words.actions.cancel} action="cancel" problem={problem}>
					<GuestActionForm request={request} action="cancel">
						<Written name="cancel" label={words.reason} problem={problem} />
						<Button type="submit" variant="danger">
							{words.confirm.cancel}
						</Button>
					</GuestActionForm>
				</Opened>
			)}
			<Opened title={words.deleteData} action="delete" problem={problem}>
				<p>{words[whyNotDeleted(request) ?? 'deleteText']}</p>
				{!whyNotDeleted(request) && (
					<GuestActionForm request={request} action="delete">
						{refund > 0 && (
							<p>
								<strong>
									{fill(words.deleteOwed, {
										price: formatPesos(refund, locale),
										reference: request.reference,
									})}
								</strong>
							</p>
						)}
						<Button type="submit" variant="danger">
							{words.confirm.delete}
						</Button>
					</GuestActionForm>
				)}
			</Opened>
		</section>
	)
}

/**
 * Browsers keep the page for their back button, although no cache may store it. It is loaded again if the request has
 * changed or is deleted; otherwise, and without a signal, it stays with what is typed.
 */
function useCurrentPage(request: ShownRequest) {
	useComingBack(async () => {
		const { pathname } = location
		const isOutdated = await fetchProps<Props>('RequestActions', pathname).then(
			(current) => JSON.stringify(current.request) !== JSON.stringify(request),
			({ cause }) => cause === 404,
		)
		if (isOutdated) location.replace(pathname)
	})
}

/** A confirmed stay keeps its data until it is over: until then its guest may ask for a change. */
function whyNotDeleted({ state, actions }: Props['request']) {
	if (state !== 'confirmed' || !actions.includes('change')) return undefined
	return actions.includes('cancel') ? 'cancelFirst' : 'deleteLater'
}

type Opening = Pick<Props, 'problem'> & {
	title: string
	action: string
	children: ReactNode
}

function Opened({ title, action, problem, children }: Opening) {
	const own = problem?.action === action ? problem : undefined
	return (
		<details open={own !== undefined}>
			<summary>{title}</summary>
			{own && <Refusal problem={own} />}
			{children}
		</details>
	)
}

type FormProps = { request: ShownRequest; action: string; children: ReactNode }

/**
 * A double tap sends once. A later press sends again, since the guest may have stopped the first or come back from the
 * browser's error page: the server counts a repetition once.
 */
function GuestActionForm({ request, action, children }: FormProps) {
	const { form, save, saveAsSent } = useGuestsDraft(request, action)
	const sentAt = useRef(Number.NEGATIVE_INFINITY)
	const sendOnce = (event: FormEvent) => {
		if (event.timeStamp - sentAt.current < doubleTapMs) return event.preventDefault()
		sentAt.current = event.timeStamp
		saveAsSent()
	}
	return (
		<form ref={form} method="post" action={`#${refusalId}`} onInput={save} onSubmit={sendOnce}>
			<input type="hidden" name="action" value={action} />
			{children}
		</form>
	)
}

type WrittenProps = Pick<Props, 'problem'> & { name: string; label: string }

function Written({ name, label, problem }: WrittenProps) {
	const own = problem?.action === name ? problem : undefined
	return (
		<TextAreaField
			name="text"
			id={`text-${name}`}
			label={label}
			rows={3}
			required={name === 'message'}
			defaultValue={own?.text}
			error={own?.code.startsWith('errText') ? own.told : undefined}
		/>
	)
}
