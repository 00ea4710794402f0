import { Picture } from '#app/components/picture/picture.tsx'
import type { DeskFrameWords } from '#content/owner/desk-frame-words.ts'
import type { OwnerWords } from '#content/owner/owner-words.ts'
import type { ResolvedPicture } from '#domain/picture.ts'
import { LoginForm, type PostedRefusal } from './login-form.tsx'
import styles from './sign-in-screen.module.css'
import { useTokenHandover } from './token-handover.ts'

type Props = {
	words: DeskFrameWords['signIn']
	ownerWords: OwnerWords
	picture: ResolvedPicture
	/** The outcome of a form sent before scripts arrived. */
	posted: { token?: string; refusal?: PostedRefusal }
}

/** In place of every section of the desk until the owner has signed in. */
export function SignInScreen({ words, ownerWords, picture, posted }: Props) {
	const handover = useTokenHandover(posted.token, ownerWords)
	return (
		<main id="content" className={styles.screen}>
			<Picture picture={picture} sizes="100vw" priority className={styles.picture} />
			<section className={styles.card}>
				<h1>{words.title}</h1>
				<p>{words.lead}</p>
				<p className={styles.needsScripts}>{words.needsScripts}</p>
				{/* For browsers older than the media query that shows the line above. */}
				<noscript>
					<p>{words.needsScripts}</p>
				</noscript>
				{handover === 'pending' && <p role="status">{ownerWords.login.opening}</p>}
				{handover === 'failed' && <p role="alert">{ownerWords.login.failed}</p>}
				{handover !== 'pending' && <LoginForm words={ownerWords} posted={posted.refusal} />}
			</section>
		</main>
	)
}
