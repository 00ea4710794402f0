import { useSearchParams } from 'react-router'
import { deskTitleId } from '#app/desk/desk-info.tsx'
import { EnquiriesList } from '#app/enquiries/desk/enquiries-list.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { servicesContext } from '#app/services.ts'
import { sectionPath } from '#app/shell/desk/sections.ts'
import { forgetRequestDraft } from '#app/stays/desk/request/request-draft.ts'
import type { DeskLinks } from '#app/stays/desk/request/stay-facts.tsx'
import { StayPanel } from '#app/stays/desk/request/stay-panel.tsx'
import { deskWords, replyWords } from '#content/enquiries/desk-words.ts'
import { deskRequestWords } from '#content/stays/desk-request-words.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { type Facts, factsInWords } from '#domain/facts.ts'
import { splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/requests.ts'

export const action = signInAction

export function loader({ url, context }: Route.LoaderArgs) {
	const { locale } = splitLocale(url.pathname)
	const { content } = context.get(servicesContext)
	return {
		words: deskWords[locale],
		replies: filledReplies(content.facts),
		stay: { words: deskRequestWords[locale], offerNames: content.offers[locale] },
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
	const { stay, ...rest } = loaderData
	return (
		<EnquiriesList
			{...{ opened, ...rest }}
			key={opened}
			labelledBy={deskTitleId}
			onDeleted={(ids) => ids.forEach(forgetRequestDraft)}
			partsOf={({ id, kind, whatsapp }, onAnswered) =>
				kind === 'booking' && <StayPanel {...{ id, linkTo, whatsapp, onAnswered, ...stay }} />
			}
		/>
	)
}

const linkTo: DeskLinks = {
	request: (reference) => `${sectionPath('requests')}?request=${reference}`,
	units: '/admin/site/facts#offers',
	calendar: (month, offer) => `${sectionPath('calendar')}?month=${month}&offer=${offer}`,
}

/** Links name a request by its reference; mail providers' templates know only its id. */
function readReference(text: string): string {
	return /^[0-9a-f-]{36}$/i.test(text) ? referenceOf(text) : text
}
