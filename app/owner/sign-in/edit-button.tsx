import { useEffect, useRef } from 'react'
import { callAsOwner, signOut } from '#app/api/call-as-owner.ts'
import { useIsOwner } from '#app/api/owner-token.ts'
import { Button } from '#app/components/button/button.tsx'
import { Dialog, DialogButtons } from '#app/components/dialog/dialog.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { LocalLink, localeHere } from '#app/site/locale.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import styles from './edit-button.module.css'
import { LoginForm } from './login-form.tsx'

export { signOut }

const dialogId = 'owner'

/** The edit button and its dialog, which signs the owner in or out. */
export function EditButton() {
	const isOwner = useIsOwner()
	const words = ownerWords[localeHere()]
	const dialog = useRef<HTMLDialogElement>(null)
	const close = () => dialog.current?.close()

	useEffect(() => {
		// A token from an earlier visit may have expired; without a connection that stays unknown.
		if (isOwner) callAsOwner('/api/auth').catch(() => {})
	}, [isOwner])

	function leave() {
		close()
		signOut()
	}

	return (
		<>
			<Button
				type="button"
				variant="quiet"
				className={styles.edit}
				command="show-modal"
				commandfor={dialogId}
			>
				<Icon name="edit" />
				{words.edit}
			</Button>
			<Dialog ref={dialog} id={dialogId} title={isOwner ? words.signedInTitle : words.login.title}>
				{isOwner ? (
					<>
						<p>{words.signedInText}</p>
						<p>
							<LocalLink to="/reviews">{words.toReviews}</LocalLink>
							{' · '}
							<LocalLink to="/admin">{words.toDesk}</LocalLink>
						</p>
						<DialogButtons>
							<Button type="button" variant="quiet" onClick={leave}>
								{words.signOut}
							</Button>
							<Button type="button" command="close" commandfor={dialogId}>
								{words.close}
							</Button>
						</DialogButtons>
					</>
				) : (
					<LoginForm words={words} passwordId="owner-password" onSignedIn={close}>
						<Button type="button" variant="quiet" command="close" commandfor={dialogId}>
							{words.login.cancel}
						</Button>
					</LoginForm>
				)}
			</Dialog>
		</>
	)
}
