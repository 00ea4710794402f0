import type { DeskSection } from '#content/owner/desk-frame-words.ts'

/** The sections in the desk's bar, in this order. */
export const sections: readonly DeskSection[] = [
	'today',
	'requests',
	'calendar',
	'reviews',
	'site',
	'photos',
	'settings',
]

export function sectionPath(section: DeskSection): string {
	return `/admin/${section}`
}

/** The section at a Spanish path; undefined at /admin itself. */
export function sectionAt(path: string): DeskSection | undefined {
	return path.split('/')[2] as DeskSection | undefined
}
