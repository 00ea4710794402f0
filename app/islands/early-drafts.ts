/*
 * Stands after a form with `data-draft`. Saves its fields at every change and fills them in before the form is painted, with
 * React and without. The storage always holds what was typed or chosen last: a reload, another language and the way back
 * restore it. Consent is never restored.
 */

export {}

declare global {
	interface HTMLFormElement {
		/** The draft as it was before its address chose something else. */
		olderDraft?: Record<string, string>
	}
}

/** 0 by a link, or once the visitor has typed; 1 a reload, 2 on the way back. */
let { type } = performance.navigation

function save(form: HTMLFormElement, key: string) {
	const words = new FormData(form)
	words.delete('consent')
	words.set('at', location.search)
	sessionStorage[key] = JSON.stringify(Object.fromEntries(words))
}

function restore(form: HTMLFormElement, key: string) {
	const words = JSON.parse(sessionStorage[key])
	const isNew = words.at !== location.search
	// The page confirms that they were received.
	if (!type && isNew && /sent=/.test(location.search)) {
		sessionStorage[key] = '{}'
		return
	}
	// An empty draft is newer than what a browser refills on the way back, but not than what a link chooses.
	if (type < 2 && !('at' in words)) return
	// What a link on another page chooses is newer than the draft, and so is what it chose for a page that came only after a
	// reload. The flags are links on the form's own page.
	const isChosen = type < 2 && (type ? isNew : !/\/booking/.test(document.referrer))
	const isOther =
		isChosen &&
		[...form.querySelectorAll<HTMLInputElement>('[checked]')].some(({ name }) => !words[name])
	for (const field of form.querySelectorAll<HTMLInputElement>('[name]')) {
		const value = words[field.name] ?? ''
		const isFirm = isChosen || field.type === 'hidden'
		if (!/box|radio/.test(field.type)) field.value = (isFirm && field.value) || value
		else if (!isOther) field.checked = (isChosen && field.checked) || value === field.value
	}
	if (isChosen) form.olderDraft = words
	save(form, key)
}

function tryTo(act: typeof save) {
	try {
		const form = document.querySelector('[data-draft]') as HTMLFormElement
		act(form, form.dataset.draft as string)
	} catch {
		// The form is not to be saved, or the storage is empty, full or forbidden.
	}
}

tryTo(restore)
// Browsers refill fields after a reload and on the way back, unless the visitor was faster: pictures can delay this event. A
// page of the back/forward cache has its own.
addEventListener('pageshow', ({ persisted }) => {
	if (persisted) type = 2
	if (type && !document.querySelector('[data-live] [data-draft]')) tryTo(restore)
})
for (const event of ['input', 'submit'])
	addEventListener(event, () => {
		type = 0
		tryTo(save)
	})
