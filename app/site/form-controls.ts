type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The fields that a visitor fills in, so not the hidden ones. */
export function controlsOf(form: HTMLFormElement): Control[] {
	return [...form.elements].filter(
		(field): field is Control =>
			'value' in field && !/button|hidden|submit/.test((field as Control).type),
	)
}

export const isBox = (field: Control): field is HTMLInputElement => field.type === 'checkbox'

/** Whether it holds something else than the server's HTML. */
export function isChanged(field: Control): boolean {
	if (field instanceof HTMLSelectElement)
		return [...field.options].some((option) => option.selected && !option.defaultSelected)
	if (isBox(field)) return field.checked !== field.defaultChecked
	return field.value !== field.defaultValue
}
