import { ApiProblem } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import field from '#app/components/field/field.module.css'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { SaveForm } from '#app/desk/save-form.tsx'
import { useFieldsDraft } from '#app/desk/use-draft.ts'
import { useSave } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { NamedOffer, NamedUnits } from '#domain/stays/named-units.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import type { OffersResponse } from '#domain/stays/responses/offers-response.ts'
import { fill } from '#domain/text/fill.ts'
import { rangeInWords } from '#domain/time/day-words.ts'
import styles from './feeds.module.css'

export const unitsPath = '/api/units'

type Saved = { units: NamedUnits; version: string }
type Booked = { unit: string; from: string; to: string; guest: string | null }
export type LoadedUnits = Saved & Pick<OffersResponse, 'offers'>

export async function fetchUnits(): Promise<LoadedUnits> {
	const [saved, { offers }] = await Promise.all([
		fetchAsOwner<Saved>(unitsPath),
		fetchAsOwner<OffersResponse>('/api/offers'),
	])
	return { ...saved, offers }
}

type Props = { loaded: LoadedUnits; feeds: CalendarsResponse['unitFeeds'] }

/** A name for each unit of offers that have several, and the feed of each named unit. */
export function UnitNames({ loaded, feeds }: Props) {
	const locale = useLocale()
	const all = useWords(deskFeedsWords)
	const words = all.units
	const names = useOfferNames()
	const counted = loaded.offers.flatMap(({ id, units }) =>
		isNightly(id) && units !== null && units > 1
			? [{ offer: id, units: unitsOf(id, Math.min(units, 50), loaded.units) }]
			: [],
	)
	const saved = counted.flatMap(({ units }) => units.map(({ id, name }) => [id, name]))
	const draft = useFieldsDraft<Record<string, string>, string>(
		'site units',
		Object.fromEntries(saved),
		loaded.version,
	)
	const saving = useSave(
		(units: NamedUnits, seen: string) =>
			fetchAsOwner<Saved>(`${unitsPath}?seen=${seen}`, 'PUT', { units }),
		{ done: all.saved, failed: whyNotSaved, draft },
	)
	if (counted.length === 0) return null

	/** `seen`: the version that these may replace. */
	function send(seen: string) {
		const entries = counted.map(({ offer, units }) => [
			offer,
			units
				.map(({ id, name }) => ({ id, name: draft.fields[id] ?? name }))
				.filter(({ name }) => name.trim()),
		])
		saving.save({ ...loaded.units, ...Object.fromEntries(entries) }, seen)
	}

	function whyNotSaved(reason: unknown): string {
		if (!(reason instanceof ApiProblem)) return all.saveFailed
		const { code, errors, members } = reason
		const [first] = (members.booked ?? []) as Booked[]
		if (code === 'units-taken' && first)
			return fill(words.booked, {
				unit: first.unit,
				guest: first.guest ?? '',
				days: rangeInWords(first.from, first.to, locale),
			})
		const said: Record<string, string> = words.errors
		return said[errors[0]?.code ?? ''] ?? all.saveFailed
	}

	return (
		<section>
			<h2>{words.title}</h2>
			<p>{words.lead}</p>
			<SaveForm draft={draft} saving={saving} words={words} onSave={send}>
				{counted.map(({ offer, units }) => (
					<fieldset key={offer} className={`grid ${styles.units}`}>
						<legend>{names[offer].name}</legend>
						{units.map(({ id, name }, index) => (
							<TextField
								key={id}
								name={`unit-${id}`}
								label={fill(words.name, { number: String(index + 1) })}
								optional={words.optional}
								maxLength={40}
								autoComplete="off"
								value={draft.fields[id] ?? name}
								onChange={({ target }) => draft.change(id, target.value)}
							/>
						))}
					</fieldset>
				))}
			</SaveForm>
			<ul className={`plain-list ${styles.list}`}>
				{feeds.map(({ unit, url }) => (
					<li key={unit.id}>
						<label htmlFor={`feed-${unit.id}`}>
							{fill(all.feeds.address, { offer: unit.name })}
						</label>
						<input
							className={field.control}
							id={`feed-${unit.id}`}
							readOnly
							value={url}
							onFocus={({ currentTarget }) => currentTarget.select()}
						/>
					</li>
				))}
			</ul>
		</section>
	)
}

/** The units of an offer: the named ones, then those without a name up to how many there are. */
export function unitsOf(offer: NamedOffer, count: number, named: NamedUnits) {
	const known = named[offer] ?? []
	const unnamed = Array.from({ length: count }, (_, index) => ({
		id: `${offer}-${index + 1}`,
		name: '',
	})).filter((unit) => known.every(({ id }) => id !== unit.id))
	return [...known, ...unnamed.slice(0, Math.max(0, count - known.length))]
}
