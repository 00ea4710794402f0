import { Button } from '#app/components/button/button.tsx'
import { ErrorMessage, fieldId } from '#app/components/field/field.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { isNightly, isTimed, mostItems, offerIds } from '#domain/offers/offers.ts'
import { fill } from '#domain/text/fill.ts'
import type { EntryDraft, MoreDraft } from './entry-draft.ts'
import styles from './entry-sheet.module.css'

type Props = {
	draft: EntryDraft
	error: string | undefined
	onChange: (changes: Pick<EntryDraft, 'more'>) => void
}

/** Further items of a booking by phone: another nest, a table, a ride. */
export function MoreItems({ draft, error, onChange }: Props) {
	const words = useWords(entrySheetWords)
	const { more, from, to } = draft
	const added: MoreDraft = { offer: 'table', from, to, units: '', hour: '' }
	return (
		<div id={fieldId('more')} tabIndex={-1}>
			<ErrorMessage id={fieldId('more')} error={error} />
			{more.map((item, index) => (
				<MoreItem
					// biome-ignore lint/suspicious/noArrayIndexKey: items have no id, and are edited in place.
					key={index}
					item={item}
					index={index}
					onChange={(next) => onChange({ more: more.toSpliced(index, 1, next) })}
					onRemove={() => onChange({ more: more.toSpliced(index, 1) })}
				/>
			))}
			{more.length < mostItems - 1 && (
				<Button variant="quiet" onClick={() => onChange({ more: [...more, added] })}>
					{words.addItem}
				</Button>
			)}
		</div>
	)
}

type ItemProps = {
	item: MoreDraft
	index: number
	onChange: (item: MoreDraft) => void
	onRemove: () => void
}

function MoreItem({ item, index, onChange, onRemove }: ItemProps) {
	const words = useWords(entrySheetWords)
	const names = useOfferNames()
	const { name } = names[item.offer]
	const text = (field: Exclude<keyof MoreDraft, 'offer'>) => ({
		name: `more-${index}-${field}`,
		autoComplete: 'off',
		value: item[field],
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...item, [field]: target.value }),
	})
	return (
		<fieldset className={styles.more}>
			<legend>{name}</legend>
			<SelectField
				name={`more-${index}-offer`}
				label={words.otherItem}
				value={item.offer}
				choices={offerIds.map((value) => ({ value, label: names[value].name }))}
				onChoose={(offer) => onChange({ ...item, offer })}
			/>
			<div className={`grid ${styles.pair}`}>
				<TextField
					type="date"
					label={isNightly(item.offer) ? words.from : words.day}
					{...text('from')}
				/>
				{isNightly(item.offer) && <TextField type="date" label={words.to} {...text('to')} />}
				{isTimed(item.offer) && (
					<TextField type="time" label={words.hour} optional={words.optional} {...text('hour')} />
				)}
				<TextField
					label={words.units}
					inputMode="numeric"
					maxLength={3}
					placeholder="1"
					{...text('units')}
				/>
			</div>
			<Button variant="quiet" onClick={onRemove}>
				{fill(words.removeItem, { offer: name })}
			</Button>
		</fieldset>
	)
}
