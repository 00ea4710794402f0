import { useEffect, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { useLoad } from '#app/api/use-load.ts'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import type { DeskOthersWords } from '#content/stays/desk-others-words.ts'
import type { OfferWords } from '#content/stays/offer-words.ts'
import type { CalendarsAnswer } from '#domain/stays/answers.ts'
import { loadFeeds, saveFeeds } from './feed-calls.ts'
import { FeedList } from './feed-list.tsx'
import styles from './feeds.module.css'
import { ImportList } from './import-list.tsx'
import { UnitNames } from './unit-names.tsx'

type Props = { words: DeskOthersWords; names: OfferWords }
type Loaded = CalendarsAnswer

const readingMs = 2_000
const otherwiseMs = 60_000

/** Calendars that are read here, and ours for others. */
export function OwnerFeeds({ words, names }: Props) {
	const { data, hasFailed, load } = useLoad(loadFeeds)
	const [shown, setShown] = useState<Loaded>()
	const mayChange = useHasOwnersTools()
	useEffect(() => setShown(data), [data])
	const isReading = shown?.imports.some(({ readAt, error }) => !readAt && !error) ?? false
	// A calendar that was just added is read within seconds, the others every half hour.
	useEffect(() => {
		const timer = setInterval(load, isReading ? readingMs : otherwiseMs)
		return () => clearInterval(timer)
	}, [load, isReading])

	/** Optimistic: the switch changes at once and changes back if saving fails. */
	async function change(next: Partial<Loaded>, save: () => Promise<Partial<Loaded>>) {
		if (!shown) return
		setShown({ ...shown, ...next })
		try {
			const saved = await save()
			setShown((now) => now && { ...now, ...saved })
			showNotice({ text: words.saved })
		} catch (problem) {
			setShown(shown)
			if (codeOf(problem) === 'edited-elsewhere') onElsewhere()
			else showNotice({ text: words.saveFailed, tone: 'bad' })
		}
	}

	/** Shows the calendars as they are by now; what is typed stays. */
	function onElsewhere() {
		showNotice({ text: words.elsewhere, tone: 'bad' })
		load()
	}

	if (!shown) return <NotLoaded words={words} failure={hasFailed && words.failed} onRetry={load} />

	const imports = shown.imports.map(({ offer, url }) => ({ offer, url }))
	const onChanged = (calendars: CalendarsAnswer) => setShown({ ...shown, ...calendars })
	return (
		<div className={styles.calendars}>
			<ImportList
				{...{ words, names, onChanged, onElsewhere }}
				imports={shown.imports}
				version={shown.version}
			/>
			<section className={styles.card}>
				<FeedList {...{ words, names, onChanged }} feeds={shown.feeds} />
				{mayChange && (
					<CheckboxField
						name="guest-names"
						required={false}
						checked={shown.guestNames}
						onChange={({ target: { checked: guestNames } }) =>
							change({ guestNames }, () => saveFeeds({ imports, guestNames }, shown.version))
						}
					>
						{words.feeds.guestNames} <small>{words.feeds.guestNamesHint}</small>
					</CheckboxField>
				)}
				{mayChange && (
					<UnitNames {...{ words, names }} feeds={shown.unitFeeds ?? []} onChanged={load} />
				)}
			</section>
		</div>
	)
}
