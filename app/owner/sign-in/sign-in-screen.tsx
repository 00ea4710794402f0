import { type ReactNode, useEffect } from 'react'
import { ownerToken } from '#app/api/owner-token.ts'
import { Picture } from '#app/components/picture/picture.tsx'
import { useFilledWords } from '#app/desk/desk-info.tsx'
import { useInlineNonce } from '#app/site/head/page-assets.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import { LoginForm, type PostedRefusal } from './login-form.tsx'
import styles from './sign-in-screen.module.css'
import { useTokenHandover } from './token-handover.ts'
import { useSignInForm } from './use-sign-in-form.ts'

type Props = {
	picture: ResolvedPicture
	/** Whether a name was needed when the page was rendered. */
	asksName: boolean
	/** The outcome of a form sent before scripts arrived. */
	posted: { token?: string; refusal?: PostedRefusal }
	/** Ways out: the other language, the public site. */
	children: ReactNode
}

/**
 * Runs before React: a browser with a token shows "opening" instead of flashing the form, until Ctrl+Q clears the token
 * (start-when-needed.ts).
 */
const flagOwner =
	"try{const flag=()=>document.documentElement.toggleAttribute('data-owner',!!localStorage.getItem('token'));flag();addEventListener('keydown',flag)}catch{}"

/** Replaces every section of the desk until the owner has signed in. */
export function SignInScreen({ picture, asksName, posted, children }: Props) {
	const { signIn: words } = useFilledWords(deskFrameWords)
	const { login } = useWords(ownerWords)
	const handover = useTokenHandover(posted.token)
	const { data: form, reload } = useSignInForm()
	useEffect(() => {
		if (ownerToken() === null) delete document.documentElement.dataset.owner
	})
	return (
		<main id="content" className={`stack ${styles.screen}`}>
			<script
				nonce={useInlineNonce()}
				suppressHydrationWarning
				dangerouslySetInnerHTML={{ __html: flagOwner }}
			/>
			<Picture picture={picture} sizes="100vw" priority className={styles.picture} />
			{handover !== 'pending' && <p className={styles.opening}>{login.opening}</p>}
			<section className={`card ${styles.card}`}>
				<h1>{words.title}</h1>
				<p>{words.lead}</p>
				<p className={styles.needsScripts}>{words.needsScripts}</p>
				{/* For browsers older than the media query that shows the line above. */}
				<noscript>
					<p>{words.needsScripts}</p>
				</noscript>
				{handover === 'pending' && <p role="status">{login.opening}</p>}
				{handover === 'failed' && <p role="alert">{login.failed}</p>}
				{handover !== 'pending' && (
					<LoginForm
						asksName={form?.asksName ?? asksName}
						posted={posted.refusal}
						onRefused={reload}
					/>
				)}
				<div className={`cluster ${styles.ways}`}>{children}</div>
			</section>
		</main>
	)
}
