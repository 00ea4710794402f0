import { createContext, useContext, useState } from 'react'
import { useLocation, useMatches } from 'react-router'
import type { Facts } from '#domain/facts.ts'
import type { PageHead } from './page-head.ts'
import { structuredData } from './structured-data.ts'

const FactsOnServer = createContext<Facts | undefined>(undefined)

export const StructuredDataFacts = FactsOnServer.Provider

/**
 * Only the server writes it: as part of the page's data it would be sent twice, and five pages would exceed the 14,600
 * bytes of the first round trip (bench page-cost, bench/RESULTS.md).
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
