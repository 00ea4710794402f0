import { type RefObject, useState } from 'react'
import { type Doubt, doubtsOf } from '#domain/enquiries/doubts.ts'
import { formValues } from './form-values.ts'
import { loadPhoneReader } from './load-phone-reader.ts'

const noDoubts: Doubt[] = []

/** Looks for probable typos as the visitor leaves a field. None of them keeps the form from being sent. */
export function useDoubts(form: RefObject<HTMLFormElement | null>, before: Doubt[] = noDoubts) {
	const [doubts, setDoubts] = useState(before)

	async function look() {
		const readPhone = await loadPhoneReader()
		if (!form.current) return
		const { Email = '', Phone = '' } = formValues(new FormData(form.current))
		const found = doubtsOf({ Email, Phone }, readPhone)
		setDoubts((shown) => (JSON.stringify(shown) === JSON.stringify(found) ? shown : found))
	}

	return {
		doubts,
		/** Called as a field loses the focus. */
		leave: () => whenReleased(look),
		/** Called at every change of a field: a question about it is about what it held before. */
		change(field: string) {
			if (doubts.some((doubt) => doubt.field === field))
				setDoubts(doubts.filter((doubt) => doubt.field !== field))
		},
		/** Writes what was probably meant into the field. */
		take({ field, suggestion = '' }: Doubt) {
			const input = form.current?.elements.namedItem(field)
			if (!(input instanceof HTMLInputElement)) return
			input.value = suggestion
			input.dispatchEvent(new Event('input', { bubbles: true }))
			input.focus()
		},
	}
}

/** A note that appears while a button is pressed would move the button away before it is released. */
function whenReleased(act: () => void) {
	if (document.querySelector(':active')) addEventListener('mouseup', act, { once: true })
	else act()
}
