import { Navigate, useParams } from 'react-router'
import { OpeningSection } from '#app/desk/loaded-part.tsx'
import { signInAction } from '#app/owner/sign-in/posted-sign-in.ts'
import { useLocale } from '#app/site/page-context.tsx'
import { loadRequest } from '#app/stays/desk/request/load-request.ts'
import { localizePath } from '#domain/locale.ts'
import type { Route } from './+types/request-stay.ts'

export const action = signInAction
export const HydrateFallback = OpeningSection
export const clientLoader = ({ params, url }: Route.ClientLoaderArgs) =>
	loadRequest(params.id, url.search)

/**
 * The panel loads it, and nothing else: a refresh of the desk would change what somebody decides on while they decide, and
 * their decision would count for the version that they have not seen.
 */
export const shouldRevalidate = () => false

/** Fetched by an opened request (booking-panel.tsx). Opened as a page, it redirects to the request. */
export default function RequestStayPage() {
	const { id } = useParams()
	return <Navigate to={localizePath(`/admin/requests?request=${id}`, useLocale())} replace />
}
