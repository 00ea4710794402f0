import { type FormEvent, useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useDraft } from '#app/desk/use-draft.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type DeskFeedsWords, deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { feedFailureWords } from '#content/stays/feed-failure-words.ts'
import type { Locale } from '#domain/locale.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import { readFailure } from '#domain/stays/feed-failure.ts'
import type { CalendarsResponse } from '#domain/stays/responses/calendars-response.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import styles from './feeds.module.css'
import { type Import, useSaveFeeds } from './use-save-feeds.ts'

type Read = CalendarsResponse['imports'][number]
type Props = { imports: readonly Read[]; version: string }

const titleId = 'imports-title'

/** The calendars of other sites, with how their last reading went. */
export function ImportList({ imports, version }: Props) {
	const { imports: own } = useWords(deskFeedsWords)
	const names = useOfferNames()
	const locale = useLocale()
	const known = imports.map(({ offer, url }) => ({ offer, url }))
	const mayChange = useHasOwnersTools()
	const { save: putBack } = useSaveFeeds()
	const { save: remove } = useSaveFeeds({
		done: (saved: CalendarsResponse) => ({
			text: own.removed,
			action: {
				label: own.undo,
				run: () => putBack({ imports: known }, saved.version),
				returnFocusTo: titleId,
			},
		}),
	})
	const without = (gone: Read) =>
		known.filter((it) => it.offer !== gone.offer || it.url !== gone.url)

	return (
		<section className={`card ${styles.card}`} aria-labelledby={titleId}>
			<h2 id={titleId} tabIndex={-1}>
				{own.title}
			</h2>
			<p>{mayChange ? own.lead : own.readOnly}</p>
			{imports.length === 0 && <p>{own.none}</p>}
			<ul className={`plain-list ${styles.list}`}>
				{imports.map((it) => (
					<li key={it.id}>
						<p>
							<b>{names[it.offer].name}</b> · {new URL(it.url).host}
						</p>
						<p className={it.error ? styles.bad : styles.quiet}>{stateOf(it, own, locale)}</p>
						<SkippedEvents read={it} />
						{mayChange && (
							<Button
								variant="quiet"
								aria-label={fill(own.removeOf, {
									host: new URL(it.url).host,
									offer: names[it.offer].name,
								})}
								onClick={() => remove({ imports: without(it) }, version)}
							>
								{own.remove}
							</Button>
						)}
					</li>
				))}
			</ul>
			{mayChange && <AddImport known={known} version={version} />}
		</section>
	)
}

function AddImport({ known, version }: { known: Import[]; version: string }) {
	const { imports: own } = useWords(deskFeedsWords)
	const names = useOfferNames()
	// The draft counts as one that names guests, because anybody with this address can read their names in the calendar.
	const draft = useDraft<Import>('guest calendar of others', { offer: 'cabin', url: '' })
	const { offer, url } = draft.value
	const [error, setError] = useState('')
	const { save, isBusy } = useSaveFeeds({
		onSaved: draft.forget,
		onInvalid: () => setError(own.wrongAddress),
	})

	function add(event: FormEvent) {
		event.preventDefault()
		const address = url.trim()
		if (known.some((it) => it.offer === offer && it.url === address)) return setError(own.twice)
		if (!/^(https|webcals?):\/\//i.test(address)) return setError(own.wrongAddress)
		save({ imports: [...known, { offer, url: address }] }, version)
	}

	return (
		<form noValidate onSubmit={add}>
			<SelectField
				name="import-offer"
				label={own.offer}
				value={offer}
				choices={offerIds.filter(isNightly).map((value) => ({ value, label: names[value].name }))}
				onChoose={(chosen: OfferId) => draft.change({ offer: chosen, url })}
			/>
			<TextField
				name="import-url"
				type="url"
				label={own.url}
				hint={own.urlHint}
				error={error || undefined}
				autoComplete="off"
				maxLength={2000}
				value={url}
				onChange={({ target }) => {
					draft.change({ offer, url: target.value })
					setError('')
				}}
			/>
			<Button type="submit" disabled={isBusy}>
				{own.add}
			</Button>
		</form>
	)
}

/** Events that take no nights, or not all of them: the owner may have to close those nights by hand. */
function SkippedEvents({ read: { skipped, skippedCount } }: { read: Read }) {
	const locale = useLocale()
	const { imports: words } = useWords(deskFeedsWords)
	if (skippedCount === 0) return null
	const lines = skipped.map(({ event, day, reason }) =>
		[event || words.nameless, day && formatDay(day, locale), words.skipReasons[reason]]
			.filter(Boolean)
			.join(dot),
	)
	return (
		<details>
			<summary className={styles.bad}>{plural(skippedCount, words.skipped, locale)}</summary>
			<ul>
				{[...new Set(lines)].map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</details>
	)
}

function stateOf(
	{ error, failingSince, readAt, events, echoes }: Read,
	words: DeskFeedsWords['imports'],
	locale: Locale,
): string {
	const time = (at: string) => formatTime(Date.parse(at), locale)
	if (error && failingSince) {
		const { reason, detail } = readFailure(error)
		const said = fill(feedFailureWords[locale][reason], { detail })
		return fill(words.failing, { time: time(failingSince), reason: said })
	}
	if (!readAt) return words.neverRead
	return [
		fill(words.readAt, { time: time(readAt) }),
		plural(events, words.events, locale),
		...(echoes > 0 ? [plural(echoes, words.echoes, locale)] : []),
	].join(dot)
}
