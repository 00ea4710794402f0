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

/** The sections that the role can use; the server refuses the others anyway. */
export function sectionsFor(role: Role = 'owner'): readonly DeskSection[] {
	return sections.filter((section) => !hidden[role].includes(section))
}

/** The menu is the only part of the site that the restaurant changes. */
const onlyPart: Partial<Record<Role, Partial<Record<DeskSection, string>>>> = {
	restaurant: { site: '/admin/site/menu' },
}

export function sectionPath(section: DeskSection, role: Role = 'owner'): string {
	return onlyPart[role]?.[section] ?? `/admin/${section}`
}

/** Where a role is led from a Spanish path that is not for it; undefined if it may stay. */
export function otherPathFor(role: Role, path: string): string | undefined {
	const section = sectionAt(path)
	if (!section || !sections.includes(section)) return undefined
	const its = sectionsFor(role)
	if (!its.includes(section)) return sectionPath(its[0] ?? section, role)
	const only = onlyPart[role]?.[section]
	return only && only !== path ? only : undefined
}

/** The section at a Spanish path; undefined at /admin itself. */
export function sectionAt(path: string): DeskSection | undefined {
	return path.split('/')[2] as DeskSection | undefined
}
