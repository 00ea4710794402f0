import { useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { PeopleWords } from '#content/owner/people-words.ts'
import type { PersonAnswer } from '#domain/owner/people.ts'
import { roles } from '#domain/owner/roles.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { InviteForm } from './invite-form.tsx'
import styles from './people.module.css'
import { changePerson, fetchPeople, signPersonOut } from './people-calls.ts'

/** On the desk, for owners: who may sign in, and as what. */
export function People({ words }: { words: PeopleWords }) {
	const { data, hasFailed, reason, load } = useLoad(fetchPeople)
	const [isInviting, setIsInviting] = useState(false)
	const section = useFocusOnChange(String(isInviting))
	if (codeOf(reason) === 'not-allowed') return null

	async function act(work: () => Promise<void>, done: string) {
		const failed = (problem: unknown) =>
			codeOf(problem) === 'last-owner' ? words.lastOwner : words.failed
		const notice = await attempt(async () => {
			await work()
			return done
		}, failed)
		showNotice(notice)
		load()
	}

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			<p>{words.text}</p>
			{data === undefined ? (
				<NotLoaded words={words} failure={hasFailed && words.loadFailed} onRetry={load} />
			) : (
				<ul className={styles.people}>
					{data.people.map((person) => (
						<PersonRow
							key={person.id}
							words={words}
							person={person}
							isMe={person.id === data.me.id}
							act={act}
						/>
					))}
				</ul>
			)}
			{isInviting ? (
				<InviteForm words={words} onInvited={load} onEnd={() => setIsInviting(false)} />
			) : (
				<DialogButtons>
					<Button variant="quiet" onClick={() => setIsInviting(true)}>
						{words.open}
					</Button>
				</DialogButtons>
			)}
		</div>
	)
}

type RowProps = {
	words: PeopleWords
	person: PersonAnswer
	isMe: boolean
	act: (work: () => Promise<void>, done: string) => Promise<void>
}

function PersonRow({ words, person, isMe, act }: RowProps) {
	const { id, name, role, isOn } = person
	const label = (text: string) => fill(text, { name })
	return (
		<li>
			<strong>{isMe ? `${name} (${words.you})` : name}</strong>
			<small>{stateOf(person, words, useLocale())}</small>
			<SelectField
				id={`role-${id}`}
				name="role"
				label={label(words.roleOf)}
				value={role}
				choices={roles.map((value) => ({ value, label: words.roles[value] }))}
				onChoose={(chosen) => act(() => changePerson(id, { role: chosen }), words.saved)}
			/>
			{!isMe && (
				<DialogButtons>
					<Button
						variant="quiet"
						aria-label={label(isOn ? words.switchOffOf : words.switchOnOf)}
						onClick={() => act(() => changePerson(id, { isOn: !isOn }), words.saved)}
					>
						{isOn ? words.switchOff : words.switchOn}
					</Button>
					{isOn && (
						<Button
							variant="quiet"
							aria-label={label(words.signOutOf)}
							onClick={() => act(() => signPersonOut(id), words.signedOut)}
						>
							{words.signOut}
						</Button>
					)}
				</DialogButtons>
			)}
		</li>
	)
}

function stateOf(person: PersonAnswer, words: PeopleWords, locale: 'es' | 'en'): string {
	const at = (time: string) => ({ time: formatTime(Date.parse(time), locale) })
	if (!person.isOn) return words.off
	if (person.invitedUntil) return fill(words.invitedUntil, at(person.invitedUntil))
	if (person.lastSeenAt) return fill(words.seen, at(person.lastSeenAt))
	return person.hasPassword ? words.neverSeen : words.expired
}
