import { type ReactNode, useEffect, useState } from 'react'
import { CheckboxField } from '#app/components/field/checkbox-field.tsx'
import { useReload } from '#app/desk/use-save.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import { FeedList } from './feed-list.tsx'
import styles from './feeds.module.css'
import { ImportList } from './import-list.tsx'
import { useSaveFeeds } from './use-save-feeds.ts'

const readingMs = 2_000

type Props = {
	calendars: CalendarsResponse
	/** The names of units, which have feeds as well; for people who may change them. */
	unitNames: ReactNode
}

/** Calendars that are read here, and ours for others. */
export function OwnerFeeds({ calendars, unitNames }: Props) {
	const mayChange = useHasOwnersTools()
	const reload = useReload()
	const isReading = calendars.imports.some(({ readAt, error }) => !readAt && !error)
	// A calendar that was just added is read within seconds, the others every half hour.
	useEffect(() => {
		if (!isReading) return
		const timer = setInterval(reload, readingMs)
		return () => clearInterval(timer)
	}, [reload, isReading])

	return (
		<div className={`grid ${styles.calendars}`}>
			<ImportList imports={calendars.imports} version={calendars.version} />
			<section className={`card ${styles.card}`}>
				<FeedList feeds={calendars.feeds} />
				{mayChange && <GuestNames calendars={calendars} />}
				{mayChange && unitNames}
			</section>
		</div>
	)
}

/** Optimistic: the switch changes at once and changes back if saving fails. */
function GuestNames({ calendars }: { calendars: CalendarsResponse }) {
	const { feeds: words } = useWords(deskFeedsWords)
	const [chosen, setChosen] = useState<boolean>()
	const { save, isBusy } = useSaveFeeds()
	const imports = calendars.imports.map(({ offer, url }) => ({ offer, url }))

	function choose(guestNames: boolean) {
		setChosen(guestNames)
		save({ imports, guestNames }, calendars.version)
	}

	return (
		<CheckboxField
			name="guest-names"
			required={false}
			checked={isBusy ? (chosen ?? false) : calendars.guestNames}
			onChange={({ target }) => choose(target.checked)}
		>
			{words.guestNames} <small>{words.guestNamesHint}</small>
		</CheckboxField>
	)
}
