import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { inEachLanguage, type Locale } from '#domain/locale.ts'
import type { SeasonPreset } from '#domain/stays/responses/rates-response.ts'
import { newUuid } from '#domain/text/uuid.ts'
import { dayOfYear, isEveryYear, rangeInWords } from '#domain/time/day-words.ts'
import type { NewSeason, SeasonDraft } from './plan-draft.ts'
import styles from './rates.module.css'

type Props = {
	presets: readonly SeasonPreset[]
	/** Seasons that the plan already has. */
	seasons: readonly SeasonDraft[]
	onAdd: (season: NewSeason, like: string) => void
}

/** A long weekend, a school holiday, or a season of the owner's own. */
export function AddSeason({ presets, seasons, onAdd }: Props) {
	const locale = useLocale()
	const words = useWords(deskRatesWords)
	const [chosen, setChosen] = useState('')
	const [like, setLike] = useState('')
	const open = presets.filter((preset) => !seasons.some(({ id }) => id === preset.id))
	// Weekends, and all long weekends of a year: one tap each.
	const atOnce = open.filter(({ nights }) => nights)
	const left = open.filter(({ nights }) => !nights)
	const group = (label: string, group: readonly SeasonPreset[]) =>
		group.length > 0 && (
			<optgroup label={label}>
				{group.map((preset) => (
					<option key={preset.id} value={preset.id}>
						{preset.name[locale]} ({datesOf(preset, locale)})
					</option>
				))}
			</optgroup>
		)

	function add() {
		const preset = left.find(({ id }) => id === chosen)
		const own = { id: `season-${newUuid().slice(0, 8)}`, name: inEachLanguage(() => '') }
		onAdd(preset ?? { ...own, from: '12-15', to: '01-10' }, like)
		setChosen('')
	}

	return (
		<div className={`card ${styles.add}`}>
			<h3>{words.add}</h3>
			{atOnce.length > 0 && (
				<div className="cluster">
					{atOnce.map((preset) => (
						<Button key={preset.id} variant="quiet" onClick={() => onAdd(preset, like)}>
							+ {preset.name[locale]}
						</Button>
					))}
				</div>
			)}
			<SelectField
				name="preset"
				label={words.preset}
				value={chosen}
				choices={[{ value: '', label: words.own }]}
				onChoose={setChosen}
			>
				{group(
					words.everyYear,
					left.filter(({ from }) => isEveryYear(from)),
				)}
				{group(
					words.thisYear,
					left.filter(({ from }) => !isEveryYear(from)),
				)}
			</SelectField>
			{seasons.length > 0 && (
				<SelectField
					name="like"
					label={words.like}
					value={like}
					choices={[
						{ value: '', label: words.likeNone },
						...seasons.map(({ id, name }) => ({ value: id, label: name[locale] || words.unnamed })),
					]}
					onChoose={setLike}
				/>
			)}
			<Button variant="quiet" onClick={add}>
				{words.addButton}
			</Button>
		</div>
	)
}

/** First and last night. */
function datesOf({ from, to }: SeasonPreset, locale: Locale): string {
	if (!isEveryYear(from)) return rangeInWords(from, to, locale)
	return `${dayOfYear(from, locale)} – ${dayOfYear(to, locale)}`
}
