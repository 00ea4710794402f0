/*
 * Inline beside a form: what was typed goes on to the same form after a reload or in the other language. An enquiry
 * has a draft for that once React has come (`data-carry="draft"`); a review has nothing else. The consent is given anew.
 */

/** The browser itself sends the form: nothing is to go on. */
let isPosted = false
addEventListener('submit', (event) => {
	isPosted = !event.defaultPrevented
})

eachField((field, typed, isBox) => {
	if (isBox) field.checked ||= typed[field.name] === field.value
	else field.value = typed[field.name] ?? field.value
})

addEventListener('pagehide', () =>
	eachField((field, typed, isBox) => {
		const isChanged = isBox
			? field.checked && !field.defaultChecked
			: field.value !== field.defaultValue
		if (isChanged) typed[field.name] = field.value
	}, true),
)

function eachField(
	visit: (field: HTMLInputElement, typed: Record<string, string>, isBox: boolean) => void,
	isLeaving?: boolean,
) {
	for (const form of document.querySelectorAll<HTMLFormElement>('[data-carry]')) {
		try {
			const key = form.action.replace('/en/', '/')
			const typed = isLeaving ? {} : JSON.parse(sessionStorage[key] ?? '{}')
			const isOver = isLeaving && (isPosted || form.matches('[data-live] [data-carry=draft]'))
			if (!isOver)
				for (const field of form.querySelectorAll<HTMLInputElement>(
					'[name]:not([type=hidden],[name=consent])',
				))
					visit(field, typed, /box|radio/.test(field.type))
			if (isLeaving) sessionStorage[key] = JSON.stringify(typed)
		} catch {
			// Storage may be full or forbidden.
		}
	}
}
