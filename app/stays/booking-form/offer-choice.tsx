import type { ReactNode } from 'react'
import {
	type ControlProps,
	controlProps,
	ErrorMessage,
	fieldId,
} from '#app/components/field/field.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { type ChoiceWords, choiceWords } from '#content/stays/choice-words.ts'
import {
	dayField,
	hourFieldOf,
	offerField,
	peopleField,
	unitsField,
} from '#domain/offers/item-fields.ts'
import { isNightly, isTimed, mostUnits, type OfferId } from '#domain/offers/offers.ts'
import type { ChoiceData } from './load-choice.ts'
import styles from './offer-choice.module.css'

type Props = {
	choice: ChoiceData
	/** The initial values of the fields. */
	values: Record<string, string>
	errorOf: (name: string) => string | undefined
}

/**
 * Boxes to tick, each with its drawing; what has no nights also asks the day and the hour, nests and tents how many, a
 * ride its riders. Two or more beds ask who sleeps where: the styles show that field, so that it needs no scripts.
 */
export function OfferChoice({ choice, values, errorOf }: Props) {
	const words = useWords(choiceWords, 'booking-choice')
	const number = (name: string) => ({
		type: 'number',
		inputMode: 'numeric' as const,
		autoComplete: 'off',
		defaultValue: values[name],
	})
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
						<Part name={dayField(id)} label={words.day} errorOf={errorOf}>
							{(control) => <input type="date" defaultValue={values[dayField(id)]} {...control} />}
						</Part>
					)}
					{isTimed(id) && (
						<Part name={hourFieldOf(id)} label={words.hour} errorOf={errorOf}>
							{(control) => (
								<select
									aria-label={`${name}: ${words.hour}`}
									defaultValue={values[hourFieldOf(id)] ?? ''}
									{...control}
								>
									<option value="">{words.anyHour}</option>
									{hoursOf(choice.hours).map((hour) => (
										<option key={hour}>{hour}</option>
									))}
								</select>
							)}
						</Part>
					)}
					{isCounted(id, words) && (
						<Part name={unitsField(id)} label={words.units[id]} errorOf={errorOf}>
							{(control) => (
								<input
									{...number(unitsField(id))}
									min={1}
									max={units ?? mostUnits}
									placeholder="1"
									{...control}
								/>
							)}
						</Part>
					)}
					{(isNightly(id) || id === 'horses') && (
						<Part
							name={peopleField(id)}
							label={words.people}
							errorOf={errorOf}
							isShared={isNightly(id)}
						>
							{(control) => (
								<input
									{...number(peopleField(id))}
									min={isNightly(id) ? 0 : 1}
									placeholder={isNightly(id) ? words.shared : words.everybody}
									aria-label={`${name}: ${words.people}`}
									{...control}
								/>
							)}
						</Part>
					)}
				</div>
			))}
		</div>
	)
}

function isCounted(id: OfferId, words: ChoiceWords): id is keyof ChoiceWords['units'] {
	return id in words.units
}

type PartProps = Pick<Props, 'errorOf'> & {
	name: string
	label: string
	/** Shown only once two or more beds are ticked. */
	isShared?: boolean
	children: (control: Partial<ControlProps>) => ReactNode
}

/** A small field below a ticked box. Only one with an error needs an id: it keeps the page small. */
function Part({ name, label, errorOf, isShared, children }: PartProps) {
	const [id, error] = [fieldId(name), errorOf(name)]
	return (
		<>
			<label
				className={isShared ? `${styles.more} ${styles.shared}` : styles.more}
				htmlFor={error && id}
			>
				{label}
				{children(error ? controlProps({ id, name, error }) : { name })}
			</label>
			<ErrorMessage id={id} error={error} />
		</>
	)
}

/** Every hour at which the house is open, but the last: `08:00` … `18:00`. */
function hoursOf({ opens, closes }: ChoiceData['hours']): string[] {
	const [first = 0, last = 0] = [opens, closes].map((time) => Number(time.slice(0, 2)))
	return Array.from({ length: Math.max(0, last - first) }, (_, index) =>
		`${first + index}:00`.padStart(5, '0'),
	)
}
