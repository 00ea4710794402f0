import { readWholeNumber } from '#domain/text/whole-number.ts'

const dayFields = ['from', 'to'] as const
const partyFields = ['people', 'adults', 'children'] as const
export const wantedFields = [...dayFields, ...partyFields] as const
type WantedField = (typeof wantedFields)[number]

/** The fields of a change as they were typed. */
export type Typed = Partial<Record<WantedField, string>>

/** The hidden field that says what a field showed: only what the guest has changed since is asked for. */
export const shownName = (field: WantedField) => `shown-${field}`

/**
 * The fields of a change that the guest has changed, since the others may show something older than what is agreed or waits by
 * now. People and ages belong together: whoever changes one means all of them. Undefined for a form without these fields.
 */
export function typedIn(form: FormData): Typed | undefined {
	if (!wantedFields.some((name) => form.has(name))) return undefined
	const isChanged = (name: WantedField) =>
		form.has(name) && form.get(name) !== form.get(shownName(name))
	const meant = partyFields.some(isChanged) ? partyFields.filter((name) => form.has(name)) : []
	const changed = [...dayFields.filter(isChanged), ...meant]
	return Object.fromEntries(changed.map((name) => [name, String(form.get(name))]))
}

export function toWanted({ from, to, people, adults, children }: Typed) {
	return {
		...(from && { from }),
		...(to && { to }),
		...(people && { people: readWholeNumber(people) }),
		...(adults && { adults: readWholeNumber(adults) }),
		// An emptied field says that no child comes.
		...(children !== undefined && { children }),
	}
}
