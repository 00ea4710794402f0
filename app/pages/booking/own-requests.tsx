import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Page } from '#app/components/page/page.tsx'
import { OwnRequestsList } from '#app/enquiries/own-requests/own-requests-list.tsx'
import { Island } from '#app/islands/island.tsx'
import { pageLoader, pageMeta } from '#app/site/loaders/page-loader.ts'
import { ownRequests } from '#content/pages/own-requests.ts'
import type { Route } from './+types/own-requests.ts'

export const loader = pageLoader(ownRequests)

export function meta(args: Route.MetaArgs) {
	return [...pageMeta(args), { name: 'robots', content: 'noindex' }]
}

/** The same for everybody: the requests are in the visitor's browser. */
export default function OwnRequestsPage({ loaderData: { copy, head } }: Route.ComponentProps) {
	const { none, days, day, remove, removeOf } = copy
	return (
		<Page copy={copy} head={head}>
			<Island of={OwnRequestsList} words={{ none, days, day, remove, removeOf }} />
			<p>{copy.otherwise}</p>
			<p>
				<ActionLink to="/contact-us" variant="quiet">
					{copy.contact}
				</ActionLink>
			</p>
		</Page>
	)
}
