import { type FormEvent, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import field from '#app/components/field/field.module.css'
import { TextField } from '#app/components/field/text-field.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useReload } from '#app/desk/use-save.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { deskOthersWords } from '#content/stays/desk-others-words.ts'
import { isNightly } from '#domain/offers/offers.ts'
import type { CalendarsAnswer, OffersAnswer } from '#domain/stays/answers.ts'
import { rangeInWords } from '#domain/stays/day-words.ts'
import type { NamedOffer, NamedUnits } from '#domain/stays/named-units.ts'
import { fill } from '#domain/text/fill.ts'
import styles from './feeds.module.css'

type Saved = { units: NamedUnits; version: string }
type Booked = { unit: string; from: string; to: string; guest: string | null }

const load = async () => {
	const [saved, { offers }] = await Promise.all([
		fetchAsOwner<Saved>('/api/units'),
		fetchAsOwner<OffersAnswer>('/api/offers'),
	])
	return { saved, offers }
}

/** A name for each unit of what there are several of, and the feed of each that has one. */
export function UnitNames({ feeds }: { feeds: CalendarsAnswer['unitFeeds'] }) {
	const locale = useLocale()
	const all = useWords(deskOthersWords)
	const names = useOfferNames()
	// The feeds follow the names.
	const onChanged = useReload()
	const words = all.units
	const { data, setData, hasFailed, load: again } = useLoad(load, { reloadsOnReturn: false })
	const [typed, setTyped] = useState<Record<string, string>>({})
	const [problem, setProblem] = useState<string>()
	if (!data) return <NotLoaded words={all} failure={hasFailed && all.failed} onRetry={again} />
	const counted = data.offers.flatMap(({ id, units }) =>
		isNightly(id) && units !== null && units > 1 ? [{ offer: id, count: Math.min(units, 50) }] : [],
	)
	if (counted.length === 0) return null

	/** The fields of an offer: its named units, then empty ones up to how many there are. */
	const fieldsOf = (offer: NamedOffer, count: number) => {
		const known = data.saved.units[offer] ?? []
		return Array.from({ length: Math.max(count, known.length) }, (_, index) => {
			const id = known[index]?.id ?? `${offer}-${index + 1}`
			return { id, name: typed[id] ?? known[index]?.name ?? '' }
		})
	}

	async function save(event: FormEvent) {
		event.preventDefault()
		if (!data) return
		const entries = counted.map(({ offer, count }) => [
			offer,
			fieldsOf(offer, count).filter(({ name }) => name.trim()),
		])
		const units: NamedUnits = { ...data.saved.units, ...Object.fromEntries(entries) }
		setProblem(undefined)
		try {
			const saved = await fetchAsOwner<Saved>(`/api/units?seen=${data.saved.version}`, 'PUT', {
				units,
			})
			setData({ ...data, saved })
			setTyped({})
			onChanged()
			showNotice({ text: all.saved })
		} catch (reason) {
			setProblem(problemOf(reason))
		}
	}

	function problemOf(reason: unknown): string {
		if (!(reason instanceof ApiProblem)) return all.saveFailed
		const { code, errors, members } = reason
		if (code === 'edited-elsewhere') return all.elsewhere
		const [first] = (members.booked ?? []) as Booked[]
		if (code === 'units-taken' && first)
			return fill(words.booked, {
				...{ unit: first.unit, guest: first.guest ?? '' },
				days: rangeInWords(first.from, first.to, locale),
			})
		const said: Record<string, string> = words.errors
		return said[errors[0]?.code ?? ''] ?? all.saveFailed
	}

	return (
		<section>
			<h2>{words.title}</h2>
			<p>{words.lead}</p>
			<form onSubmit={save}>
				{counted.map(({ offer, count }) => (
					<fieldset key={offer} className={styles.units}>
						<legend>{names[offer].name}</legend>
						{fieldsOf(offer, count).map(({ id, name }, index) => (
							<TextField
								key={id}
								name={`unit-${id}`}
								label={fill(words.name, { number: String(index + 1) })}
								optional={words.optional}
								maxLength={40}
								autoComplete="off"
								value={name}
								onChange={({ target }) => setTyped({ ...typed, [id]: target.value })}
							/>
						))}
					</fieldset>
				))}
				{problem && (
					<p role="alert" className={field.problem}>
						{problem}
					</p>
				)}
				<Button type="submit" variant="quiet">
					{words.save}
				</Button>
			</form>
			<ul className={styles.list}>
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
