import { type ReactNode, useReducer } from 'react'
import { data } from 'react-router'
import { signOut } from '#app/api/call-as-owner.ts'
import { useIsOwner } from '#app/api/owner-token.ts'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { Page } from '#app/components/page/page.tsx'
import { EnquiriesList } from '#app/enquiries/desk/enquiries-list.tsx'
import { ChangePassword } from '#app/owner/account/change-password.tsx'
import { OpenSessions } from '#app/owner/account/open-sessions.tsx'
import { LoginForm, type PostedRefusal } from '#app/owner/sign-in/login-form.tsx'
import { useTokenHandover } from '#app/owner/sign-in/token-handover.ts'
import { TwoFactorSettings } from '#app/owner/two-factor/two-factor.tsx'
import { servicesContext, visitorContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { deskWords, replyWords } from '#content/enquiries/desk-words.ts'
import { type AccountWords, accountWords } from '#content/owner/account-words.ts'
import { type OwnerWords, ownerWords } from '#content/owner/owner-words.ts'
import { type TwoFactorWords, twoFactorWords } from '#content/owner/two-factor-words.ts'
import { admin } from '#content/pages/admin.ts'
import { statusOf } from '#domain/errors.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import type { Route } from './+types/admin.ts'
import styles from './admin.module.css'

export function loader(args: Route.LoaderArgs) {
	const page = loadPage(admin, args)
	const { locale } = page.head
	return {
		...page,
		words: ownerWords[locale],
		twoFactor: twoFactorWords[locale],
		account: accountWords[locale],
		enquiries: {
			words: deskWords[locale],
			replies: filledReplies(args.context.get(servicesContext).content.facts),
		},
	}
}

/** The guest's name and stay are filled in later. */
function filledReplies(facts: Facts) {
	return {
		es: fill(replyWords.es, factsInWords(facts, 'es')),
		en: fill(replyWords.en, factsInWords(facts, 'en')),
	}
}

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

/** The sign-in form, sent before scripts arrived. The answer is for this browser only and never stored on the way. */
export async function action({ request, context }: Route.ActionArgs) {
	const fields = Object.fromEntries(await request.formData())
	const { owner } = context.get(servicesContext)
	const outcome = await owner.signIn(fields, context.get(visitorContext))
	if (outcome.ok) return { token: outcome.token }
	const { code, retryAfterSeconds } = outcome
	const refusal: PostedRefusal = { code, retryAfterSeconds, hadCode: Boolean(fields.code) }
	return data({ refusal }, { status: statusOf[code] })
}

export default function AdminPage({ loaderData, actionData }: Route.ComponentProps) {
	const { copy, head, words, enquiries, twoFactor, account } = loaderData
	const answer: { token?: string; refusal?: PostedRefusal } = actionData ?? {}
	const handover = useTokenHandover(answer.token, words)
	return (
		<Page copy={copy} head={head}>
			{useIsOwner() ? (
				<OwnerDesk words={words}>
					<EnquiriesList {...enquiries} />
					<SignInSettings twoFactor={twoFactor} account={account} />
				</OwnerDesk>
			) : (
				<section className={styles.card}>
					<p className={styles.needsScripts}>{copy.needsScripts}</p>
					{/* For browsers older than the media query that shows the line above. */}
					<noscript>
						<p>{copy.needsScripts}</p>
					</noscript>
					{handover === 'pending' && <p role="status">{words.login.opening}</p>}
					{handover === 'failed' && <p role="alert">{words.login.failed}</p>}
					{handover !== 'pending' && <LoginForm words={words} posted={answer.refusal} />}
				</section>
			)}
		</Page>
	)
}

/** What the owner sees after signing in. */
function OwnerDesk({ words, children }: { words: OwnerWords; children: ReactNode }) {
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
			{children}
		</div>
	)
}

/** Changing the second factor or the password ends sessions, so their list is loaded again. */
function SignInSettings({
	twoFactor,
	account,
}: {
	twoFactor: TwoFactorWords
	account: AccountWords
}) {
	const [changes, countChange] = useReducer((count: number) => count + 1, 0)
	return (
		<div className={styles.settings}>
			<section className={styles.card}>
				<TwoFactorSettings words={twoFactor} onSwitched={countChange} />
			</section>
			<section className={styles.card}>
				<ChangePassword words={account.password} onChanged={countChange} />
			</section>
			<section className={styles.card}>
				<OpenSessions key={changes} words={account.sessions} />
			</section>
		</div>
	)
}
