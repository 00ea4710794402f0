import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import type { DeskRequestWords } from '#content/stays/desk-request-words.ts'
import {
	isTimed,
	mostUnits,
	type OfferId,
	type OfferNames,
	offerIds,
} from '#domain/offers/offers.ts'
import { fill } from '#domain/text/fill.ts'
import { type Agreed, isPossible } from './stay-calls.ts'
import styles from './stay-panel.module.css'

type Props = {
	id: string
	words: DeskRequestWords
	offerNames: OfferNames
	asked: Agreed
	/** Undefined while nothing is changed. */
	agreed: Agreed | undefined
	onChange: (agreed: Agreed | undefined) => void
}

/** Changes the days or items that the guest asked for. */
export function AgreedFields({ id, words: { agreed: words }, offerNames, ...props }: Props) {
	const { asked, onChange } = props
	const agreed = props.agreed ?? asked
	const change = (changes: Partial<Agreed>) => {
		const { from, to, items } = { ...agreed, ...changes }
		onChange({ from, to: changes.from && to < from ? from : to, items })
	}
	return (
		<details
			className={styles.agreed}
			open={props.agreed !== undefined || asked.items.length === 0 || undefined}
		>
			<summary>{words.title}</summary>
			<div className={styles.days}>
				<TextField
					name="from"
					id={`from-${id}`}
					type="date"
					label={words.arrival}
					value={agreed.from}
					onChange={({ currentTarget }) => change({ from: currentTarget.value })}
				/>
				<TextField
					name="to"
					id={`to-${id}`}
					type="date"
					label={words.departure}
					min={agreed.from}
					value={agreed.to}
					error={isPossible(agreed) ? undefined : words.wrongOrder}
					onChange={({ currentTarget }) => change({ to: currentTarget.value })}
				/>
			</div>
			<fieldset>
				<legend>{words.items}</legend>
				{offerIds.map((offer) => (
					<ItemFields key={offer} {...{ offer, words, agreed, change }} names={offerNames} />
				))}
			</fieldset>
			{props.agreed && (
				<Button variant="quiet" onClick={() => onChange(undefined)}>
					{words.reset}
				</Button>
			)}
		</details>
	)
}

type ItemProps = {
	offer: OfferId
	words: DeskRequestWords['agreed']
	names: OfferNames
	agreed: Agreed
	change: (changes: Partial<Agreed>) => void
}

function ItemFields({ offer, words, names, agreed: { items }, change }: ItemProps) {
	const item = items.find((it) => it.offer === offer)
	const { name } = names[offer]
	const others = items.filter((it) => it.offer !== offer)
	const set = (changes: { units?: number; hour?: string | null }) => {
		const next = { ...{ offer, units: 1, hour: null }, ...item, ...changes }
		const order = (it: { offer: OfferId }) => offerIds.indexOf(it.offer)
		change({ items: [...others, next].sort((one, other) => order(one) - order(other)) })
	}
	return (
		<div className={styles.item}>
			<label>
				<input
					type="checkbox"
					checked={item !== undefined}
					onChange={({ currentTarget }) =>
						currentTarget.checked ? set({}) : change({ items: others })
					}
				/>
				{name}
			</label>
			{item && (
				<input
					type="number"
					inputMode="numeric"
					aria-label={fill(words.units, { offer: name })}
					min={1}
					max={mostUnits}
					value={item.units}
					onChange={({ currentTarget }) =>
						set({
							units: Math.min(mostUnits, Math.max(1, Math.trunc(currentTarget.valueAsNumber) || 1)),
						})
					}
				/>
			)}
			{item && isTimed(offer) && (
				<input
					type="time"
					aria-label={fill(words.hour, { offer: name })}
					value={item.hour ?? ''}
					onChange={({ currentTarget }) => set({ hour: currentTarget.value || null })}
				/>
			)}
		</div>
	)
}
