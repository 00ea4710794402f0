import { type ComponentType, useEffect, useRef, useState } from 'react'
import { callApi } from '#app/api/call-api.ts'
import { callAsOwner, signOut } from '#app/api/call-as-owner.ts'
import { useIsOwner } from '#app/api/owner-token.ts'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { Dialog } from '#app/components/dialog/dialog.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { localeHere } from '#app/site/page-context.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import styles from './edit-button.module.css'
import { editingKey } from './editing-key.ts'
import { leaveForDeskAtOnce } from './leave-for-desk.ts'
import { LoginForm } from './login-form.tsx'

export { signOut }

const dialogId = 'owner'

async function fetchForm(): Promise<{ asksName: boolean }> {
	return await (await callApi('/api/auth/form')).json()
}

export type Editor = { EditingMode: ComponentType<{ onDone: () => void }> }
type Props = { loadEditor: () => Promise<Editor> }

/** A button that signs in; for the owner, a bar that starts editing the page. */
export function EditButton({ loadEditor }: Props) {
	const isOwner = useIsOwner()
	return isOwner ? <OwnerBar loadEditor={loadEditor} /> : <SignInButton />
}

function SignInButton() {
	const words = ownerWords[localeHere()]
	const dialog = useRef<HTMLDialogElement>(null)
	const { data: form } = useLoad(fetchForm, { reloadsOnReturn: false })
	return (
		<>
			<div className={styles.bar}>
				<Button variant="quiet" command="show-modal" commandfor={dialogId}>
					<Icon name="edit" />
					{words.edit}
				</Button>
			</div>
			<Dialog ref={dialog} id={dialogId} title={words.login.title}>
				<LoginForm
					asksName={form?.asksName ?? false}
					passwordId="owner-password"
					onSignedIn={() => dialog.current?.close()}
				>
					<Button variant="quiet" command="close" commandfor={dialogId}>
						{words.login.cancel}
					</Button>
				</LoginForm>
			</Dialog>
		</>
	)
}

function OwnerBar({ loadEditor }: Props) {
	const words = ownerWords[localeHere()]
	const [editor, setEditor] = useState<Editor>()

	useEffect(leaveForDeskAtOnce, [])

	useEffect(() => {
		// A token from an earlier visit may have expired; without a connection that stays unknown.
		callAsOwner('/api/auth').catch(() => {})
	}, [])

	useEffect(() => {
		// Editing goes on after a reload, and on the page that the desk opened.
		if (sessionStorage.getItem(editingKey)) loadEditor().then(setEditor, () => {})
	}, [loadEditor])

	function edit() {
		sessionStorage.setItem(editingKey, '1')
		loadEditor().then(setEditor, () => showNotice({ text: words.login.offline, tone: 'bad' }))
	}

	function finish() {
		sessionStorage.removeItem(editingKey)
		setEditor(undefined)
	}

	if (editor) return <editor.EditingMode onDone={finish} />
	return (
		<div className={styles.bar}>
			<Button variant="quiet" onClick={edit}>
				<Icon name="edit" />
				{words.edit}
			</Button>
			<LocalLink to="/admin">{words.toDesk}</LocalLink>
		</div>
	)
}
