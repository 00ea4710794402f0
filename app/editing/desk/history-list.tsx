import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { useOfferNames } from '#app/desk/desk-info.tsx'
import { useRestoring } from '#app/editing/publishing/use-publishing.tsx'
import { useShownName } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { editingWords } from '#content/editing/editing-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import type { HistoryResponse, PublishedChange } from '#domain/editing/responses.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'
import { changeWords } from './change-words.ts'
import styles from './history-list.module.css'
import type { SitePage } from './site-pages.ts'

type Names = {
	pages: readonly SitePage[]
	/** Describes each picture of the site. */
	pictures: Readonly<Record<string, string>>
}

/** All publications with their changes, before and after side by side; each can be restored. */
export function HistoryList({ versions, ...names }: HistoryResponse & Names) {
	const words = useWords(siteWords).history
	const { restore: question } = useWords(editingWords)
	const locale = useLocale()
	const shownName = useShownName()
	const [asked, setAsked] = useState<{ version: number; name: string; seen: number }>()
	const { isBusy, save: restore } = useRestoring()

	const [latest] = versions
	if (!latest) return <p>{words.empty}</p>
	const restoreButton = (version: number, name: string) => (
		<Button
			variant="quiet"
			disabled={isBusy}
			onClick={() => setAsked({ version, name, seen: latest.version })}
		>
			{words.restore}
		</Button>
	)
	return (
		<>
			<p>{words.lead}</p>
			<ol className={`plain-list stack ${styles.versions}`}>
				{versions.map(({ version, publishedAt, person, changes }, index) => {
					const time = formatTime(Date.parse(publishedAt), locale)
					return (
						<li key={version} className="cluster card">
							<details>
								<summary className="touch">
									<strong>{time}</strong>
									<span>
										{plural(changes.length, words.changes, locale)}
										{shownName(person) &&
											` · ${fill(words.publishedBy, { person: String(person) })}`}
									</span>
								</summary>
								<ul className={`plain-list stack ${styles.changes}`}>
									{changes.map((change) => (
										<ChangeRow key={JSON.stringify(change)} change={change} {...names} />
									))}
								</ul>
							</details>
							{index === 0 ? (
								<p className={styles.current}>{words.current}</p>
							) : (
								restoreButton(version, time)
							)}
						</li>
					)
				})}
				<li className="cluster card">
					<strong>{words.original}</strong>
					{restoreButton(0, words.original)}
				</li>
			</ol>
			{asked && (
				<ConfirmDialog
					words={fill(question, { version: asked.name })}
					onConfirm={() => restore(asked.version, asked.seen)}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</>
	)
}

function ChangeRow({ change, pages, pictures }: Names & { change: PublishedChange }) {
	const { document, locale } = change
	const words = useWords(siteWords)
	const { languages } = useWords(editingWords).sheet
	const offerNames = useOfferNames()
	const { about, before, after } = changeWords(change, {
		words,
		offerNames,
		pictures,
		locale: useLocale(),
	})
	const shared: Record<string, string> = {
		...words.pages.documents,
		facts: words.parts.facts,
		photos: words.history.photos.name,
	}
	const name = pages.find((page) => page.document === document)?.name ?? shared[document]
	return (
		<li>
			<h3>{[name ?? document, ...about, locale && languages[locale]].filter(Boolean).join(dot)}</h3>
			<dl className="grid">
				<div>
					<dt>{words.history.before}</dt>
					<dd lang={locale || undefined}>{before}</dd>
				</div>
				<div>
					<dt>{words.history.after}</dt>
					<dd lang={locale || undefined}>{after}</dd>
				</div>
			</dl>
		</li>
	)
}
