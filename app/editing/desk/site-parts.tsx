import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PartLinks } from '#app/components/part-links/part-links.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, usePagePath, useWords } from '#app/site/page-context.tsx'
import { siteWords } from '#content/editing/site-words.ts'
import { localizePath } from '#domain/locale.ts'

const menuPath = '/admin/site/menu'

/** The parts of the section. */
export function SiteParts({ children }: { children: ReactNode }) {
	const words = useWords(siteWords)
	const hasAllParts = useHasOwnersTools()
	const path = usePagePath()
	const locale = useLocale()
	// The menu is the only part that the restaurant changes.
	if (!hasAllParts && path !== menuPath)
		return <Navigate to={localizePath(menuPath, locale)} replace />
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
