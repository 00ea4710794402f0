import { createContext, useContext, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Facts } from '#domain/facts.ts'
import type { PageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'

const FactsOnServer = createContext<Facts | undefined>(undefined)

export const StructuredDataFacts = FactsOnServer.Provider

/**
 * Search engines read it from the HTML they are sent. So only the server writes it: among the page's data it would
 * come twice, and leave no room in the first round trip.
 */
export function StructuredDataScript() {
	const { pathname } = useLocation()
	const facts = useContext(FactsOnServer)
	const [describedPath] = useState(pathname)
	const head = useMatches()
		.map(({ loaderData }) => (loaderData as { head?: PageHead } | undefined)?.head)
		.find(Boolean)
	if (!head || pathname !== describedPath) return null
	const text = import.meta.env.SSR && facts ? JSON.stringify(structuredData(head, facts)) : ''

	return (
		<script
			type="application/ld+json"
			suppressHydrationWarning
			dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
		/>
	)
}
