import { type ReactNode, useState } from 'react'
import field from '#app/components/field/field.module.css'
import { TextField } from '#app/components/field/text-field.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { repeating, type SeasonDraft } from './plan-draft.ts'
import styles from './rates.module.css'
import { SeasonDates } from './season-dates.tsx'
import { WeekdayBoxes } from './weekday-boxes.tsx'

type Props = {
	season: SeasonDraft
	index: number
	isLast: boolean
	year: string
	/** Shows the prices, where the error is. */
	hasWrongPrice: boolean
	errorOf: (name: string) => string | undefined
	onChange: (changes: Partial<SeasonDraft>) => void
	onMove: (by: -1 | 1) => void
	onRemove: () => void
	/** The prices. */
	children: ReactNode
}

/** The fields that most seasons leave empty, behind a tap. */
const ruleFields = ['surchargePercent', 'arrivalDays', 'departureDays'] as const

export function moveButtonId(id: string, by: -1 | 1): string {
	return `move-${id}-${by < 0 ? 'up' : 'down'}`
}

/** One season: its names, dates, rules, and on tap its prices. */
export function SeasonCard({ season, index, isLast, year, errorOf, ...rest }: Props) {
	const locale = useLocale()
	const words = useWords(deskRatesWords)
	const [isOpen, setIsOpen] = useState(false)
	const at = `seasons.${index}`
	const { surchargePercent, arrivalDays = [], departureDays = [] } = season
	const [hasRules] = useState(
		() => Boolean(surchargePercent) || arrivalDays.length + departureDays.length > 0,
	)
	const [isRuled, setIsRuled] = useState(false)
	const hasWrongRule = ruleFields.some((part) => errorOf(`${at}.${part}`))
	const name = season.name[locale] || season.name[defaultLocale] || words.unnamed
	const count = Object.values(season.rates).filter(({ pesos }) => pesos.trim()).length
	const text = (
		part: 'minNights' | 'discountPercent' | 'surchargePercent',
		label: string,
		hint?: string,
	) => (
		<TextField
			name={`${at}.${part}`}
			label={label}
			hint={hint}
			optional={words.optional}
			inputMode="numeric"
			autoComplete="off"
			error={errorOf(`${at}.${part}`)}
			value={season[part]}
			onChange={({ target }) => rest.onChange({ [part]: target.value })}
		/>
	)
	const mover = (by: -1 | 1, label: string, isOff: boolean) => (
		<button
			type="button"
			id={moveButtonId(season.id, by)}
			aria-label={fill(label, { name })}
			aria-disabled={isOff || undefined}
			onClick={() => !isOff && rest.onMove(by)}
		>
			{by < 0 ? '↑' : '↓'}
		</button>
	)
	return (
		<article className={`card ${styles.season}`} aria-label={name}>
			<div className={`cluster ${styles.head}`}>
				<h3>
					{index + 1}. {name}
				</h3>
				<div className={styles.tools}>
					{mover(-1, words.up, index === 0)}
					{mover(1, words.down, isLast)}
					<button type="button" aria-label={fill(words.removeOf, { name })} onClick={rest.onRemove}>
						{words.remove}
					</button>
				</div>
			</div>
			<div className={`grid ${styles.pair}`}>
				{locales.map((language) => (
					<TextField
						key={language}
						name={`${at}.name.${language}`}
						label={words.name[language]}
						lang={language}
						maxLength={60}
						autoComplete="off"
						error={errorOf(`${at}.name.${language}`)}
						value={season.name[language]}
						onChange={({ target }) =>
							rest.onChange({ name: { ...season.name, [language]: target.value } })
						}
					/>
				))}
			</div>
			<fieldset className={`cluster ${styles.repeats}`}>
				<legend>{words.repeats}</legend>
				{[true, false].map((isYearly) => (
					<label key={String(isYearly)} className="touch">
						<input
							type="radio"
							name={`${at}.repeats`}
							checked={season.isYearly === isYearly}
							onChange={() => rest.onChange(repeating(season, isYearly, year))}
						/>
						{isYearly ? words.yearly : words.once}
					</label>
				))}
			</fieldset>
			<SeasonDates season={season} at={at} errorOf={errorOf} onChange={rest.onChange} />
			{season.nights && <p className={field.hint}>{words.onlyNights[season.nights]}</p>}
			<div className={`grid ${styles.pair}`}>
				{text('minNights', words.minNights)}
				{text('discountPercent', words.discount, words.discountHint)}
			</div>
			<details
				className={styles.details}
				open={isRuled || hasRules || hasWrongRule}
				onToggle={({ currentTarget }) => setIsRuled(currentTarget.open)}
			>
				<summary className="touch">{words.moreRules}</summary>
				{text('surchargePercent', words.surcharge, words.surchargeHint)}
				{(['arrivalDays', 'departureDays'] as const).map((part) => (
					<WeekdayBoxes
						key={part}
						legend={words[part]}
						name={`${at}.${part}`}
						error={errorOf(`${at}.${part}`)}
						chosen={season[part] ?? []}
						onChange={(days) => rest.onChange({ [part]: days })}
					/>
				))}
			</details>
			<details
				className={styles.details}
				open={isOpen || rest.hasWrongPrice}
				onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
			>
				<summary className="touch">
					{words.prices}{' '}
					<small>{count > 0 ? plural(count, words.pricesSet, locale) : words.noPrices}</small>
				</summary>
				{rest.children}
			</details>
		</article>
	)
}
