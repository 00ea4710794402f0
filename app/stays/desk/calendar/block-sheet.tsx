import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { ErrorSummary, errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { Sheet, SheetButtons, SheetNote } from '#app/components/sheet/sheet.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { InTheWayList } from '#app/stays/desk/in-the-way-list.tsx'
import type { DeskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { InTheWay, TakeAnswer } from '#domain/stays/answers.ts'
import { plural } from '#domain/text/numbers.ts'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { isDay } from '#domain/time/dates.ts'
import {
	type BlockDraft,
	emptyBlockDraft,
	forgetBlockDraft,
	keepBlockDraft,
	keptBlockDraft,
	readBlock,
	withOffer,
} from './block-draft.ts'
import { BlockFields } from './block-fields.tsx'
import styles from './block-sheet.module.css'
import { takesBetween } from './day-states.ts'
import { StayLine } from './stay-line.tsx'
import { listTitleId } from './stay-list.tsx'
import { addBlock, removeBlock } from './take-calls.ts'

type Props = {
	words: DeskCalendarWords
	names: OfferWords
	/** The chosen nights and offer. */
	start: Pick<BlockDraft, 'offer' | 'from' | 'to'>
	/** What is known to be taken. */
	takes: readonly TakeAnswer[]
	onChanged: () => void
	onClose: () => void
}

type Failure = { text: string; inTheWay?: InTheWay[] }

/** Blocks nights, or enters a booking that came by phone. What is written stays until it is saved. */
export function BlockSheet({ words, names, start, takes, onChanged, onClose }: Props) {
	const locale = useLocale()
	const [kept, setKept] = useState(keptBlockDraft)
	const [draft, setDraft] = useState<BlockDraft>(() =>
		withOffer({
			...{ id: crypto.randomUUID(), units: '', hour: '' },
			...emptyBlockDraft,
			...start,
			...kept,
		}),
	)
	const [errors, setErrors] = useState<FieldMessage[]>([])
	const [failure, setFailure] = useState<Failure>()
	const [isSaving, setIsSaving] = useState(false)
	const { sheet } = words
	const kind = draft.offer === 'all' ? 'all' : draft.kind
	const messages = { ...sheet.errors, ...(kind === 'all' && sheet.errors.all) }
	const takesAll = kind === 'all' || (kind === 'blocked' && draft.units.trim() === '')
	// A half-typed date is empty or in the year 2.
	const days = isDay(draft.from) && isDay(draft.to) ? daysBetween(draft) : 0
	const nights = days <= mostDays ? days : 0
	const already = nights > 0 ? takesBetween(takes, draft) : []
	const failureBox = useRef<HTMLDivElement>(null)
	// The error appears far from the button at the foot of the sheet: scroll to it.
	useEffect(() => {
		if (failure) failureBox.current?.scrollIntoView({ block: 'center' })
	}, [failure])

	function change(changes: Partial<BlockDraft>) {
		const next = withOffer({ ...draft, ...changes })
		setDraft(next)
		keepBlockDraft(next)
		const left = errors.filter(({ name }) => !(name in changes))
		// A stable array: a new one would move the focus out of the field.
		if (left.length < errors.length) setErrors(left)
		setFailure(undefined)
	}

	function startEmpty({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		change(emptyBlockDraft)
		setKept(undefined)
		// The button goes, and must not take the focus with it.
		currentTarget.form?.querySelector('input')?.focus()
	}

	const save = (event: FormEvent) => {
		event.preventDefault()
		return store()
	}

	/** `whatIsLeft` closes the rest of what is taken already. */
	async function store({ whatIsLeft = false } = {}) {
		const read = readBlock(draft)
		setFailure(undefined)
		if ('errors' in read)
			return setErrors(read.errors.map((name) => ({ name, message: messages[name] })))
		setErrors([])
		setIsSaving(true)
		try {
			await addBlock(whatIsLeft ? { ...read.block, whatIsLeft } : read.block)
			forgetBlockDraft()
			showNotice({
				text: sheet.saved[kind],
				// By hand, eight entries would have to be removed.
				...(kind === 'all' && {
					action: { label: words.undo, run: reopen, returnFocusTo: listTitleId },
				}),
			})
			onChanged()
			onClose()
		} catch (problem) {
			setFailure(explain(problem, sheet))
			setIsSaving(false)
		}
	}

	async function reopen() {
		try {
			await removeBlock(draft.id)
			showNotice({ text: words.removed })
			onChanged()
		} catch {
			showNotice({ text: words.changeFailed, tone: 'bad' })
		}
	}

	return (
		<Sheet title={sheet.title} closeLabel={sheet.close} onClose={onClose}>
			<form noValidate className={styles.form} onSubmit={save}>
				{kept && (
					<SheetNote text={sheet.restored}>
						<Button variant="quiet" onClick={startEmpty}>
							{sheet.startEmpty}
						</Button>
					</SheetNote>
				)}
				<ErrorSummary title={sheet.wrong} errors={errors} />
				<div ref={failureBox}>
					{failure && (
						<SheetNote tone="bad" text={failure.text}>
							{failure.inTheWay && <InTheWayList inTheWay={failure.inTheWay} />}
							{failure.inTheWay && takesAll && (
								<Button variant="quiet" onClick={() => store({ whatIsLeft: true })}>
									{sheet.closeWhatIsLeft}
								</Button>
							)}
						</SheetNote>
					)}
				</div>
				<BlockFields
					words={sheet}
					names={names}
					draft={draft}
					nights={nights > 0 ? plural(nights, words.nights, locale) : ''}
					errorOf={(name) => errorFor(errors, name)}
					onChange={change}
				/>
				{already.length > 0 && (
					<section className={styles.already}>
						<h3>{sheet.already}</h3>
						{already.map((take) => (
							<StayLine key={take.id} take={take} />
						))}
					</section>
				)}
				<SheetButtons>
					<Button type="submit" disabled={isSaving}>
						{isSaving ? sheet.saving : sheet.save[kind]}
					</Button>
				</SheetButtons>
			</form>
		</Sheet>
	)
}

function explain(problem: unknown, words: DeskCalendarWords['sheet']): Failure {
	if (!(problem instanceof ApiProblem)) return { text: words.failed }
	if (problem.code === 'units-taken')
		return { text: words.inTheWay, inTheWay: (problem.members.inTheWay ?? []) as InTheWay[] }
	return { text: problem.code === 'invalid-input' ? words.refused : words.failed }
}
