/*
 * Inline beside a form: what was typed goes on to the same form after a reload or in the other language. An enquiry
 * has a draft for that once React has come (`data-carry="draft"`); a review has nothing else. The consent is given anew.
 */

type Typed = Record<string, string>
/** With the query of the page: what an address chooses is newer than what was typed on a page of another one. */
type Carried = { search: string; typed: Typed }

/** Once sent by React, a form that was returned with errors has its first words again, which are no longer typed. */
let isReset = false
addEventListener('reset', () => {
	isReset = true
})

eachForm((fields, key) => {
	const { search, typed }: Carried = JSON.parse(sessionStorage[key] ?? '{"typed":{}}')
	// The page confirms that they have arrived.
	if (/[?&]sent=/.test(location.search)) return
	for (const field of fields) {
		const value = typed[field.name]
		if (value === undefined) continue
		if (search === location.search) {
			if (isBox(field)) field.checked = value === field.value
			else field.value = value
		} else if (!isBox(field)) field.value ||= value
	}
})

addEventListener('pagehide', () =>
	eachForm((fields, key, hasDraft) => {
		// Returned with errors, a form has what was typed as its defaults.
		const isReturned = !isReset && document.querySelector('[data-response]')
		const typed: Typed = {}
		for (const field of hasDraft ? [] : fields) {
			const isChanged = isBox(field)
				? field.checked !== field.defaultChecked
				: field.value !== (field.defaultValue ?? '')
			if (!isReturned && !isChanged) continue
			if (!isBox(field)) typed[field.name] = field.value
			else typed[field.name] ||= field.checked ? field.value : ''
		}
		// Anything in the storage would fetch the islands of the next page before it is touched.
		if (Object.keys(typed).length === 0) sessionStorage.removeItem(key)
		else sessionStorage[key] = JSON.stringify({ search: location.search, typed } satisfies Carried)
	}),
)

function eachForm(visit: (fields: HTMLInputElement[], key: string, hasDraft: boolean) => void) {
	for (const form of document.querySelectorAll<HTMLFormElement>('[data-carry]')) {
		const fields = form.querySelectorAll<HTMLInputElement>(
			'[name]:not([type=hidden],[name=consent])',
		)
		try {
			const key = form.action.replace('/en/', '/')
			visit([...fields], key, form.matches('[data-live] [data-carry=draft]'))
		} catch {
			// Storage may be full or forbidden.
		}
	}
}

function isBox({ type }: HTMLInputElement): boolean {
	return /box|radio/.test(type)
}
