import { Button } from '#app/components/button/button.tsx'
import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { isPerPerson, type OfferId, unitOf } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import { noPeople, type PeopleDraft, type PeopleDrafts } from './people-draft.ts'
import styles from './rates.module.css'

type Props = {
	offers: readonly Offer[]
	people: PeopleDrafts | undefined
	/** What is wrong with the rule of an offer. */
	errorOf: (offer: OfferId) => string | undefined
	onChange: (people: PeopleDrafts) => void
}

const mostChildRates = 4

/** Extra people and children, closed until the owner needs them. */
export function PeopleInputs({ offers, people = {}, errorOf, onChange }: Props) {
	const all = useWords(deskRatesWords)
	const words = all.people
	const names = useOfferNames()
	const counted = offers.filter(({ id }) => unitOf[id] === 'night' || isPerPerson(id))
	return (
		<details className={styles.details} open={Object.keys(people).length > 0}>
			<summary className="touch">{words.title}</summary>
			<p>{words.lead}</p>
			{counted.map(({ id }) => {
				const draft = people[id] ?? noPeople
				const change = (changes: Partial<PeopleDraft>) =>
					onChange({ ...people, [id]: { ...draft, ...changes } })
				const changeChild = (at: number, changes: Partial<PeopleDraft['children'][number]>) =>
					change({
						children: draft.children.map((it, index) =>
							index === at ? { ...it, ...changes } : it,
						),
					})
				const text = (name: string, label: string, value: string, set: (text: string) => void) => (
					<TextField
						name={`people.${id}.${name}`}
						label={label}
						optional={all.optional}
						inputMode="numeric"
						autoComplete="off"
						value={value}
						onChange={({ target }) => set(target.value)}
					/>
				)
				const groupId = fieldId(`people.${id}`)
				const error = errorOf(id)
				return (
					<fieldset
						key={id}
						id={groupId}
						tabIndex={-1}
						className={styles.people}
						aria-describedby={error && `${groupId}-error`}
					>
						<legend>{names[id].name}</legend>
						<ErrorMessage id={groupId} error={error} />
						{unitOf[id] === 'night' && (
							<div className={`grid ${styles.pair}`}>
								{text('beyond', words.beyond, draft.beyond, (beyond) => change({ beyond }))}
								{text('pesos', words.extra, draft.pesos, (pesos) => change({ pesos }))}
							</div>
						)}
						{draft.children.map((child, at) => (
							// biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place
							<div key={at} className={`grid ${styles.pair}`}>
								{text(`${at}.upTo`, words.upTo, child.upTo, (upTo) => changeChild(at, { upTo }))}
								{text(`${at}.percent`, words.percent, child.percent, (percent) =>
									changeChild(at, { percent }),
								)}
							</div>
						))}
						{draft.children.length < mostChildRates && (
							<Button
								variant="quiet"
								onClick={() => change({ children: [...draft.children, { upTo: '', percent: '' }] })}
							>
								{words.addChildren}
							</Button>
						)}
					</fieldset>
				)
			})}
		</details>
	)
}
