import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { useFilledWords } from '#app/desk/desk-info.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import code from '#app/owner/code.module.css'
import { HandOver } from '#app/owner/hand-over/hand-over.tsx'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { backupWords } from '#content/owner/backup-words.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { Backup, BackupList } from '#domain/owner/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMegabytes } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'
import styles from './backups.module.css'
import { DownloadForm } from './download-form.tsx'
import { OffSite } from './off-site.tsx'

/** On the owner's desk: the stored backups, and a download that asks for the password again. */
export function Backups({ loaded }: { loaded: Loaded<BackupList> }) {
	const words = useWords(backupWords)
	const isOwner = useHasOwnersTools()
	const [chosen, setChosen] = useState<string>()
	const section = useFocusOnChange(chosen ?? '')
	if (!isOwner) return null

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			<LoadedPart loaded={loaded} failed={words.loadFailed}>
				{(list) => (
					<>
						<Explanation list={list} />
						<RestoreTask list={list} />
						{chosen ? (
							<DownloadForm name={chosen} onEnd={() => setChosen(undefined)} />
						) : (
							<BackupRows backups={list.backups} onChoose={setChosen} />
						)}
						<OffSite offSite={list.offSite} />
					</>
				)}
			</LoadedPart>
		</div>
	)
}

function Explanation({ list: { backups, dumpCommand } }: { list: BackupList }) {
	const words = useWords(backupWords)
	const locale = useLocale()
	const [newest] = backups
	const none = dumpCommand ? words.dump.none : words.none
	return (
		<>
			<p>{dumpCommand ? words.dump.text : words.text}</p>
			{dumpCommand && (
				<p>
					<code className={code.block}>{dumpCommand}</code>
				</p>
			)}
			<p>
				<strong>{newest ? fill(words.last, { time: timeOf(newest, locale) }) : none}</strong>
			</p>
		</>
	)
}

/** Restoring replaces the database of a stopped site, so it is nothing that a page could do. */
function RestoreTask({ list: { backups, dumpCommand } }: { list: BackupList }) {
	const words = useWords(backupWords)
	const handOver = useFilledWords(handOverWords)
	return (
		<HandOver
			summary={handOver.restore.title}
			text={handOver.restore.text}
			message={fill(handOver.messages.restore, {
				file: backups[0]?.name ?? '…',
				how: dumpCommand ? words.dump.restore : words.restore,
			})}
		/>
	)
}

type RowsProps = { backups: Backup[]; onChoose: (name: string) => void }

function BackupRows({ backups, onChoose }: RowsProps) {
	const words = useWords(backupWords)
	const locale = useLocale()
	if (backups.length === 0) return null
	return (
		<details>
			<summary className="touch">{fill(words.all, { count: String(backups.length) })}</summary>
			<ul className={`plain-list ruled ${styles.backups}`}>
				{backups.map((backup) => (
					<li key={backup.name} className="cluster">
						<span>
							{timeOf(backup, locale)}
							<small>{fill(words.size, { size: formatMegabytes(backup.bytes, locale) })}</small>
						</span>
						<Button
							variant="quiet"
							aria-label={fill(words.downloadOf, { time: timeOf(backup, locale) })}
							onClick={() => onChoose(backup.name)}
						>
							{words.download}
						</Button>
					</li>
				))}
			</ul>
		</details>
	)
}

function timeOf({ madeAt }: Backup, locale: Locale): string {
	return formatTime(Date.parse(madeAt), locale)
}
