import { useWords } from '#app/site/page-context.tsx'
import { type ChoiceWords, choiceWords } from '#content/stays/choice-words.ts'
import { dayField, hourFieldOf, offerField, unitsField } from '#domain/offers/item-fields.ts'
import { isNightly, isTimed, mostUnits, type OfferId } from '#domain/offers/offers.ts'
import type { ChoiceData } from './load-choice.ts'
import styles from './offer-choice.module.css'

type Props = {
	choice: ChoiceData
	/** The initial values of the fields. */
	values: Record<string, string>
}

/** Boxes to tick, each with its drawing; what has no nights also asks the day and the hour, nests and tents how many. */
export function OfferChoice({ choice, values }: Props) {
	const words = useWords(choiceWords, 'booking-choice')
	return (
		<div className={styles.choice}>
			{choice.offers.map(({ id, name, picture, units }) => (
				<div key={id}>
					<input
						type="checkbox"
						id={offerField(id)}
						name={offerField(id)}
						value="1"
						defaultChecked={values[offerField(id)] !== undefined}
					/>
					<label htmlFor={offerField(id)}>
						<img src={picture} alt="" width="48" height="36" loading="lazy" />
						{name}
					</label>
					{!isNightly(id) && (
						<label className={styles.more}>
							{words.day}
							<input type="date" name={dayField(id)} defaultValue={values[dayField(id)]} />
						</label>
					)}
					{isTimed(id) && (
						<HourField
							name={hourFieldOf(id)}
							item={name}
							{...{ label: words.hour, none: words.anyHour, choice, values }}
						/>
					)}
					{isCounted(id, words) && (
						<label className={styles.more}>
							{words.units[id]}
							<input
								type="number"
								inputMode="numeric"
								name={unitsField(id)}
								min={1}
								max={units ?? mostUnits}
								defaultValue={values[unitsField(id)]}
								placeholder="1"
								autoComplete="off"
							/>
						</label>
					)}
				</div>
			))}
		</div>
	)
}

function isCounted(id: OfferId, words: ChoiceWords): id is keyof ChoiceWords['units'] {
	return id in words.units
}

type HourProps = Props & Record<'name' | 'item' | 'label' | 'none', string>

function HourField({ choice, values, name, item, label, none }: HourProps) {
	return (
		<label className={styles.more}>
			{label}
			<select name={name} aria-label={`${item}: ${label}`} defaultValue={values[name] ?? ''}>
				<option value="">{none}</option>
				{hoursOf(choice.hours).map((hour) => (
					<option key={hour}>{hour}</option>
				))}
			</select>
		</label>
	)
}

/** Every hour at which the house is open, but the last: `08:00` … `18:00`. */
function hoursOf({ opens, closes }: ChoiceData['hours']): string[] {
	const [first = 0, last = 0] = [opens, closes].map((time) => Number(time.slice(0, 2)))
	return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
		`${first + index}:00`.padStart(5, '0'),
	)
}
