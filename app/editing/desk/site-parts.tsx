import type { ReactNode } from 'react'
import { Navigate } from 'react-router'
import { PartLinks } from '#app/components/part-links/part-links.tsx'
import { DraftBar } from '#app/editing/draft/draft-bar.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useLocale, usePagePath } from '#app/site/page-context.tsx'
import type { SiteWords } from '#content/editing/site-words.ts'
import type { DocumentList } from '#domain/editing/answers.ts'
import { localizePath } from '#domain/locale.ts'

const menuPath = '/admin/site/menu'

type Props = {
	words: SiteWords
	state: DocumentList | undefined
	/** A form of the part is not saved: that comes before publishing. */
	hasUnsaved?: boolean
	/** Called after publishing or discarding. */
	onChanged: () => void
	children: ReactNode
}

/** The parts of the section, and below each what is not published yet. */
export function SiteParts({ words, state, hasUnsaved, onChanged, children }: Props) {
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
						...{ name, path: part === 'site' ? '/admin/site' : `/admin/site/${part}` },
					}))}
				/>
			)}
			{children}
			{state && !hasUnsaved && <DraftBar words={words.draft} {...{ state, onChanged }} />}
		</>
	)
}
