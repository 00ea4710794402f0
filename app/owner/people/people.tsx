import { useRef, useState } from 'react'
import { codeOf } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type PeopleWords, peopleWords } from '#content/owner/people-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { PersonChange, PersonResponse } from '#domain/owner/people.ts'
import { firstOwnerId, type Role, roles } from '#domain/owner/roles.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { InvitationLink, InviteForm } from './invite-form.tsx'
import styles from './people.module.css'

/** On the desk, for owners: who may sign in, and as what. */
export function People({
	loaded,
}: {
	loaded: Loaded<{ people: PersonResponse[]; myId: string | undefined }>
}) {
	const words = useWords(peopleWords)
	const isOwner = useHasOwnersTools()
	const [isInviting, setIsInviting] = useState(false)
	const section = useFocusOnChange(String(isInviting))
	if (!isOwner) return null

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			<p>{words.text}</p>
			<LoadedPart loaded={loaded} failed={words.loadFailed}>
				{({ people, myId }) => (
					<ul className={`plain-list ruled ${styles.people}`}>
						{people.map((person) => (
							<PersonRow key={person.id} person={person} isMe={person.id === myId} />
						))}
					</ul>
				)}
			</LoadedPart>
			{isInviting ? (
				<InviteForm onEnd={() => setIsInviting(false)} />
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

function PersonRow({ person, isMe }: { person: PersonResponse; isMe: boolean }) {
	const words = useWords(peopleWords)
	const { id, name, isOn } = person
	const whyNotChanged = (problem: unknown) => {
		const code = codeOf(problem)
		if (code === 'last-owner') return words.lastOwner
		return code === 'invalid-input' ? words.refusals.peopleFull : words.failed
	}
	const [link, setLink] = useState<string>()
	const { save: change } = useSave(
		async (changes: PersonChange) => {
			const path = `/api/people/${id}`
			const after = await fetchAsOwner<{ people: PersonResponse[] }>(path, 'PATCH', changes)
			if (!hasLink(id, after.people)) setLink(undefined)
			return after
		},
		{
			done: ({ people }) => (endsLink(person, people) ? words.savedWithoutLink : words.saved),
			failed: whyNotChanged,
		},
	)
	const { save: signOut } = useSave(
		async () => {
			await callAsOwner(`/api/people/${id}/sign-out`, 'POST')
			// An open link ends with the sessions.
			setLink(undefined)
		},
		{ done: words.signedOut, failed: whyNotChanged },
	)
	const { save: inviteAgain } = useSave(
		async () => {
			const path = `/api/people/${id}/invitation`
			setLink((await fetchAsOwner<{ link: string }>(path, 'POST')).link)
		},
		{ failed: whyNotChanged },
	)
	const newLink = useRef<HTMLButtonElement>(null)
	const label = (text: string) => fill(text, { name })

	function closeLink() {
		// The button goes with the link.
		newLink.current?.focus()
		setLink(undefined)
	}

	return (
		<li className="stack">
			<strong>{isMe ? `${name} (${words.you})` : name}</strong>
			<small>{stateOf(person, words, useLocale())}</small>
			<RoleChoice person={person} isMe={isMe} onChange={(role) => change({ role })} />
			{!isMe && (
				<DialogButtons>
					<Button
						variant="quiet"
						aria-label={label(isOn ? words.switchOffOf : words.switchOnOf)}
						onClick={() => change({ isOn: !isOn })}
					>
						{isOn ? words.switchOff : words.switchOn}
					</Button>
					{isOn && (
						<Button variant="quiet" aria-label={label(words.signOutOf)} onClick={() => signOut()}>
							{words.signOut}
						</Button>
					)}
					{isOn && id !== firstOwnerId && (
						<Button
							ref={newLink}
							variant="quiet"
							aria-label={label(words.newPasswordOf)}
							onClick={() => inviteAgain()}
						>
							{words.newPassword}
						</Button>
					)}
				</DialogButtons>
			)}
			{link !== undefined && (
				<InvitationLink key={link} link={link} endsCodes={person.hasPassword} onEnd={closeLink} />
			)}
		</li>
	)
}

type RoleProps = {
	person: PersonResponse
	isMe: boolean
	onChange: (role: Role) => Promise<boolean>
}

/** With the keyboard, a list is walked through on the way to a choice: it counts once the button is pressed. */
function RoleChoice({ person: { id, name, role }, isMe, onChange }: RoleProps) {
	const words = useWords(peopleWords)
	const [choice, setChoice] = useState<Role>()
	const [isAsking, setIsAsking] = useState(false)
	const field = useRef<HTMLDivElement>(null)
	const chosen = choice ?? role

	async function change() {
		// The button goes with the change.
		field.current?.querySelector('select')?.focus()
		const isChanged = await onChange(chosen)
		if (isChanged) setChoice(undefined)
		return isChanged
	}

	return (
		<div ref={field} className="stack">
			<SelectField
				id={`role-${id}`}
				name="role"
				label={fill(words.roleOf, { name })}
				value={chosen}
				choices={roles.map((value) => ({ value, label: words.roles[value] }))}
				onChoose={setChoice}
			/>
			{chosen !== role && (
				<DialogButtons>
					<Button
						aria-label={fill(words.changeRoleOf, { name })}
						onClick={() => (isMe ? setIsAsking(true) : change())}
					>
						{words.changeRole}
					</Button>
				</DialogButtons>
			)}
			{isAsking && (
				<ConfirmDialog
					words={fill(words.ownRole, { role: words.roles[chosen] })}
					onConfirm={change}
					onClose={() => setIsAsking(false)}
				/>
			)}
		</div>
	)
}

/** Somebody who may do more than before needs a new link. Disabled accounts get no link. */
function endsLink(before: PersonResponse, people: PersonResponse[]): boolean {
	const isOn = people.some((after) => after.id === before.id && after.isOn)
	return isOn && before.invitedUntil !== null && !hasLink(before.id, people)
}

function hasLink(id: string, people: PersonResponse[]): boolean {
	return people.some((person) => person.id === id && person.invitedUntil !== null)
}

function stateOf(person: PersonResponse, words: PeopleWords, locale: Locale): string {
	const at = (time: string) => ({ time: formatTime(Date.parse(time), locale) })
	if (!person.isOn) return words.off
	if (person.invitedUntil)
		return fill(person.hasPassword ? words.linkUntil : words.invitedUntil, at(person.invitedUntil))
	if (person.lastSeenAt) return fill(words.seen, at(person.lastSeenAt))
	return person.hasPassword ? words.neverSeen : words.noLink
}
