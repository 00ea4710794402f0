import { useSearchParams } from 'react-router'
import { EnquiriesList } from '#app/enquiries/desk/enquiries-list.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { deskTitleId } from '#app/shell/desk/desk-frame.tsx'
import { deskWords, replyWords } from '#content/enquiries/desk-words.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { splitLocale } from '#domain/locale.ts'
import type { Route } from './+types/requests.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	return {
		words: deskWords[locale],
		replies: filledReplies(context.get(servicesContext).content.facts),
	}
}

/** The guest's name and stay are filled in later. */
function filledReplies(facts: Facts) {
	return {
		es: fill(replyWords.es, factsInWords(facts, 'es')),
		en: fill(replyWords.en, factsInWords(facts, 'en')),
	}
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
	const [parameters] = useSearchParams()
	const opened = readReference(parameters.get('request') ?? '')
	return <EnquiriesList key={opened} labelledBy={deskTitleId} opened={opened} {...loaderData} />
}

/** Links name a request by its reference; mail providers' templates know only its id. */
function readReference(text: string): string {
	return /^[0-9a-f-]{36}$/i.test(text) ? referenceOf(text) : text
}
