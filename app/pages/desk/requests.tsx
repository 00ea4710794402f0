import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { OpeningSection } from '#app/desk/loaded-part.tsx'
import { forgetDraft } from '#app/desk/use-draft.ts'
import { EnquiriesList } from '#app/enquiries/desk/enquiries-list.tsx'
import { isLoadedList, isOldList, loadEnquiries } from '#app/enquiries/desk/load-enquiries.ts'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { BookingPanel } from '#app/stays/desk/request/booking-panel.tsx'
import { requestDraftKey } from '#app/stays/desk/request/request-draft.ts'
import type { Route } from './+types/requests.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection
export const clientLoader = ({ url }: Route.ClientLoaderArgs) => loadEnquiries(url)

/** A request that was just answered stays in the list of new ones while it is open. */
export function shouldRevalidate({ nextUrl }: ShouldRevalidateFunctionArgs) {
	if (!isLoadedList(nextUrl)) return true
	return isOldList() && document.querySelector('article > details[open]') === null
}

export default function RequestsPage({ loaderData }: Route.ComponentProps) {
	return (
		<EnquiriesList
			key={loaderData.opened}
			loaded={loaderData}
			onDeleted={(ids) => ids.map(requestDraftKey).forEach(forgetDraft)}
			partsOf={({ id, kind, whatsapp }, onReplied) =>
				kind === 'booking' && <BookingPanel id={id} whatsapp={whatsapp} onReplied={onReplied} />
			}
		/>
	)
}
