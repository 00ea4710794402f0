/*
 * Runs beside a form and carries what was typed over a reload, or to the same form in the other language. Once React has
 * come, an enquiry has a draft for that (`data-carry="draft"`); a review has nothing else. The consent is given anew.
 */

/** A form that was returned with errors has been typed. */
let isTyped = document.currentScript?.dataset.response !== undefined
addEventListener('input', () => {
	isTyped = true
})
// Sent by React.
addEventListener('reset', () => {
	isTyped = false
})

eachForm((form, key) => {
	// The page confirms that the form was received.
	if (/sent=/.test(location.search)) return
	const typed = JSON.parse(sessionStorage[key])
	// What a link on another page chooses is newer than what was typed. The flags are links on the form's own page.
	const isLast =
		!location.search || performance.navigation.type || /\/booking/.test(document.referrer)
	for (const field of form.querySelectorAll<HTMLInputElement>('[name]:not([type=hidden])')) {
		const value = typed[field.name] ?? ''
		if (!/box|radio/.test(field.type)) field.value = (!isLast && field.value) || value
		else if (isLast) field.checked = value === field.value
	}
	isTyped = true
})

addEventListener('pagehide', () =>
	eachForm((form, key) => {
		const typed = new FormData(form)
		typed.delete('consent')
		const hasDraft = form.matches('[data-live] [data-carry=draft]')
		// Anything in the storage would fetch the islands of the next page before it is touched.
		if (hasDraft || !isTyped) delete sessionStorage[key]
		else sessionStorage[key] = JSON.stringify(Object.fromEntries(typed))
	}),
)

function eachForm(visit: (form: HTMLFormElement, key: string) => void) {
	for (const form of document.querySelectorAll<HTMLFormElement>('[data-carry]')) {
		try {
			visit(form, form.action.replace('/en/', '/'))
		} catch {
			// The storage is empty, full or forbidden.
		}
	}
}
