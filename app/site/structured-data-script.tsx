import { useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { PageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'

/**
 * Search engines read it from the HTML they are sent. So only the server writes it: among the page's data it would
 * come twice, and leave no room in the first round trip.
 */
export function StructuredDataScript() {
	const { pathname } = useLocation()
	const [describedPath] = useState(pathname)
	const head = useMatches()
		.map(({ loaderData }) => (loaderData as { head?: PageHead } | undefined)?.head)
		.find(Boolean)
	if (!head || pathname !== describedPath) return null
	const text = import.meta.env.SSR ? JSON.stringify(structuredData(head)) : ''

	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
		/>
	)
}
