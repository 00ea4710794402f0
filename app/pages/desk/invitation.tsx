import { useEffect, useState } from 'react'
import { data, useNavigate } from 'react-router'
import { ApiProblem, callApi, codeOf } from '#app/api/call-api.ts'
import { takeToken } from '#app/api/call-as-owner.ts'
import { TextField } from '#app/components/field/text-field.tsx'
import { NoticeRegion } from '#app/components/notice/notice-region.tsx'
import { type FieldErrors, OwnerForm } from '#app/owner/owner-form.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { OwnerShortcuts } from '#app/owner/sign-in/owner-shortcuts.tsx'
import { useTokenHandover } from '#app/owner/sign-in/token-handover.ts'
import { servicesContext } from '#app/services.ts'
import { LanguageLinks } from '#app/shell/language-links.tsx'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { secretAddressHeaders } from '#app/site/secret-address.ts'
import { type OwnerWords, ownerWords } from '#content/owner/owner-words.ts'
import { type PeopleWords, peopleWords } from '#content/owner/people-words.ts'
import { statusOf } from '#domain/errors.ts'
import { localizePath, splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/invitation.ts'
import styles from './settings.module.css'
import '#app/styles/desk.css'

export async function loader({ params, context }: Route.LoaderArgs) {
	const name = await context.get(servicesContext).owner.nameOnInvitation(params.key)
	return data({ name }, { headers: secretAddressHeaders })
}

/** A form that was sent before scripts arrived, or without them. */
export async function action({ request, params, context }: Route.ActionArgs) {
	const fields = Object.fromEntries(await request.formData())
	const outcome = await context.get(servicesContext).owner.acceptInvitation(params.key, fields)
	if (outcome.ok) return { token: outcome.token }
	const { code, errors } = outcome
	return data({ refusal: { code, errors } }, { status: statusOf[code] })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export function meta({ location }: Route.MetaArgs) {
	const { title } = peopleWords[splitLocale(location.pathname).locale].invitation
	return [{ title }, { name: 'robots', content: 'noindex' }]
}

const loadCards = () => import('#app/components/notice/notice-cards.tsx')

/** An invited person chooses a password here, and is then signed in. */
export default function InvitationPage({ actionData, loaderData, params }: Route.ComponentProps) {
	const { invitation: words } = useWords(peopleWords)
	const ofOwner = useWords(ownerWords)
	const navigate = useNavigate()
	const desk = localizePath('/admin', useLocale())
	const token = actionData && 'token' in actionData ? actionData.token : undefined
	const refusal = actionData && 'refusal' in actionData ? actionData.refusal : undefined
	const handover = useTokenHandover(token)
	/** Maybe by this form: the response to the first press can be lost. */
	const [isSpent, setIsSpent] = useState(false)

	useEffect(() => {
		if (handover === 'done') navigate(desk)
	}, [handover, navigate, desk])

	async function submit(typed: Record<string, string>) {
		try {
			await accept(typed)
		} catch (problem) {
			if (codeOf(problem) !== 'not-found') throw problem
			setIsSpent(true)
		}
	}

	async function accept({ password = '' }: Record<string, string>) {
		// Accepting an invitation signs the person in.
		await takeToken(() =>
			callApi(`/api/invitations/${params.key}`, {
				method: 'POST',
				body: { password },
				// Judging and hashing a password takes seconds on a busy machine, and a link counts once.
				timeoutMs: 60_000,
			}),
		)
		await navigate(desk)
	}

	const inWords = (problem: unknown) => describeRefusal(problem, words, ofOwner)
	return (
		<>
			<main id="content" className={styles.invitation}>
				<section className={`card ${styles.card}`}>
					<h1>{words.title}</h1>
					{token ? (
						<p role="status">
							{words.ready} <LocalLink to="/admin">{words.toDesk}</LocalLink>
						</p>
					) : isSpent || loaderData.name === undefined ? (
						<p role="alert">
							{words.notFound} <LocalLink to="/admin">{words.toDesk}</LocalLink>
						</p>
					) : (
						<>
							<p>{fill(words.text, { name: loaderData.name })}</p>
							<OwnerForm
								labels={words}
								onSubmit={submit}
								describeErrors={inWords}
								postedErrors={
									refusal && inWords(new ApiProblem(refusal.code, { errors: refusal.errors }))
								}
							>
								{(errors) => (
									<>
										{/* For password managers. Without a name, it is not sent. */}
										<input hidden readOnly autoComplete="username" value={loaderData.name} />
										<TextField
											name="password"
											type="password"
											autoComplete="new-password"
											maxLength={1000}
											label={words.password}
											hint={words.passwordHint}
											error={errors.password}
										/>
									</>
								)}
							</OwnerForm>
						</>
					)}
					<p>
						<LocalLink to="/">{words.cancel}</LocalLink>
					</p>
					<LanguageLinks chrome={useChrome()} />
				</section>
			</main>
			<NoticeRegion load={loadCards} />
			<OwnerShortcuts />
		</>
	)
}

function describeRefusal(
	problem: unknown,
	words: PeopleWords['invitation'],
	ownerWords: OwnerWords,
): FieldErrors {
	const { errors = [] } = problem instanceof ApiProblem ? problem : {}
	const refusals: Record<string, string> = words.refusals
	const [first] = errors
	const refusal = first && refusals[first.code]
	return { password: refusal ?? describeOwnerProblem(problem, ownerWords) }
}
