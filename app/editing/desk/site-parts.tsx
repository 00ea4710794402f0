import type { ReactNode } from 'react'
import { PartLinks } from '#app/components/part-links/part-links.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { siteWords } from '#content/editing/site-words.ts'

/** The parts of the section, for owners: the menu is the only one that the restaurant changes. */
export function SiteParts({ children }: { children: ReactNode }) {
	const words = useWords(siteWords)
	const hasAllParts = useHasOwnersTools()
	return (
		<>
			{hasAllParts && (
				<PartLinks
					label={words.partsLabel}
					parts={Object.entries(words.parts).map(([part, name]) => ({
						name,
						path: part === 'site' ? '/admin/site' : `/admin/site/${part}`,
					}))}
				/>
			)}
			{children}
		</>
	)
}
