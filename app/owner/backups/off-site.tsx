import { useState } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useLocale } from '#app/site/page-context.tsx'
import type { OffSiteWords } from '#content/owner/off-site-words.ts'
import type { BackupList, OffSiteAnswer } from '#domain/owner/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTenths } from '#domain/text/numbers.ts'
import { formatTime } from '#domain/time/dates.ts'
import { makeBackup } from './backup-calls.ts'

type Props = { words: OffSiteWords; offSite: OffSiteAnswer; onMade: (list: BackupList) => void }

/** The copies on another machine: whether they arrive and could be read back; and a button for one now. */
export function OffSite({ words, offSite, onMade }: Props) {
	const [isBusy, setIsBusy] = useState(false)

	async function make() {
		setIsBusy(true)
		const notice = await attempt(async () => {
			onMade(await makeBackup())
			return words.done
		}, words.failed)
		setIsBusy(false)
		showNotice(notice)
	}

	return (
		<>
			<h3>{words.title}</h3>
			<p>{offSite.isConfigured ? words.text : words.none}</p>
			{offSite.isConfigured && <State words={words} offSite={offSite} />}
			<Button variant="quiet" disabled={isBusy} onClick={make}>
				{isBusy ? words.busy : words.now}
			</Button>
		</>
	)
}

function State({ words, offSite }: Pick<Props, 'words' | 'offSite'>) {
	const locale = useLocale()
	const { lastAt, lastBytes, checkedAt, error, errorDetail, failingSince, isSending } = offSite
	const at = (time: string) => formatTime(Date.parse(time), locale)
	const size = formatTenths(Math.max(0.1, (lastBytes ?? 0) / 1_000_000), locale)
	return (
		<>
			{error && (
				<p role="alert">
					{fill(words.failing, {
						time: at(failingSince ?? ''),
						reason: fill(words.reasons[error], { detail: errorDetail ?? '' }),
					})}
				</p>
			)}
			<p>
				<strong>{lastAt ? fill(words.last, { time: at(lastAt), size }) : words.waiting}</strong>
			</p>
			{lastAt && (
				<p>{checkedAt ? fill(words.checked, { time: at(checkedAt) }) : words.unchecked}</p>
			)}
			{isSending && <p>{words.sending}</p>}
		</>
	)
}
