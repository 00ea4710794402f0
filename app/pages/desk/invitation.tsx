import { useNavigate } from 'react-router'
import { ApiProblem } from '#app/api/call-api.ts'
import { TextField } from '#app/components/field/text-field.tsx'
import { type FieldErrors, OwnerForm } from '#app/owner/owner-form.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { acceptInvitation } from '#app/owner/people/people-calls.ts'
import { localeHere, useLocale } from '#app/site/locale.tsx'
import { ownerWords } from '#content/owner/owner-words.ts'
import { type PeopleWords, peopleWords } from '#content/owner/people-words.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/invitation.ts'
import styles from './settings.module.css'

export function loader({ url }: Route.LoaderArgs) {
	return { words: peopleWords[splitLocale(url.pathname).locale].invitation }
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [{ title: loaderData?.words.title }, { name: 'robots', content: 'noindex' }]
}

/** Whoever was invited chooses a password here, and is signed in. */
export default function InvitationPage({ loaderData: { words }, params }: Route.ComponentProps) {
	const navigate = useNavigate()
	const locale = useLocale()

	async function submit({ password = '' }: Record<string, string>) {
		await acceptInvitation(params.key, password)
		await navigate(localizePath('/admin', locale))
	}

	return (
		<main id="content">
			<section className={styles.card}>
				<h1>{words.title}</h1>
				<p>{words.text}</p>
				<OwnerForm
					labels={words}
					onSubmit={submit}
					describeErrors={(problem) => describeRefusal(problem, words)}
					onCancel={() => navigate(localizePath('/', locale))}
				>
					{(errors) => (
						<TextField
							name="password"
							type="password"
							autoComplete="new-password"
							maxLength={1000}
							label={words.password}
							hint={words.passwordHint}
							error={errors.password}
						/>
					)}
				</OwnerForm>
			</section>
		</main>
	)
}

function describeRefusal(problem: unknown, words: PeopleWords['invitation']): FieldErrors {
	const { code, errors = [] } = problem instanceof ApiProblem ? problem : {}
	if (code === 'not-found') return { password: words.notFound }
	const refusals: Record<string, string> = words.refusals
	const [first] = errors
	const refusal = first && refusals[first.code]
	return { password: refusal ?? describeOwnerProblem(problem, ownerWords[localeHere()]) }
}
