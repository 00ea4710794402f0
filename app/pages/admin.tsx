import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Page } from '#app/components/page/page.tsx'
import { LoginForm } from '#app/features/owner/login-form.tsx'
import { signOut } from '#app/owner/owner-calls.ts'
import { useIsOwner } from '#app/owner/owner-token.ts'
import { loadPage, pageMeta } from '#app/page-content.ts'
import { type OwnerWords, ownerWords } from '#content/owner-words.ts'
import { admin } from '#content/pages/admin.ts'
import type { Route } from './+types/admin.ts'
import styles from './admin.module.css'

export function loader(args: Route.LoaderArgs) {
	const page = loadPage(admin, args)
	return { ...page, words: ownerWords[page.head.locale] }
}

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

export default function AdminPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, words } = loaderData
	return (
		<Page copy={copy} head={head}>
			{useIsOwner() ? (
				<OwnerDesk words={words} />
			) : (
				<section className={styles.card}>
					<p className={styles.needsScripts}>{copy.needsScripts}</p>
					<LoginForm words={words} />
				</section>
			)}
		</Page>
	)
}

/** What the owner finds after signing in, one section after the other. */
function OwnerDesk({ words }: { words: OwnerWords }) {
	return (
		<div className={styles.desk}>
			<section className={styles.card}>
				<h2>{words.signedInTitle}</h2>
				<p>{words.signedInText}</p>
				<p className={styles.ways}>
					<ActionLink to="/reviews">{words.toReviews}</ActionLink>
					<Button type="button" variant="quiet" onClick={signOut}>
						{words.signOut}
					</Button>
				</p>
			</section>
		</div>
	)
}
