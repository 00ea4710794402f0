import { data, redirect } from 'react-router'
import { Column } from '#app/components/page/page.tsx'
import { OwnRequestLink } from '#app/enquiries/own-requests/own-request-link.tsx'
import { ForgetRequests } from '#app/islands/forget-requests.tsx'
import { Island } from '#app/islands/island.tsx'
import { askHeader } from '#app/offline/site-cache.ts'
import { servicesContext, visitorContext } from '#app/services.ts'
import { pickWords } from '#app/site/loaders/owners-words.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { codesOf } from '#app/site/printed-codes.ts'
import { secretAddressHeaders } from '#app/site/secret-address.ts'
import { GuestRequest } from '#app/stays/guest-page/guest-request.tsx'
import { newChanges } from '#app/stays/guest-page/new-changes.ts'
import type { RequestProblem } from '#app/stays/guest-page/request-problem.tsx'
import { toWanted, typedIn } from '#app/stays/guest-page/wanted-form.ts'
import type { RequestWords } from '#content/stays/request-words.ts'
import { statusOf } from '#domain/errors.ts'
import { inEachLanguage, localizePath, splitLocale } from '#domain/locale.ts'
import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import { guestActions } from '#domain/stays/states/state.ts'
import { fill } from '#domain/text/fill.ts'
import { readWholeNumber } from '#domain/text/whole-number.ts'
import type { Route } from './+types/request.ts'

/** Replaces the key in the address after everything is deleted. */
const deletedKey = 'deleted'

export async function loader({ params: { key }, url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content, stays, publicUrl } = context.get(servicesContext)
	const found = key === deletedKey ? undefined : await stays.find(key)
	const words = fill(pickWords(content, 'request', locale), {
		...(found?.ok && { reference: found.request.reference }),
	})
	const address = new URL(url.pathname, publicUrl).href
	const shown = {
		requestKey: key,
		done: guestActions.find((it) => it === url.searchParams.get('done')),
		receiptProblem: url.searchParams.get('problem') ?? undefined,
		words,
		request: found?.ok ? found.request : undefined,
		instead: insteadOf(found, words),
		changes: found?.ok
			? newChanges(found.request, pickWords(content, 'letters', locale).changes, locale)
			: undefined,
		gone: goneOf(found, key),
		ownLink: found?.ok ? ownLinkOf(found.request, address) : undefined,
		offerNames: content.offers[locale],
		whatsappPhone: content.facts.phones[0],
		codes: codesOf({ locale, addresses: inEachLanguage(() => address) }, content.facts),
	}
	return data(shown, {
		status: found?.ok === false ? statusOf[found.code] : 200,
		// The browser that opened it caches it for times without a signal; nobody else does.
		headers: { ...secretAddressHeaders, ...(found?.ok && { [askHeader]: 'keep' }) },
	})
}

/** Deletes the browser's copies of such a request, which are of no use any more. */
function goneOf(found: { ok: boolean; code?: string } | undefined, requestKey: string) {
	if (!found) return { requestKey: undefined }
	return found.code === 'not-found' ? { requestKey } : undefined
}

function ownLinkOf({ reference, from, to }: RequestResponse, link: string) {
	return { reference, from, to, link }
}

function insteadOf(
	found: { ok: true } | { ok: false; code: string } | undefined,
	words: RequestWords,
): string {
	if (!found) return words.deleted
	if (found.ok) return ''
	return found.code === 'not-found' ? words.unknown : words.errors.unavailable
}

export async function action({ params: { key }, request, url, context }: Route.ActionArgs) {
	const { stays } = context.get(servicesContext)
	const { locale } = splitLocale(url.pathname)
	const form = await request.formData()
	const text = String(form.get('text') ?? '')
	const asked = String(form.get('action'))
	const isDeletion = asked === 'delete'
	const action = guestActions.find((it) => it === asked)
	const typed = typedIn(form)
	const written = { text, wanted: typed && toWanted(typed), seen: seenIn(form) }
	const outcome = isDeletion
		? await stays.deleteData(key)
		: await stays.act(key, action, written, context.get(visitorContext))
	// Deleting what a first press has deleted is not a failure.
	if (outcome.ok || (isDeletion && outcome.code === 'not-found'))
		throw redirect(
			isDeletion
				? `${localizePath(`/request/${deletedKey}`, locale)}#${key}`
				: `${url.pathname}?done=${'done' in outcome ? outcome.done : action}#done`,
			303,
		)
	const code = outcome.errors[0]?.code ?? outcome.code
	const problem: RequestProblem = { action: asked, text, code, wanted: typed }
	return data(problem, { status: statusOf[outcome.code], headers: secretAddressHeaders })
}

/** The agreement that was on the page; undefined for a form without it. */
function seenIn(form: FormData) {
	const seen = form.get('agreement')
	return seen === null ? undefined : readWholeNumber(String(seen))
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return { ...secretAddressHeaders, ...Object.fromEntries(loaderHeaders) }
}

export function meta({ loaderData }: Route.MetaArgs) {
	return [
		{ title: loaderData?.words.pageTitle },
		{ name: 'robots', content: 'noindex' },
		{ name: 'referrer', content: 'no-referrer' },
	]
}

export default function RequestPage({ loaderData, actionData }: Route.ComponentProps) {
	const { request, instead, gone, words, ownLink, ...rest } = loaderData
	return (
		<Column>
			{request ? (
				<GuestRequest
					request={request}
					words={words}
					problem={actionData}
					{...rest}
					linkTools={ownLink && <Island of={OwnRequestLink} {...ownLink} />}
				/>
			) : (
				<>
					<h1>{words.pageTitle}</h1>
					<p>{instead}</p>
					<p>
						<LocalLink to="/request">{words.all}</LocalLink>
					</p>
					{gone && <Island of={ForgetRequests} requestKey={gone.requestKey} />}
				</>
			)}
		</Column>
	)
}
