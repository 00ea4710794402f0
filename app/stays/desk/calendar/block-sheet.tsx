import { type FormEvent, type MouseEvent, useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { ErrorSummary, errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { Sheet, SheetButtons, SheetNote } from '#app/components/sheet/sheet.tsx'
import { ChangedElsewhere } from '#app/desk/changed-elsewhere.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { InTheWayList } from '#app/stays/desk/in-the-way-list.tsx'
import { type BlockSheetWords, blockSheetWords } from '#content/stays/block-sheet-words.ts'
import { deskCalendarWords } from '#content/stays/desk-calendar-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { BlockResponse } from '#domain/stays/responses/block-response.ts'
import type { InTheWay } from '#domain/stays/responses/in-the-way-response.ts'
import type { TakeResponse } from '#domain/stays/responses/take-response.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { isDay } from '#domain/time/dates.ts'
import { dayAndMonth } from '#domain/time/day-words.ts'
import {
	type BlockDraft,
	type BlockOfAll,
	draftOf,
	emptyBlock,
	readBlock,
	unsavedPart,
	withOffer,
} from './block-draft.ts'
import { BlockFields } from './block-fields.tsx'
import styles from './block-sheet.module.css'
import { addBlock, changeBooking, listTitleId, useRemoveBlock } from './blocks.ts'
import { takesBetween } from './day-states.ts'
import { PhoneHistory } from './phone-history.tsx'
import { TakenNightsLine } from './taken-nights-line.tsx'

type Props = {
	/** The chosen nights and offer, or a booking by phone that is to be changed. */
	start: Pick<BlockDraft, 'offer' | 'from' | 'to'> | { booking: BlockResponse }
	/** The nights known to be taken. */
	takes: readonly TakeResponse[]
	onClose: () => void
}

/** Blocks nights, or enters a booking that came by phone. What is written stays until it is saved. */
export function BlockSheet({ start, takes, onClose }: Props) {
	const words = useWords(deskCalendarWords)
	const locale = useLocale()
	const booking = 'booking' in start ? draftOf(start.booking, locale) : undefined
	const empty = booking ? unsavedPart(booking) : emptyBlock
	const unsaved = useDraft(
		booking ? `guest block ${booking.id}` : 'guest block',
		empty,
		'booking' in start ? start.booking.version : undefined,
	)
	const [draft, setDraft] = useState<BlockDraft>(() =>
		withOffer({
			id: crypto.randomUUID(),
			units: '',
			emptyUnits: 1,
			hour: '',
			...(booking ?? (start as Pick<BlockDraft, 'offer' | 'from' | 'to'>)),
			// Drafts saved by older versions lack new fields.
			...empty,
			...unsaved.value,
		}),
	)
	const [errors, setErrors] = useState<FieldMessage[]>([])
	const sheet = useWords(blockSheetWords)
	const names = useOfferNames()
	const kind = booking ? 'change' : draft.offer === 'all' ? 'all' : draft.kind
	const { save: reopen } = useRemoveBlock()
	const send = (block: Parameters<typeof addBlock>[0], seen?: string) =>
		booking ? changeEntry(block, seen) : addBlock(block)
	const { save, isBusy, failure, forgetFailure } = useSave(send, {
		done: (made) => ({
			text: [sheet.saved[kind], ...warningsInWords(made, sheet, names, locale)].join(' '),
			// Otherwise the owner would have to remove eight entries by hand.
			...(kind === 'all' && {
				action: { label: words.undo, run: () => reopen(draft.id), returnFocusTo: listTitleId },
			}),
		}),
		failed: (problem) => explain(problem, sheet),
		showsFailure: true,
		onSaved() {
			unsaved.forget()
			onClose()
		},
	})
	const inTheWay = inTheWayOf(failure?.problem)
	const messages = { ...sheet.errors, ...(kind === 'all' && sheet.errors.all) }
	const takesAll = kind === 'all' || (kind === 'blocked' && draft.units.trim() === '')
	// A half-typed date is empty or in the year 2.
	const days = isDay(draft.from) && isDay(draft.to) ? daysBetween(draft) : 0
	const nights = days <= mostDays ? days : 0
	const isOwn = ({ id, booking: of }: TakeResponse) => draft.id === id || draft.id === of
	const already = nights > 0 ? takesBetween(takes, draft).filter((take) => !isOwn(take)) : []
	const failureBox = useRef<HTMLDivElement>(null)
	// The error appears far from the button at the foot of the sheet: scroll to it.
	useEffect(() => {
		if (failure) failureBox.current?.scrollIntoView({ block: 'center' })
	}, [failure])

	function change(changes: Partial<BlockDraft>) {
		const next = withOffer({ ...draft, ...changes })
		setDraft(next)
		unsaved.change(unsavedPart(next))
		const left = errors.filter(({ name }) => !(name in changes))
		// A stable array: a new one would move the focus out of the field.
		if (left.length < errors.length) setErrors(left)
		forgetFailure()
	}

	function startEmpty({ currentTarget }: MouseEvent<HTMLButtonElement>) {
		change(empty)
		unsaved.forget()
		// The button goes, and must not take the focus with it.
		currentTarget.form?.querySelector('input')?.focus()
	}

	/** `whatIsLeft` closes the rest of what is taken already; `seen` is the version of a booking that is changed. */
	function store({ whatIsLeft = false, seen }: { whatIsLeft?: boolean; seen?: string } = {}) {
		const read = readBlock(draft)
		const wrong = 'errors' in read ? read.errors : []
		setErrors(wrong.map((name) => ({ name, message: messages[name] })))
		if ('block' in read) save(whatIsLeft ? { ...read.block, whatIsLeft } : read.block, seen)
	}

	const submit = (event: FormEvent) => {
		event.preventDefault()
		store({ ...(unsaved.seen && { seen: unsaved.seen }) })
	}

	function takeTheirs() {
		unsaved.forget()
		onClose()
	}

	return (
		<Sheet
			title={booking ? sheet.changeTitle : sheet.title}
			closeLabel={sheet.close}
			onClose={onClose}
		>
			<form noValidate className={styles.form} onSubmit={submit}>
				{unsaved.wasRestored && (
					<SheetNote text={sheet.restored}>
						<Button variant="quiet" onClick={startEmpty}>
							{sheet.startEmpty}
						</Button>
					</SheetNote>
				)}
				<ErrorSummary title={sheet.wrong} errors={errors} />
				<div ref={failureBox}>
					{failure?.isElsewhere && (
						<ChangedElsewhere
							failure={failure}
							words={sheet}
							onSaveMine={() => store()}
							onTakeTheirs={takeTheirs}
						/>
					)}
					{failure && !failure.isElsewhere && (
						<SheetNote tone="bad" text={failure.text}>
							{inTheWay && <InTheWayList inTheWay={inTheWay} />}
							{inTheWay && takesAll && (
								<Button variant="quiet" onClick={() => store({ whatIsLeft: true })}>
									{sheet.closeWhatIsLeft}
								</Button>
							)}
						</SheetNote>
					)}
				</div>
				<BlockFields
					draft={draft}
					isChange={booking !== undefined}
					nights={nights > 0 ? plural(nights, words.nights, locale) : ''}
					errorOf={(name) => errorFor(errors, name)}
					onChange={change}
				/>
				{already.length > 0 && (
					<section className={`stack ${styles.already}`}>
						<h3>{sheet.already}</h3>
						{already.map((take) => (
							<TakenNightsLine key={take.id} take={take} />
						))}
					</section>
				)}
				{'booking' in start && <PhoneHistory agreements={start.booking.agreements ?? []} />}
				<SheetButtons>
					<Button type="submit" disabled={isBusy}>
						{isBusy ? sheet.saving : sheet.save[kind]}
					</Button>
				</SheetButtons>
			</form>
		</Sheet>
	)
}

/** A booking never takes the whole house. */
async function changeEntry(block: BlockResponse | BlockOfAll, seen?: string) {
	return block.offer === 'all' ? {} : await changeBooking(block, seen)
}

function explain(problem: unknown, words: BlockSheetWords): string {
	if (!(problem instanceof ApiProblem)) return words.failed
	if (problem.code === 'units-taken') return words.inTheWay
	if (problem.code !== 'invalid-input') return words.failed
	const past = (['errArrivalPast', 'errStayPast', 'errPastNights'] as const).find((code) =>
		problem.errors.some((error) => error.code === code),
	)
	return past ? words.refusedPast[past] : words.refused
}

function inTheWayOf(problem: unknown): InTheWay[] | undefined {
	if (!(problem instanceof ApiProblem) || problem.code !== 'units-taken') return undefined
	return (problem.members.inTheWay ?? []) as InTheWay[]
}

/** 'Cabaña: son 17 personas y caben 16.' */
function warningsInWords(
	{ warnings = [] }: Awaited<ReturnType<typeof addBlock>>,
	words: BlockSheetWords,
	names: OfferWords,
	locale: Locale,
): string[] {
	return warnings.flatMap((warning) => {
		const offer = names[warning.offer].name
		if (warning.about === 'hours') return [fill(words.closed, { offer, hour: warning.hour })]
		if (warning.about === 'apart')
			return [fill(words.apart, { offer, day: dayAndMonth(warning.day, locale) })]
		if (warning.about === 'riders') {
			const [riders, party] = [String(warning.people), String(warning.party)]
			return [fill(words.riders, { offer, riders, people: party })]
		}
		if (warning.about !== 'capacity') return []
		const [people, most] = [String(warning.people), String(warning.most)]
		return [fill(words.crowded, { offer, people, most })]
	})
}
