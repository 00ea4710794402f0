import { expect, test } from 'vitest'
import { roles } from '#domain/owner/roles.ts'
import { otherPathFor, sectionAt, sectionPath, sections, sectionsFor } from './sections.ts'

test('every role is led from each section either nowhere or to one of its own, where it stays', () => {
	const parts = ['', '/facts', '/menu', '/history', '/rates', '/others']
	for (const role of roles)
		for (const path of sections.flatMap((section) => parts.map((it) => `/admin/${section}${it}`))) {
			const led = otherPathFor(role, path)
			const section = sectionAt(led ?? path)
			expect(sectionsFor(role), `${role} at ${path}`).toContain(section)
			if (led) expect(otherPathFor(role, led), `${role} at ${path}`).toBeUndefined()
		}
})

test('the links of the bar lead nowhere else, and the restaurant gets the menu of the site', () => {
	for (const role of roles)
		for (const section of sectionsFor(role))
			expect(otherPathFor(role, sectionPath(section, role))).toBeUndefined()
	expect(otherPathFor('restaurant', '/admin/site/facts')).toBe('/admin/site/menu')
	expect(otherPathFor('restaurant', '/admin/today')).toBe('/admin/tables')
	expect(otherPathFor('reception', '/admin/tables')).toBe('/admin/today')
	expect(otherPathFor('owner', '/admin')).toBeUndefined()
	expect(otherPathFor('reception', '/admin/unknown')).toBeUndefined()
})
