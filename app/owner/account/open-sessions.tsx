import { useRef } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { localeHere, useLocale } from '#app/site/page-context.tsx'
import type { AccountWords } from '#content/owner/account-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { OpenSession } from '#domain/owner/answers.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { endOtherSessions, listSessions } from './account-calls.ts'
import styles from './open-sessions.module.css'

type Words = AccountWords['sessions']

/** On the owner's desk: the browsers that are signed in, and a button that signs out all others. */
export function OpenSessions({ words }: { words: Words }) {
	const { data: sessions, hasFailed, load } = useLoad(listSessions)
	const title = useRef<HTMLHeadingElement>(null)

	async function endOthers() {
		try {
			await endOtherSessions()
			showNotice({ text: words.ended })
			// The button, which had the focus, goes away.
			title.current?.focus()
			load()
		} catch (problem) {
			showNotice({ text: describeOwnerProblem(problem, ownerWords[localeHere()]), tone: 'bad' })
		}
	}

	return (
		<>
			<h2 tabIndex={-1} ref={title}>
				{words.title}
			</h2>
			<p>{words.text}</p>
			{sessions === undefined ? (
				<NotLoaded words={words} failure={hasFailed && words.loadFailed} onRetry={load} />
			) : (
				<>
					<SessionList words={words} sessions={sessions} />
					{sessions.length > 1 ? (
						<DialogButtons>
							<Button variant="quiet" onClick={endOthers}>
								{words.endOthers}
							</Button>
						</DialogButtons>
					) : (
						<p>{words.onlyThis}</p>
					)}
				</>
			)}
		</>
	)
}

function SessionList({ words, sessions }: { words: Words; sessions: OpenSession[] }) {
	const locale = useLocale()
	const at = (time: string) => ({ time: formatTime(Date.parse(time), locale) })
	return (
		<ul className={styles.sessions}>
			{sessions.map(({ signedInAt, lastUsedAt, isThisOne, device }) => (
				<li key={signedInAt + lastUsedAt + isThisOne}>
					<strong>
						{[device ?? (!isThisOne && words.other), isThisOne && words.thisOne]
							.filter(Boolean)
							.join(' · ')}
					</strong>
					<span>{fill(words.signedIn, at(signedInAt))}</span>
					<span>{fill(words.lastUsed, at(lastUsedAt))}</span>
				</li>
			))}
		</ul>
	)
}
