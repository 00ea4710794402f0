import { useState } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { explainLoading, fetchHistory } from '#app/editing/content-calls.ts'
import { usePublishing } from '#app/editing/use-publishing.ts'
import { useShownName } from '#app/site/desk-person.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import type { SiteWords } from '#content/editing/site-words.ts'
import type { PublishedChange } from '#domain/editing/answers.ts'
import type { OfferNames } from '#domain/offers/offers.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'
import { changeWords } from './change-words.ts'
import styles from './history-list.module.css'

type Props = {
	words: SiteWords
	/** What the owner calls a document. */
	nameOf: (document: string) => string
	offerNames: OfferNames
	/** What each picture of the site shows. */
	pictures: Readonly<Record<string, string>>
	onRestored: () => void
	/** Changes when something was published elsewhere on the page. */
	revision: unknown
}

/** All publications with their changes, before and after side by side; each can be restored. */
export function HistoryList({ onRestored, revision, ...named }: Props) {
	const { words } = named
	const { history } = words
	const locale = localeHere()
	const editing = editingWords[locale]
	const { data, hasFailed, reason, load } = useLoad(fetchHistory, { revision })
	const shownName = useShownName()
	const [asked, setAsked] = useState<{ version: number; name: string }>()
	const { isBusy, restore } = usePublishing(editing, () => {
		load()
		onRestored()
	})

	if (!data) {
		const failure = hasFailed && explainLoading(reason, editing)
		return <NotLoaded {...{ words, failure }} onRetry={load} />
	}
	const { versions } = data
	const ask = (version: number, publishedAt: string) =>
		setAsked({ version, name: formatTime(Date.parse(publishedAt), locale) })
	if (versions.length === 0) return <p>{history.empty}</p>
	return (
		<>
			<p>{history.lead}</p>
			<ol className={styles.versions}>
				{versions.map(({ version, publishedAt, person, changes }, index) => (
					<li key={version}>
						<details>
							<summary>
								<strong>{formatTime(Date.parse(publishedAt), locale)}</strong>
								<span>
									{plural(changes.length, history.changes, locale)}
									{shownName(person) &&
										` · ${fill(history.publishedBy, { person: String(person) })}`}
								</span>
							</summary>
							<ul className={styles.changes}>
								{changes.map((change) => (
									<ChangeRow key={JSON.stringify(change)} change={change} {...named} />
								))}
							</ul>
						</details>
						{index === 0 ? (
							<p className={styles.current}>{history.current}</p>
						) : (
							<Button variant="quiet" disabled={isBusy} onClick={() => ask(version, publishedAt)}>
								{history.restore}
							</Button>
						)}
					</li>
				))}
				<li>
					<strong>{history.original}</strong>
					<Button
						variant="quiet"
						disabled={isBusy}
						onClick={() => setAsked({ version: 0, name: history.original })}
					>
						{history.restore}
					</Button>
				</li>
			</ol>
			{asked && (
				<ConfirmDialog
					words={fill(editing.restore, { version: asked.name })}
					onConfirm={() => restore(asked.version)}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</>
	)
}

type RowProps = { change: PublishedChange } & Pick<
	Props,
	'words' | 'nameOf' | 'offerNames' | 'pictures'
>

function ChangeRow({ change, nameOf, ...named }: RowProps) {
	const { document, locale } = change
	const ours = localeHere()
	const language = locale && editingWords[ours].sheet.languages[locale]
	const { history } = named.words
	const { about, before, after } = changeWords(change, { ...named, locale: ours })
	return (
		<li>
			<h3>{[nameOf(document), ...about, language].filter(Boolean).join(' · ')}</h3>
			<dl>
				<div>
					<dt>{history.before}</dt>
					<dd lang={locale || undefined}>{before}</dd>
				</div>
				<div>
					<dt>{history.after}</dt>
					<dd lang={locale || undefined}>{after}</dd>
				</div>
			</dl>
		</li>
	)
}
