import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { SelectField } from '#app/components/field/select-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import { ProofDialog } from '#app/owner/proof/proof-dialog.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { type PeopleWords, peopleWords } from '#content/owner/people-words.ts'
import { saveWords } from '#content/owner/save-words.ts'
import type { Locale } from '#domain/locale.ts'
import type { PersonChange, PersonResponse } from '#domain/owner/people.ts'
import { firstOwnerId, type Role, roles } from '#domain/owner/roles.ts'
import type { Proof } from '#domain/owner/sign-in-schemas.ts'
import { fill } from '#domain/text/fill.ts'
import { formatTime } from '#domain/time/dates.ts'
import { InvitationLink, InviteForm } from './invite-form.tsx'
import styles from './people.module.css'

const peopleId = 'people'

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
	useEffect(() => {
		if (location.hash === `#${peopleId}`) section.current?.scrollIntoView()
	}, [section])
	if (!isOwner) return null

	return (
		<div ref={section} id={peopleId}>
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

type Ask = keyof PeopleWords['ask']

/** What a change needs besides the proof: role or access to become; for a link, neither. */
type Asked = { ask: Ask | 'ownRole'; change?: PersonChange }

function PersonRow({ person, isMe }: { person: PersonResponse; isMe: boolean }) {
	const words = useWords(peopleWords)
	const { notAllowed } = useWords(saveWords)
	const { id, name, isOn } = person
	const [link, setLink] = useState<string>()
	const [asked, setAsked] = useState<Asked>()
	const row = useRef<HTMLLIElement>(null)
	const { save: signOut } = useSave(
		async () => {
			await callAsOwner(`/api/people/${id}/sign-out`, 'POST')
			// An open link ends with the sessions.
			setLink(undefined)
		},
		{ done: words.signedOut, failed: words.failed },
	)

	/** Undefined if it is about the proof, or may succeed when sent again: the dialog says it. */
	function whyNotChanged(problem: unknown): string | undefined {
		const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
		if (code === 'last-owner') return words.lastOwner
		if (code === 'not-allowed') return notAllowed
		if (code === 'wrong-state' || code === 'not-found') return words.failed
		return errors.some(({ field }) => field === 'name') ? words.refusals.peopleFull : undefined
	}

	async function send({ change }: Asked, proof: Proof): Promise<() => void> {
		const path = `/api/people/${id}`
		try {
			if (!change) {
				const made = await fetchAsOwner<{ link: string }>(`${path}/invitation`, 'POST', proof)
				return () => setLink(made.link)
			}
			const body = { ...change, ...proof }
			const { people } = await fetchAsOwner<{ people: PersonResponse[] }>(path, 'PATCH', body)
			return () => {
				if (!hasLink(id, people)) setLink(undefined)
				// The button goes with the change.
				row.current?.querySelector('select')?.focus()
				showNotice({ text: endsLink(person, people) ? words.savedWithoutLink : words.saved })
			}
		} catch (problem) {
			const text = whyNotChanged(problem)
			if (text === undefined) throw problem
			return () => showNotice({ text, tone: 'bad' })
		}
	}

	const newLink = useRef<HTMLButtonElement>(null)
	const label = (text: string) => fill(text, { name })

	function closeLink() {
		// The button goes with the link.
		newLink.current?.focus()
		setLink(undefined)
	}

	return (
		<li ref={row} className="stack">
			<strong>{isMe ? `${name} (${words.you})` : name}</strong>
			<small>{stateOf(person, words, useLocale())}</small>
			<RoleChoice
				person={person}
				onChange={(role) => setAsked({ ask: isMe ? 'ownRole' : 'role', change: { role } })}
			/>
			{!isMe && (
				<DialogButtons>
					<Button
						variant="quiet"
						aria-label={label(isOn ? words.switchOffOf : words.switchOnOf)}
						onClick={() => setAsked({ ask: isOn ? 'off' : 'on', change: { isOn: !isOn } })}
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
							onClick={() => setAsked({ ask: 'link' })}
						>
							{words.newPassword}
						</Button>
					)}
				</DialogButtons>
			)}
			{link !== undefined && (
				<InvitationLink key={link} link={link} endsCodes={person.hasPassword} onEnd={closeLink} />
			)}
			{asked && (
				<ProofDialog
					words={fill(asked.ask === 'ownRole' ? words.ownRole : words.ask[asked.ask], {
						name,
						role: words.roles[asked.change?.role ?? person.role],
					})}
					variant={asked.ask === 'off' || asked.ask === 'ownRole' ? 'danger' : 'main'}
					send={(proof) => send(asked, proof)}
					onClose={() => setAsked(undefined)}
				/>
			)}
		</li>
	)
}

type RoleProps = { person: PersonResponse; onChange: (role: Role) => void }

/** With the keyboard, a list is walked through on the way to a choice: it counts once the button is pressed. */
function RoleChoice({ person: { id, name, role }, onChange }: RoleProps) {
	const words = useWords(peopleWords)
	const [choice, setChoice] = useState({ from: role, to: role })
	// A choice counts against the role that it was made from.
	const chosen = choice.from === role ? choice.to : role

	return (
		<>
			<SelectField
				id={`role-${id}`}
				name="role"
				label={fill(words.roleOf, { name })}
				value={chosen}
				choices={roles.map((value) => ({ value, label: words.roles[value] }))}
				onChoose={(to) => setChoice({ from: role, to })}
			/>
			{chosen !== role && (
				<DialogButtons>
					<Button aria-label={fill(words.changeRoleOf, { name })} onClick={() => onChange(chosen)}>
						{words.changeRole}
					</Button>
				</DialogButtons>
			)}
		</>
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
