import { SelectField } from '#app/components/field/select-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { entrySheetWords } from '#content/stays/desk/entry-sheet-words.ts'
import { isNightly, isTimed, offerIds, offersOrAll } from '#domain/offers/offers.ts'
import { plural } from '#domain/text/numbers.ts'
import { addDays, isDay } from '#domain/time/dates.ts'
import { type DraftError, type EntryDraft, lastClosedDay, nightCount } from './entry-draft.ts'
import styles from './entry-sheet.module.css'
import { MoreItems } from './more-items.tsx'

type Props = {
	draft: EntryDraft
	errorOf: (name: DraftError) => string | undefined
	onChange: (changes: Partial<EntryDraft>) => void
}

export function EntryFields({ draft, errorOf, onChange }: Props) {
	const words = useWords(entrySheetWords)
	const { nights: nightWords } = useWords(deskCalendarWords)
	const locale = useLocale()
	const nights = nightCount(draft)
	const names = useOfferNames()
	const isPhone = draft.kind === 'phone'
	const isAll = draft.offer === 'all'
	const isOneMeant = isPhone && draft.emptyUnits === 1
	const hasNights = draft.offer !== 'all' && isNightly(draft.offer)
	const text = (
		name: Exclude<keyof EntryDraft, 'id' | 'kind' | 'offer' | 'emptyUnits' | 'more'>,
	) => ({
		name,
		autoComplete: 'off',
		value: draft[name],
		onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
	})
	return (
		<>
			<SelectField
				name="offer"
				label={words.offer}
				value={draft.offer}
				choices={(isPhone ? offerIds : offersOrAll).map((value) => ({
					value,
					label: value === 'all' ? words.all : names[value].name,
				}))}
				onChoose={(offer) => onChange({ offer })}
			/>
			<div className={`grid ${styles.pair}`}>
				<TextField
					type="date"
					label={hasNights ? words.from : isAll ? words.firstDay : words.day}
					error={errorOf('from')}
					{...text('from')}
				/>
				{hasNights && (
					<TextField
						type="date"
						label={words.to}
						min={draft.from}
						error={errorOf('to')}
						{...text('to')}
					/>
				)}
				{!hasNights && !isPhone && (
					<TextField
						type="date"
						label={words.lastDay}
						min={draft.from}
						error={errorOf('to')}
						{...text('to')}
						value={lastClosedDay(draft)}
						onChange={({ target }) =>
							onChange({ to: isDay(target.value) ? addDays(target.value, 1) : '' })
						}
					/>
				)}
				{draft.offer !== 'all' && isTimed(draft.offer) && (
					<TextField
						type="time"
						label={words.hour}
						hint={words.hourHint}
						optional={words.optional}
						error={errorOf('hour')}
						{...text('hour')}
					/>
				)}
			</div>
			{hasNights && nights > 0 && (
				<p className={styles.nights}>{plural(nights, nightWords, locale)}</p>
			)}
			{isPhone && (
				<>
					<TextField
						label={words.guest}
						maxLength={100}
						error={errorOf('guest')}
						{...text('guest')}
					/>
					<TextField
						type="tel"
						label={words.phoneNumber}
						optional={words.optional}
						maxLength={40}
						{...text('phone')}
					/>
				</>
			)}
			<div className={`grid ${styles.pair}`}>
				{isPhone && (
					<TextField
						label={words.people}
						optional={words.optional}
						inputMode="numeric"
						maxLength={4}
						error={errorOf('people')}
						{...text('people')}
					/>
				)}
				{!isAll && (
					<TextField
						label={words.units}
						optional={words.optional}
						hint={isOneMeant ? undefined : words.unitsHint}
						inputMode="numeric"
						maxLength={3}
						placeholder={isOneMeant ? '1' : undefined}
						error={errorOf('units')}
						{...text('units')}
					/>
				)}
			</div>
			{isPhone && (
				<>
					<TextField
						label={words.price}
						optional={words.optional}
						hint={words.priceHint}
						inputMode="numeric"
						maxLength={20}
						error={errorOf('pesos')}
						{...text('pesos')}
					/>
					<MoreItems draft={draft} error={errorOf('more')} onChange={onChange} />
				</>
			)}
			<TextField
				label={words.note}
				optional={words.optional}
				hint={words.noteHint}
				maxLength={200}
				{...text('note')}
			/>
		</>
	)
}
