import type { DeskSection } from '#content/owner/desk-frame-words.ts'
import type { Role } from '#domain/owner/roles.ts'

/** The sections in the desk's bar, in this order. */
export const sections: readonly DeskSection[] = [
	'today',
	'requests',
	'calendar',
	'tables',
	'reviews',
	'site',
	'photos',
	'settings',
]

const hidden: Record<Role, readonly DeskSection[]> = {
	// They see tables among the requests.
	owner: ['tables'],
	reception: ['tables', 'site', 'photos'],
	restaurant: ['today', 'requests', 'calendar', 'reviews', 'photos'],
}

/** Those that the role can use; the server refuses the others anyway. */
export function sectionsFor(role: Role = 'owner'): readonly DeskSection[] {
	return sections.filter((section) => !hidden[role].includes(section))
}

export function sectionPath(section: DeskSection, role?: Role): string {
	// The menu is the only part of the site that the restaurant changes.
	return section === 'site' && role === 'restaurant' ? '/admin/site/menu' : `/admin/${section}`
}

/** The section at a Spanish path; undefined at /admin itself. */
export function sectionAt(path: string): DeskSection | undefined {
	return path.split('/')[2] as DeskSection | undefined
}
