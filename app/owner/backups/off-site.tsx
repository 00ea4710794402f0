import { Button } from '#app/components/button/button.tsx'
import type { Notice } from '#app/components/notice/notices.ts'
import { useFilledWords } from '#app/desk/desk-info.tsx'
import { saveAsOwner } from '#app/desk/load.ts'
import { useSave } from '#app/desk/use-save.ts'
import { HandOver } from '#app/owner/hand-over/hand-over.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { backupWords } from '#content/owner/backup-words.ts'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import type { OffSiteWords } from '#content/owner/off-site-words.ts'
import { copiesArrive } from '#domain/owner/off-site.ts'
import type { BackupList, OffSiteResponse } from '#domain/owner/responses.ts'
import { fill } from '#domain/text/fill.ts'
import { formatMegabytes } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'

const path = '/api/backups'
const longestMs = 2 * 60_000

/** The copies on another machine: whether they arrive and could be read back; and a button for one now. */
export function OffSite({ offSite }: { offSite: OffSiteResponse }) {
	const { offSite: words } = useWords(backupWords)
	const { messages } = useFilledWords(handOverWords)
	const { save: make, isBusy } = useSave(makeBackup, {
		done: (made) => describeMade(made, words),
		failed: words.failed,
	})

	return (
		<>
			<h3>{words.title}</h3>
			<p>{offSite.isConfigured ? words.text : words.none}</p>
			{!offSite.isConfigured && <HandOver message={messages.offSite} />}
			{offSite.isConfigured && <State offSite={offSite} />}
			<Button variant="quiet" disabled={isBusy} onClick={() => make()}>
				{isBusy ? words.busy : words.now}
			</Button>
		</>
	)
}

/** The response waits for the copy elsewhere, for at most 20 seconds. */
async function makeBackup(): Promise<OffSiteResponse> {
	const options = { timeoutMs: longestMs }
	const list = await saveAsOwner<BackupList>(path, 'POST', undefined, path, options)
	return list.offSite
}

/** A copy that was asked for may still wait for one that another server of this site is sending. */
function describeMade({ isSending, error, lastAt }: OffSiteResponse, words: OffSiteWords): Notice {
	if (isSending) return { text: words.started }
	// The desk reports a loss until the next copy has lasted. A loss clears the last copy, so a last copy has arrived since.
	const hasArrived = copiesArrive(error) || (error === 'copy-missing' && lastAt !== null)
	return hasArrived ? { text: words.done } : { text: words.notSent, tone: 'bad' }
}

function State({ offSite }: { offSite: OffSiteResponse }) {
	const locale = useLocale()
	const { offSite: words } = useWords(backupWords)
	const { lastAt, lastBytes, checkedAt, error, errorDetail, failingSince, isSending } = offSite
	const { copies, copiesOfOtherKey, oldestAt, further } = offSite
	const at = (time: string) => formatTime(Date.parse(time), locale)
	const size = formatMegabytes(lastBytes ?? 0, locale)
	return (
		<>
			{error && (
				<p role="alert">
					{fill(copiesArrive(error) ? words.arriving : words.failing, {
						time: at(failingSince ?? ''),
						reason: fill(words.reasons[error], { detail: errorDetail ?? '' }),
					})}
				</p>
			)}
			{further.map((trouble) => (
				<p key={trouble.error} role="alert">
					{fill(words.further, {
						time: at(trouble.since),
						reason: fill(words.reasons[trouble.error], { detail: trouble.detail }),
					})}
				</p>
			))}
			<p>
				<strong>{lastAt ? fill(words.last, { time: at(lastAt), size }) : words.waiting}</strong>
			</p>
			{lastAt && (
				<p>{checkedAt ? fill(words.checked, { time: at(checkedAt) }) : words.unchecked}</p>
			)}
			{oldestAt && <p>{fill(words.held, { count: String(copies), time: at(oldestAt) })}</p>}
			{copiesOfOtherKey > 0 && <p>{fill(words.otherKey, { count: String(copiesOfOtherKey) })}</p>}
			{isSending && <p>{words.sending}</p>}
		</>
	)
}
