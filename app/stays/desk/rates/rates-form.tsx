import { type FormEvent, useState } from 'react'
import { type ApiProblem, codeOf } from '#app/api/call-api.ts'
import { Button } from '#app/components/button/button.tsx'
import { ErrorSummary, errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { SheetNote } from '#app/components/sheet/sheet.tsx'
import { keepInBrowser, readFromBrowser } from '#app/site/browser-storage.ts'
import { useHasOwnersTools, useShownName } from '#app/site/desk-person.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskRatesWords } from '#content/stays/desk-rates-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { PriceWords } from '#content/stays/price-words.ts'
import type { SeasonWords } from '#content/stays/season-words.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { fill } from '#domain/text/fill.ts'
import type { Day } from '#domain/time/dates.ts'
import { AddSeason } from './add-season.tsx'
import { PeopleInputs } from './people-inputs.tsx'
import {
	addSeason,
	draftOf,
	errorsOfAnswer,
	moveSeason,
	type PlanDraft,
	readPlan,
	type SeasonDraft,
} from './plan-draft.ts'
import { PriceInputs } from './price-inputs.tsx'
import { PricePreview } from './price-preview.tsx'
import { fetchRates, type LoadedRates, saveRates } from './rate-calls.ts'
import styles from './rates.module.css'
import { moveButtonId, SeasonCard } from './season-card.tsx'

export type RatesProps = {
	words: DeskRatesWords
	errorWords: SeasonWords['errors']
	prices: PriceWords
	names: OfferWords
	offers: readonly Offer[]
	today: Day
}

type Failure = 'failed' | 'elsewhere'

/** Unsaved edits with the version they started from; they survive a reload and an expired session. */
type KeptRates = { draft: PlanDraft; seen: string }

const unsavedKey = 'unsaved-rates'

/** All seasons and rates, saved together. If another browser saved meanwhile, the owner chooses which to keep. */
export function RatesForm({ rates, ...props }: RatesProps & { rates: LoadedRates }) {
	const { words, names, offers, today, prices } = props
	const locale = useLocale()
	const [kept, setKept] = useState(() => readFromBrowser<KeptRates>('sessionStorage', unsavedKey))
	const [saved, setSaved] = useState(rates)
	const [draft, setDraft] = useState<PlanDraft>(() => kept?.draft ?? draftOf(rates))
	const [seen, setSeen] = useState(kept?.seen ?? rates.version)
	const [errors, setErrors] = useState<FieldMessage[]>([])
	const [failure, setFailure] = useState<Failure>()
	const [isSaving, setIsSaving] = useState(false)
	const { plan } = readPlan(draft)
	const isChanged = JSON.stringify(draft) !== JSON.stringify(draftOf(saved))
	const person = useShownName()(saved.person)
	const maySave = useHasOwnersTools()
	const errorOf = (name: string) => errorFor(errors, name)

	function change(next: PlanDraft) {
		setDraft(next)
		setFailure(undefined)
		keepInBrowser('sessionStorage', unsavedKey, { draft: next, seen } satisfies KeptRates)
		const wrong = readPlan(next).errors ?? []
		const left = errors.filter(({ name }) => wrong.some(({ field }) => field === name))
		// A stable array: a new one would move the focus out of the field.
		if (left.length < errors.length) setErrors(left)
	}

	function changeSeason(index: number, changes: Partial<SeasonDraft>) {
		const seasons = draft.seasons.map((it, at) => (at === index ? { ...it, ...changes } : it))
		change({ ...draft, seasons })
	}

	function move(index: number, by: -1 | 1) {
		const id = draft.seasons[index]?.id ?? ''
		change(moveSeason(draft, index, by))
		// Moving an element in the document takes its focus away.
		requestAnimationFrame(() => document.getElementById(moveButtonId(id, by))?.focus())
	}

	function remove(index: number) {
		const before = draft
		const [season] = draft.seasons.slice(index)
		change({ ...draft, seasons: draft.seasons.filter((_, at) => at !== index) })
		const name = season?.name[locale] || words.unnamed
		const action = { label: words.undo, run: () => change(before), returnFocusTo: seasonsId }
		showNotice({ text: fill(words.removed, { name }), action })
	}

	function inWords(found: readonly FieldError[]): FieldMessage[] {
		const said: Record<string, string> = props.errorWords
		return found.map(({ field, code }) => ({ name: field, message: said[code] ?? code }))
	}

	function show(loaded: LoadedRates) {
		keepInBrowser('sessionStorage', unsavedKey, undefined)
		setSaved(loaded)
		setDraft(draftOf(loaded))
		setSeen(loaded.version)
		setErrors([])
		setFailure(undefined)
		setKept(undefined)
	}

	async function save(version: string) {
		const read = readPlan(draft)
		setFailure(undefined)
		if (read.errors) return setErrors(inWords(read.errors))
		setErrors([])
		setIsSaving(true)
		try {
			show(await saveRates(read.plan, version))
			showNotice({ text: words.saved })
		} catch (problem) {
			const code = codeOf(problem)
			if (code === 'invalid-input')
				setErrors(inWords(errorsOfAnswer(draft, (problem as ApiProblem).errors)))
			else setFailure(code === 'edited-elsewhere' ? 'elsewhere' : 'failed')
		} finally {
			setIsSaving(false)
		}
	}

	/** The owner was told of the conflict and chooses one version. */
	async function settle(use: (theirs: LoadedRates) => unknown) {
		try {
			await use(await fetchRates())
		} catch {
			setFailure('failed')
		}
	}

	const submit = (event: FormEvent) => {
		event.preventDefault()
		save(seen)
	}

	return (
		<div className={styles.rates}>
			<form noValidate onSubmit={submit}>
				<p>{words.lead}</p>
				{person && <p>{fill(words.savedBy, { person })}</p>}
				{!maySave && <p>{words.readOnly}</p>}
				{kept && (
					<SheetNote text={words.restored}>
						<Button variant="quiet" onClick={() => show(saved)}>
							{words.discard}
						</Button>
					</SheetNote>
				)}
				<ErrorSummary title={words.wrong} errors={errors} />
				<h2 id={seasonsId} tabIndex={-1}>
					{words.seasons}
				</h2>
				{draft.seasons.length === 0 && <p>{words.none}</p>}
				<div className={styles.seasons}>
					{draft.seasons.map((season, index) => (
						<SeasonCard
							key={season.id}
							{...{ words, season, index, errorOf }}
							isLast={index === draft.seasons.length - 1}
							year={today.slice(0, 4)}
							hasWrongPrice={errors.some(({ name }) => name.startsWith(`seasons.${index}.rates.`))}
							onChange={(changes) => changeSeason(index, changes)}
							onMove={(by) => move(index, by)}
							onRemove={() => remove(index)}
						>
							<PriceInputs
								{...{ words, prices, names, offers, errorOf }}
								rates={season.rates}
								at={`seasons.${index}.rates`}
								showsFacts={false}
								onChange={(rates) => changeSeason(index, { rates })}
							/>
						</SeasonCard>
					))}
					<AddSeason
						words={words}
						presets={saved.presets}
						seasons={draft.seasons}
						onAdd={(season, like) => change(addSeason(draft, season, like))}
					/>
				</div>
				<section className={styles.season} aria-labelledby="rest-of-year">
					<h2 id="rest-of-year">{words.restOfYear}</h2>
					<p>{words.restHint}</p>
					<PriceInputs
						{...{ words, prices, names, offers, errorOf }}
						rates={draft.rest}
						at="rest"
						showsFacts
						onChange={(rest) => change({ ...draft, rest })}
					/>
					<PeopleInputs
						{...{ words, names, offers }}
						people={draft.people}
						errorOf={(offer) => errorOf(`people.${offer}`)}
						onChange={(people) => change({ ...draft, people })}
					/>
				</section>
				{failure && (
					<SheetNote tone="bad" text={failure === 'elsewhere' ? words.elsewhere : words.saveFailed}>
						{failure === 'elsewhere' && (
							<div className={styles.choice}>
								<Button variant="quiet" onClick={() => settle(show)}>
									{words.takeTheirs}
								</Button>
								<Button onClick={() => settle(({ version }) => save(version))}>
									{words.keepMine}
								</Button>
							</div>
						)}
					</SheetNote>
				)}
				{maySave && (
					<div className={styles.save}>
						<Button type="submit" disabled={isSaving || !isChanged}>
							{isSaving ? words.saving : words.save}
						</Button>
						<span role="status">{isChanged && !isSaving && words.unsaved}</span>
					</div>
				)}
			</form>
			<PricePreview {...{ words, names, offers, today, plan }} />
		</div>
	)
}

const seasonsId = 'seasons-title'
