import { Button } from '#app/components/button/button.tsx'
import { ErrorSummary, errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import { saveAsOwner } from '#app/desk/load.ts'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useHasOwnersTools, useShownName } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import type { FieldError } from '#domain/errors.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import type { RatesResponse } from '#domain/stays/responses/rates-response.ts'
import { fill } from '#domain/text/fill.ts'
import { CheaperSurcharges } from './cheaper-surcharges.tsx'
import { HolidayInputs } from './holiday-inputs.tsx'
import { PeopleInputs } from './people-inputs.tsx'
import { draftOf, errorsOfResponse, type PlanDraft, readPlan } from './plan-draft.ts'
import { PriceInputs } from './price-inputs.tsx'
import { PricePreview } from './price-preview.tsx'
import styles from './rates.module.css'
import { SeasonList } from './season-list.tsx'

export const ratesPath = '/api/rates'

type Props = { rates: RatesResponse; offers: readonly Offer[] }

/** All seasons and rates, saved together. If another browser saved meanwhile, the owner chooses which to keep. */
export function RatesForm({ rates, offers }: Props) {
	const words = useWords(deskRatesWords)
	const maySave = useHasOwnersTools()
	const inForce = draftOf(rates)
	const draft = useDraft('site rates', inForce, rates.version)
	// Somebody who was an owner may still have a draft.
	const shown = maySave ? draft.value : inForce
	const messages: Record<string, string> = words.errors
	const { errors, show, recheck } = useFieldErrors<FieldMessage>()
	const saving = useSave(putRates, {
		done: words.saved,
		failed: words.saveFailed,
		draft,
		onInvalid: (found) => show(errorsOfResponse(draft.value, found).map(inWords)),
	})
	const { plan } = readPlan(shown)
	const person = useShownName()(rates.person)
	const errorOf = (name: string) => errorFor(errors, name)
	const inWords = ({ field, code }: FieldError) => ({ field, message: messages[code] ?? code })

	function change(next: PlanDraft) {
		draft.change(next)
		recheck(() => readPlan(next).errors)
	}

	/** `seen`: the version that it may replace. */
	async function send(seen: string) {
		const read = readPlan(draft.value)
		show((read.errors ?? []).map(inWords))
		if (!read.errors) await saving.save(read.plan, seen)
	}

	return (
		<div className={`grid columns ${styles.rates}`}>
			<SaveForm
				noValidate
				draft={maySave ? draft : { ...draft, wasRestored: false }}
				saving={saving}
				words={words}
				onSave={send}
				lead={
					<>
						<p>{words.lead}</p>
						{person && <p>{fill(words.savedBy, { person })}</p>}
						{!maySave && <p>{words.readOnly}</p>}
					</>
				}
				buttons={
					maySave && (
						<div className={`cluster ${styles.save}`}>
							<Button type="submit" disabled={saving.isBusy || !draft.isChanged}>
								{saving.isBusy ? words.saving : words.save}
							</Button>
							<span role="status">{draft.isChanged && !saving.isBusy && words.unsaved}</span>
						</div>
					)
				}
			>
				<ErrorSummary title={words.wrong} errors={errors} />
				{plan && <CheaperSurcharges plan={plan} offers={offers} />}
				<fieldset className={styles.fields} disabled={!maySave}>
					<SeasonList
						offers={offers}
						errors={errors}
						draft={shown}
						presets={rates.presets}
						onChange={change}
					/>
					<section className={`card ${styles.season}`} aria-labelledby="rest-of-year">
						<h2 id="rest-of-year">{words.restOfYear}</h2>
						<p>{words.restHint}</p>
						<PriceInputs
							offers={offers}
							errorOf={errorOf}
							rates={shown.rest}
							at="rest"
							showsFacts
							onChange={(rest) => change({ ...shown, rest })}
						/>
						<PeopleInputs
							offers={offers}
							people={shown.people}
							errorOf={(offer) => errorOf(`people.${offer}`)}
							onChange={(people) => change({ ...shown, people })}
						/>
					</section>
					<HolidayInputs
						holidays={shown.holidays}
						errorOf={errorOf}
						onChange={(holidays) => change({ ...shown, holidays })}
					/>
				</fieldset>
			</SaveForm>
			<PricePreview offers={offers} plan={plan} />
		</div>
	)
}

/** `seen`: the version that was changed. Fails with `edited-elsewhere` when it is no longer the last. */
async function putRates(plan: RatePlan, seen: string) {
	await saveAsOwner<RatesResponse>(ratesPath, 'PUT', plan, `${ratesPath}?seen=${seen}`)
}
