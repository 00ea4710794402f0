import type { DeskSection } from '#content/owner/desk-frame-words.ts'
import {
	everybody,
	ownersAndReception,
	ownersAndRestaurant,
	type Role,
} from '#domain/owner/roles.ts'

/** The sections in the desk's bar, in this order, and the roles that can use them; the server refuses the others anyway. */
const usedBy: Record<DeskSection, readonly Role[]> = {
	today: ownersAndReception,
	requests: ownersAndReception,
	calendar: ownersAndReception,
	// The others see tables among the requests.
	tables: ['restaurant'],
	reviews: ownersAndReception,
	site: ownersAndRestaurant,
	photos: ['owner'],
	settings: everybody,
}

export const sections = Object.keys(usedBy) as readonly DeskSection[]

export function sectionsFor(role: Role): readonly DeskSection[] {
	return sections.filter((section) => usedBy[section].includes(role))
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
