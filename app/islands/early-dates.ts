/*
 * Beside the booking form: does the work of DateField before React runs. With scripts, an empty date is text with a hint
 * from the first paint on, so that nothing changes under the reader.
 */

for (const field of document.querySelectorAll<HTMLInputElement>('[type=date][placeholder]')) {
	const rest = () => {
		field.type = field.value || document.activeElement === field ? 'date' : 'text'
	}
	field.onpointerdown = field.onfocus = () => {
		field.type = 'date'
	}
	field.onpointerup = () => field.focus()
	field.onblur = rest
	rest()
	// The draft may have filled it in once more (early-drafts.ts).
	addEventListener('pageshow', rest)
}
