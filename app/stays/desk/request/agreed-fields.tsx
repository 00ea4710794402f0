import { Button } from '#app/components/button/button.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskAgreedWords } from '#content/stays/desk/desk-agreed-words.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { isNightly, isTimed, mostUnits, type OfferId, offerIds } from '#domain/offers/offers.ts'
import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { OwnerRequestResponse } from '#domain/stays/responses/owner-request-response.ts'
import { fill } from '#domain/text/fill.ts'
import { type Agreed, agesOf, agreedOf, termsOf, withoutPeople } from './agreed.ts'
import styles from './booking-panel.module.css'
import { useOpenedRequest } from './opened-request.ts'

/** Changes the days, people or items that the guest asked for. */
export function AgreedFields() {
	const { stay, tried, draft, change: changeDraft } = useOpenedRequest()
	const words = useWords(deskAgreedWords)
	const { id } = stay
	const { items: asked, ...unchanged } = agreedOf(stay)
	const isChanged = draft.agreed !== undefined
	const agreed: Agreed = draft.agreed ?? unchanged
	const change = (changes: Partial<Agreed>) => {
		const next = { ...agreed, ...changes }
		const { from, to } = next
		changeDraft({ agreed: { ...next, to: changes.from && to < from ? from : to } })
	}
	/** Other people are distributed by the server, as the guest had shared them out. */
	const changeParty = (changes: Pick<Partial<Agreed>, 'adults' | 'children'>) =>
		change({ ...changes, items: agreed.items?.map(withoutPeople) })
	return (
		<details className={styles.agreed} open={isChanged || asked.length === 0 || undefined}>
			<summary className={`touch ${styles.summary}`}>{words.title}</summary>
			<div className={`grid ${styles.days}`}>
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
					error={agreed.to < agreed.from ? words.wrongOrder : undefined}
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
					value={agreed.adults || ''}
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
					value={agreed.children}
					error={agesOf(agreed) ? undefined : words.wrongAges}
					onChange={({ currentTarget }) => changeParty({ children: currentTarget.value })}
				/>
			</div>
			<fieldset>
				<legend>{words.items}</legend>
				{offerIds.map((offer) => (
					<ItemFields key={offer} {...{ offer, agreed, tried, change }} />
				))}
			</fieldset>
			{isChanged && (
				<Button
					variant="quiet"
					onClick={() => changeDraft({ agreed: undefined, isSamePrice: undefined })}
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
	agreed: Agreed
	/** With the people of each item as the server distributes them. */
	tried: OwnerRequestResponse
	change: (changes: Partial<Agreed>) => void
}

function ItemFields({ offer, agreed, tried, change }: ItemProps) {
	const items = agreed.items ?? agreedOf(tried).items
	const words = useWords(deskAgreedWords)
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
		// Another bed is for some of those who were in the others, and so is one with more people in it.
		const beds = [...others, next].filter((it) => isNightly(it.offer))
		const asleep = beds.reduce((sum, it) => sum + (it.people ?? 0), 0)
		const rest = item && asleep <= termsOf(agreed).people ? others : withoutPeopleInBeds(others)
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
			{item && isNightly(offer) && (
				<label className={`touch ${styles.people}`}>
					<input
						type="number"
						inputMode="numeric"
						aria-label={fill(words.peopleIn, { offer: name })}
						min={1}
						max={enquiryLimits.people.most}
						value={
							item.people ?? agreedOf(tried).items.find((it) => it.offer === offer)?.people ?? ''
						}
						onChange={({ currentTarget }) =>
							set({ people: Math.max(1, Math.trunc(currentTarget.valueAsNumber) || 1) })
						}
					/>
					<span aria-hidden="true">{words.peopleUnit}</span>
				</label>
			)}
			{item && !isNightly(offer) && agreed.from < agreed.to && (
				<input
					type="date"
					aria-label={fill(words.day, { offer: name })}
					min={agreed.from}
					max={agreed.to}
					value={item.day ?? agreed.from}
					onChange={({ currentTarget }) => set({ day: currentTarget.value || agreed.from })}
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
