import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { isNightly, isTimed, mostUnits, type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './booking-panel.module.css'
import { useOpenedRequest } from './opened-request.ts'
import {
	agesOf,
	type ProposedTerms,
	termsOf,
	termsToChange,
	withoutPeople,
} from './proposed-terms.ts'

/** Changes the days, people or items that the guest asked for. */
export function TermsFields() {
	const { stay, tried, draft, change: changeDraft } = useOpenedRequest()
	const words = useWords(deskTermsWords)
	const { id } = stay
	const { items: asked, ...unchanged } = termsToChange(stay)
	const isChanged = draft.terms !== undefined
	const terms: ProposedTerms = draft.terms ?? unchanged
	const change = (changes: Partial<ProposedTerms>) => {
		const next = { ...terms, ...changes }
		const { from, to } = next
		changeDraft({ terms: { ...next, to: changes.from && to < from ? from : to } })
	}
	/** Other people are distributed by the server, as the guest had shared them out. */
	const changeParty = (changes: Pick<Partial<ProposedTerms>, 'adults' | 'children'>) =>
		change({ ...changes, items: terms.items?.map(withoutPeople) })
	return (
		<details className={styles.terms} open={isChanged || asked.length === 0 || undefined}>
			<summary className={`touch ${styles.summary}`}>{words.title}</summary>
			<div className={`grid ${styles.days}`}>
				<TextField
					name="from"
					id={`from-${id}`}
					type="date"
					label={words.arrival}
					value={terms.from}
					onChange={({ currentTarget }) => change({ from: currentTarget.value })}
				/>
				<TextField
					name="to"
					id={`to-${id}`}
					type="date"
					label={words.departure}
					min={terms.from}
					value={terms.to}
					error={terms.to < terms.from ? words.wrongOrder : undefined}
					onChange={({ currentTarget }) => change({ to: currentTarget.value })}
				/>
				<TextField
					name="adults"
					id={`adults-${id}`}
					type="number"
					inputMode="numeric"
					label={words.adults}
					min={1}
					max={enquiryLimits.people.most}
					value={terms.adults || ''}
					onChange={({ currentTarget }) =>
						changeParty({ adults: Math.max(0, Math.trunc(currentTarget.valueAsNumber) || 0) })
					}
				/>
				<TextField
					name="children"
					id={`children-${id}`}
					inputMode="text"
					autoComplete="off"
					label={words.children}
					value={terms.children}
					error={agesOf(terms) ? undefined : words.wrongAges}
					onChange={({ currentTarget }) => changeParty({ children: currentTarget.value })}
				/>
			</div>
			<fieldset>
				<legend>{words.items}</legend>
				{offerIds.map((offer) => (
					<ItemFields key={offer} offer={offer} terms={terms} tried={tried} change={change} />
				))}
			</fieldset>
			{isChanged && (
				<Button
					variant="quiet"
					onClick={() => changeDraft({ terms: undefined, isSamePrice: undefined })}
				>
					{words.reset}
				</Button>
			)}
		</details>
	)
}

function withoutPeopleInBeds(items: RequestedItem[]): RequestedItem[] {
	return items.map((item) => (isNightly(item.offer) ? withoutPeople(item) : item))
}

type ItemProps = {
	offer: OfferId
	terms: ProposedTerms
	/** With the people of each item as the server distributes them. */
	tried: OwnerRequestResponse
	change: (changes: Partial<ProposedTerms>) => void
}

function ItemFields({ offer, terms, tried, change }: ItemProps) {
	const items = terms.items ?? termsToChange(tried).items
	const words = useWords(deskTermsWords)
	const item = items.find((it) => it.offer === offer)
	const { name } = useOfferNames()[offer]
	const others = items.filter((it) => it.offer !== offer)
	const set = ({ people, ...changes }: Partial<RequestedItem>) => {
		const next = {
			offer,
			units: 1,
			hour: null,
			...item,
			...changes,
			...(people && { people }),
		}
		const order = (it: { offer: OfferId }) => offerIds.indexOf(it.offer)
		// Adding a bed, or people to one, moves people out of other beds.
		const beds = [...others, next].filter((it) => isNightly(it.offer))
		const asleep = beds.reduce((sum, it) => sum + (it.people ?? 0), 0)
		const rest = item && asleep <= termsOf(terms).people ? others : withoutPeopleInBeds(others)
		change({ items: [...rest, next].sort((one, other) => order(one) - order(other)) })
	}
	return (
		<div className={`cluster ${styles.item}`}>
			<label className="touch">
				<input
					type="checkbox"
					checked={item !== undefined}
					onChange={({ currentTarget }) =>
						currentTarget.checked ? set({}) : change({ items: withoutPeopleInBeds(others) })
					}
				/>
				{name}
			</label>
			{item && (
				<CountInput
					label={fill(words.units, { offer: name })}
					most={mostUnits}
					count={item.units}
					onCount={(units) => set({ units })}
				/>
			)}
			{item && isNightly(offer) && (
				<span className={`touch ${styles.people}`}>
					<CountInput
						label={fill(words.peopleIn, { offer: name })}
						most={enquiryLimits.people.most}
						count={
							item.people ?? termsToChange(tried).items.find((it) => it.offer === offer)?.people
						}
						onCount={(people) => set({ people })}
					/>
					<span aria-hidden="true">{words.peopleUnit}</span>
				</span>
			)}
			{item && !isNightly(offer) && terms.from < terms.to && (
				<input
					type="date"
					aria-label={fill(words.day, { offer: name })}
					min={terms.from}
					max={terms.to}
					value={item.day ?? terms.from}
					onChange={({ currentTarget }) => set({ day: currentTarget.value || terms.from })}
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

type CountProps = {
	label: string
	most: number
	count: number | undefined
	onCount: (count: number) => void
}

/** Shows what is typed until it is left, so that a digit can be deleted before another is typed. */
function CountInput({ label, most, count = 0, onCount }: CountProps) {
	const [typed, setTyped] = useState<string>()
	return (
		<input
			type="number"
			inputMode="numeric"
			aria-label={label}
			min={1}
			max={most}
			value={typed ?? (count || '')}
			onChange={({ currentTarget: { value, valueAsNumber } }) => {
				setTyped(value)
				if (valueAsNumber >= 1) onCount(Math.min(most, Math.trunc(valueAsNumber)))
			}}
			onBlur={() => setTyped(undefined)}
		/>
	)
}
