/*
 * Beside the booking form: does the work of DateField before React runs. With scripts, an empty date is text with a hint
 * from the first paint on, so that nothing changes under the reader.
 */

for (const field of document.querySelectorAll<HTMLInputElement>('[data-hint]')) {
	const rest = () => {
		if (field.value || document.activeElement === field) return
		field.placeholder = field.dataset.hint ?? ''
		field.type = 'text'
	}
	field.onpointerdown = field.onfocus = () => {
		field.type = 'date'
	}
	field.onpointerup = () => field.focus()
	field.onblur = rest
	rest()
}
