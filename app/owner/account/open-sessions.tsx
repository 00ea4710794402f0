import { useRef } from 'react'
import { callAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { accountWords } from '#content/owner/account-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { OpenSession } from '#domain/owner/responses.ts'
import { dot } from '#domain/text/dot.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import styles from './open-sessions.module.css'

/** On the owner's desk: the browsers that are signed in, and a button that signs out all others. */
export function OpenSessions({ loaded }: { loaded: Loaded<{ sessions: OpenSession[] }> }) {
	const { sessions: words } = useWords(accountWords)
	const ofOwner = useWords(ownerWords)
	const isOwner = useHasOwnersTools()
	const title = useRef<HTMLHeadingElement>(null)
	const { save: endOthers } = useSave(() => callAsOwner('/api/auth/sessions', 'DELETE'), {
		done: isOwner ? words.endedOfOwner : words.ended,
		failed: (problem) => describeOwnerProblem(problem, ofOwner),
		// The button, which had the focus, goes away.
		onSaved: () => title.current?.focus(),
	})

	return (
		<>
			<h2 tabIndex={-1} ref={title}>
				{words.title}
			</h2>
			<p>{words.text}</p>
			<LoadedPart loaded={loaded} failed={words.loadFailed}>
				{({ sessions }) => (
					<>
						<SessionList sessions={sessions} />
						{sessions.length > 1 ? (
							<DialogButtons>
								<Button variant="quiet" onClick={() => endOthers()}>
									{words.endOthers}
								</Button>
							</DialogButtons>
						) : (
							<p>{words.onlyThis}</p>
						)}
					</>
				)}
			</LoadedPart>
		</>
	)
}

function SessionList({ sessions }: { sessions: OpenSession[] }) {
	const { sessions: words } = useWords(accountWords)
	const locale = useLocale()
	const at = (time: string) => ({ time: formatTime(Date.parse(time), locale) })
	return (
		<ul className={`plain-list ruled ${styles.sessions}`}>
			{sessions.map(({ signedInAt, lastUsedAt, isThisOne, device }) => (
				<li key={signedInAt + lastUsedAt + isThisOne}>
					<strong>
						{[device ?? (!isThisOne && words.other), isThisOne && words.thisOne]
							.filter(Boolean)
							.join(dot)}
					</strong>
					<span>{fill(words.signedIn, at(signedInAt))}</span>
					<span>{fill(words.lastUsed, at(lastUsedAt))}</span>
				</li>
			))}
		</ul>
	)
}
