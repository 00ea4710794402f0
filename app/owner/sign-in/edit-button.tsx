import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { fetchMe, onNotAllowed } from '#app/api/call-as-owner.ts'
import { forgetGuestDraftsWithOtherTabs } from '#app/api/guest-drafts.ts'
import { useIsOwner, useOwnerToken } from '#app/api/owner-token.ts'
import { useFetched } from '#app/api/use-fetched.ts'
import { Button } from '#app/components/button/button.tsx'
import { Dialog } from '#app/components/dialog/dialog.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { readFromBrowser, saveInBrowser } from '#app/site/browser-storage.ts'
import { DeskPersonContext, useDeskPerson } from '#app/site/desk-person.tsx'
import { editingKey } from '#app/site/editing-key.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { localeHere, usePagePath } from '#app/site/page-context.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import { mayEdit, type Role } from '#domain/owner/roles.ts'
import styles from './edit-button.module.css'
import { leaveForDeskAtOnce } from './leave-for-desk.ts'
import { LoginForm } from './login-form.tsx'
import { useSignInForm } from './use-sign-in-form.ts'

const dialogId = 'owner'

export type Editor = { EditingMode: ComponentType<{ onDone: () => void }> }
type Props = { loadEditor: () => Promise<Editor> }
type BarProps = Props & { takesFocus: boolean }

/** A button that signs in; for people of the house, a bar that starts editing the page and leads to the desk. */
export function EditButton({ loadEditor }: Props) {
	useEffect(forgetGuestDraftsWithOtherTabs, [])
	const isOwner = useIsOwner()
	const [wasSignedOut] = useState(!isOwner)
	if (!isOwner) return <SignInButton />
	return <OwnerBar loadEditor={loadEditor} takesFocus={wasSignedOut} />
}

/** Signing in takes away the button and the dialog that had the focus. */
function Bar({ takesFocus = false, children }: { takesFocus?: boolean; children: ReactNode }) {
	const bar = useRef<HTMLDivElement>(null)
	useEffect(() => {
		if (takesFocus && document.activeElement === document.body)
			bar.current?.querySelector<HTMLElement>('button, a')?.focus()
	}, [takesFocus])
	return (
		<div ref={bar} className={styles.bar}>
			{children}
		</div>
	)
}

function SignInButton() {
	const words = ownerWords[localeHere()]
	const dialog = useRef<HTMLDialogElement>(null)
	const { data: form, failure, reload } = useSignInForm()
	return (
		<>
			<Bar>
				<Button variant="quiet" command="show-modal" commandfor={dialogId} onClick={reload}>
					<Icon name="edit" />
					{words.edit}
				</Button>
			</Bar>
			<Dialog ref={dialog} id={dialogId} title={words.login.title}>
				<LoginForm
					// If unknown, the name is optional.
					asksName={form ? form.asksName : failure !== undefined}
					passwordId="owner-password"
					onSignedIn={() => dialog.current?.close()}
					onRefused={reload}
				>
					<Button variant="quiet" command="close" commandfor={dialogId}>
						{words.login.cancel}
					</Button>
				</LoginForm>
			</Dialog>
		</>
	)
}

function OwnerBar({ loadEditor, takesFocus }: BarProps) {
	// Asking for the role also finds out that the token of an earlier visit has expired.
	const { data: person, reload } = useFetched(fetchMe)
	const path = usePagePath()
	useEffect(leaveForDeskAtOnce, [])
	useOnNewToken(reload)
	if (person && mayEditPage(person.role, path))
		return (
			<DeskPersonContext value={person}>
				<EditThisPage
					key={person.id}
					loadEditor={loadEditor}
					takesFocus={takesFocus}
					onRoleInDoubt={reload}
				/>
			</DeskPersonContext>
		)
	return (
		<Bar takesFocus={takesFocus}>
			<DeskLink />
		</Bar>
	)
}

/** Somebody else may have signed in elsewhere. */
function useOnNewToken(onNew: () => void) {
	const token = useOwnerToken()
	const known = useRef(token)
	useEffect(() => {
		if (known.current === token) return
		known.current = token
		onNew()
	}, [token, onNew])
}

/** Owners edit every page, the restaurant the menu's. */
function mayEditPage(role: Role, path: string): boolean {
	return mayEdit(role, path.slice(1))
}

function DeskLink() {
	return <LocalLink to="/admin">{ownerWords[localeHere()].toDesk}</LocalLink>
}

function EditThisPage({
	loadEditor,
	takesFocus,
	onRoleInDoubt,
}: BarProps & { onRoleInDoubt: () => void }) {
	const words = ownerWords[localeHere()]
	const { id } = useDeskPerson()
	const [editor, setEditor] = useState<Editor>()

	useEffect(() => {
		// While somebody edits, the bar stays as it is: a refused save must not cost them what they typed.
		if (!editor) return onNotAllowed(onRoleInDoubt)
	}, [editor, onRoleInDoubt])

	useEffect(() => {
		// Editing goes on after a reload, and on the page that the desk opened.
		if (readFromBrowser('sessionStorage', editingKey) === id) loadEditor().then(setEditor, () => {})
	}, [loadEditor, id])

	function edit() {
		saveInBrowser('sessionStorage', editingKey, id)
		loadEditor().then(setEditor, () => showNotice({ text: words.login.offline, tone: 'bad' }))
	}

	function finish() {
		saveInBrowser('sessionStorage', editingKey, undefined)
		setEditor(undefined)
		onRoleInDoubt()
	}

	if (editor) return <editor.EditingMode onDone={finish} />
	return (
		<Bar takesFocus={takesFocus}>
			<Button variant="quiet" onClick={edit}>
				<Icon name="edit" />
				{words.edit}
			</Button>
			<DeskLink />
		</Bar>
	)
}
