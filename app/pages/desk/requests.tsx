import { EnquiriesList } from '#app/enquiries/desk/enquiries-list.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { deskWords, replyWords } from '#content/enquiries/desk-words.ts'
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
	return <EnquiriesList {...loaderData} />
}
