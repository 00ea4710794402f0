import { useEffectEvent } from 'react'
import { errorFor, type FieldMessage } from '#app/components/field/error-summary.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { SeasonPreset } from '#domain/stays/responses/rates-response.ts'
import { fill } from '#domain/text/fill.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { AddSeason } from './add-season.tsx'
import { addSeason, moveSeason, type PlanDraft, putBack, type SeasonDraft } from './plan-draft.ts'
import { PriceInputs } from './price-inputs.tsx'
import styles from './rates.module.css'
import { moveButtonId, SeasonCard } from './season-card.tsx'

type Props = {
	draft: PlanDraft
	offers: readonly Offer[]
	presets: readonly SeasonPreset[]
	errors: readonly FieldMessage[]
	onChange: (draft: PlanDraft) => void
}

const seasonsId = 'seasons-title'

/** The seasons in the order in which they win, each with its prices. */
export function SeasonList({ draft, offers, presets, errors, onChange }: Props) {
	const words = useWords(deskRatesWords)
	const locale = useLocale()
	const errorOf = (name: string) => errorFor(errors, name)

	function changeSeason(index: number, changes: Partial<SeasonDraft>) {
		const seasons = draft.seasons.map((it, at) => (at === index ? { ...it, ...changes } : it))
		onChange({ ...draft, seasons })
	}

	function move(index: number, by: -1 | 1) {
		const id = draft.seasons[index]?.id ?? ''
		onChange(moveSeason(draft, index, by))
		// Moving an element in the document takes its focus away.
		requestAnimationFrame(() => document.getElementById(moveButtonId(id, by))?.focus())
	}

	/** Into the rates as they are by then: more may have been typed, or saved, since it was removed. */
	const undo = useEffectEvent((season: SeasonDraft, index: number) => {
		onChange({ ...draft, seasons: putBack(draft.seasons, season, index) })
	})

	function remove(season: SeasonDraft, index: number) {
		onChange({ ...draft, seasons: draft.seasons.filter((_, at) => at !== index) })
		const name = season.name[locale] || words.unnamed
		const run = () => undo(season, index)
		const action = { label: words.undo, run, returnFocusTo: seasonsId }
		showNotice({ text: fill(words.removed, { name }), action })
	}

	return (
		<>
			<h2 id={seasonsId} tabIndex={-1}>
				{words.seasons}
			</h2>
			{draft.seasons.length === 0 && <p>{words.none}</p>}
			<div className={`stack ${styles.seasons}`}>
				{draft.seasons.map((season, index) => (
					<SeasonCard
						key={season.id}
						season={season}
						index={index}
						errorOf={errorOf}
						isLast={index === draft.seasons.length - 1}
						year={dayInBogota(Date.now()).slice(0, 4)}
						hasWrongPrice={errors.some(({ field }) => field.startsWith(`seasons.${index}.rates.`))}
						onChange={(changes) => changeSeason(index, changes)}
						onMove={(by) => move(index, by)}
						onRemove={() => remove(season, index)}
					>
						<PriceInputs
							offers={offers}
							errorOf={errorOf}
							rates={season.rates}
							at={`seasons.${index}.rates`}
							showsFacts={false}
							onChange={(rates) => changeSeason(index, { rates })}
						/>
					</SeasonCard>
				))}
				<AddSeason
					presets={presets}
					seasons={draft.seasons}
					onAdd={(season, like) => onChange(addSeason(draft, season, like))}
				/>
			</div>
		</>
	)
}
