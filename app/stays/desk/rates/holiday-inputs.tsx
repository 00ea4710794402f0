import { useEffectEvent } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { holidayWords } from '#content/stays/holiday-words.ts'
import { locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { newUuid } from '#domain/text/uuid.ts'
import { lastBookableDay } from '#domain/time/bounds.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { shortDay } from '#domain/time/day-words.ts'
import { type AddedHoliday, type HolidayDrafts, knownOn, strikableDays } from './holidays-draft.ts'
import { putBack } from './plan-draft.ts'
import styles from './rates.module.css'

type Props = {
	holidays: HolidayDrafts | undefined
	errorOf: (name: string) => string | undefined
	onChange: (holidays: HolidayDrafts) => void
}

const titleId = 'holidays-title'
const at = 'holidays.added'
const none: HolidayDrafts = { added: [], struck: [] }

/** Holidays that the owner adds, and those that the site knows, to untick. */
export function HolidayInputs({ holidays = none, errorOf, onChange }: Props) {
	const all = useWords(deskRatesWords)
	const words = all.holidays
	const names = useWords(holidayWords)
	const locale = useLocale()
	const { added, struck } = holidays
	const today = dayInBogota(Date.now())
	const strikable = strikableDays(today, lastBookableDay(today), struck)
	const error = errorOf(at)

	function add() {
		const id = newUuid()
		onChange({ ...holidays, added: [...added, { id, day: '', name: { es: '', en: '' } }] })
		requestAnimationFrame(() => document.getElementById(dayField(added.length))?.focus())
	}

	function change(id: string, changes: Partial<AddedHoliday>) {
		onChange({ ...holidays, added: added.map((it) => (it.id === id ? { ...it, ...changes } : it)) })
	}

	/** Into the holidays as they are by then: more may have been typed, or saved, since it was removed. */
	const undo = useEffectEvent((holiday: AddedHoliday, index: number) => {
		onChange({ ...holidays, added: putBack(added, holiday, index) })
	})

	function remove(holiday: AddedHoliday, index: number) {
		onChange({ ...holidays, added: added.filter(({ id }) => id !== holiday.id) })
		const text = fill(all.removed, { name: holiday.name[locale] || words.unnamed })
		const run = () => undo(holiday, index)
		const action = { label: all.undo, run, returnFocusTo: titleId }
		showNotice({ text, action })
	}

	return (
		<section className={`card ${styles.season}`} aria-labelledby={titleId}>
			<h2 id={titleId} tabIndex={-1}>
				{words.title}
			</h2>
			<p>{words.lead}</p>
			<fieldset
				id={fieldId(at)}
				tabIndex={-1}
				className={styles.people}
				aria-describedby={error && `${fieldId(at)}-error`}
			>
				<legend className="spoken">{words.addButton}</legend>
				<ErrorMessage id={fieldId(at)} error={error} />
				{added.map((holiday, index) => {
					const { id, day, name } = holiday
					const shown = name[locale] || words.unnamed
					return (
						<article key={id} className={styles.holiday} aria-label={shown}>
							<div className={`cluster ${styles.head}`}>
								<h3>{shown}</h3>
								<div className={styles.tools}>
									<button
										type="button"
										aria-label={fill(all.removeOf, { name: shown })}
										onClick={() => remove(holiday, index)}
									>
										{all.remove}
									</button>
								</div>
							</div>
							<TextField
								type="date"
								name={`${at}.${index}.day`}
								label={words.day}
								hint={knownOn(day).length > 0 ? words.known : undefined}
								error={errorOf(`${at}.${index}.day`)}
								value={day}
								onChange={({ target }) => change(id, { day: target.value })}
							/>
							<div className={`grid ${styles.pair}`}>
								{locales.map((language) => (
									<TextField
										key={language}
										name={`${at}.${index}.name.${language}`}
										label={all.name[language]}
										lang={language}
										maxLength={60}
										autoComplete="off"
										error={errorOf(`${at}.${index}.name.${language}`)}
										value={name[language]}
										onChange={({ target }) =>
											change(id, { name: { ...name, [language]: target.value } })
										}
									/>
								))}
							</div>
						</article>
					)
				})}
				<Button variant="quiet" onClick={add}>
					{words.addButton}
				</Button>
			</fieldset>
			{[...Map.groupBy(strikable, (day) => day.slice(0, 4))].map(([year, days]) => {
				const count = days.filter((day) => struck.includes(day)).length
				return (
					<details key={year} className={styles.details}>
						<summary className="touch">
							{fill(words.yearly, { year })}{' '}
							{count > 0 && <small>{plural(count, words.struck, locale)}</small>}
						</summary>
						<p>{words.untick}</p>
						<ul className={`plain-list ${styles.holidays}`}>
							{days.map((day) => (
								<li key={day}>
									<label className="touch">
										<input
											type="checkbox"
											checked={!struck.includes(day)}
											onChange={({ target }) =>
												onChange({
													...holidays,
													struck: target.checked
														? struck.filter((it) => it !== day)
														: [...struck, day].sort(),
												})
											}
										/>
										{[shortDay(day, locale), ...knownOn(day).map((name) => names[name])].join(
											' · ',
										)}
									</label>
								</li>
							))}
						</ul>
					</details>
				)
			})}
		</section>
	)
}

function dayField(index: number): string {
	return fieldId(`${at}.${index}.day`)
}
