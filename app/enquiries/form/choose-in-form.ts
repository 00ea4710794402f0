import { controlsOf, isBox } from '#app/site/form-controls.ts'
import type { FormValues } from './form-values.ts'

const isOffer = (name: string) => name.startsWith('offer')

/**
 * Shows what the address has chosen in a form that was served without it: the service worker answers with a copy. An offer
 * that is not ticked replaces those that are, as in app/islands/early-drafts.ts.
 */
export function chooseInForm(form: HTMLFormElement, chosen: FormValues) {
	const controls = controlsOf(form)
	const offers = controls.filter(isBox).filter(({ name }) => isOffer(name))
	if (offers.some(({ name, checked }) => name in chosen && !checked))
		for (const box of offers) box.checked = false
	const changed = controls.filter(({ name }) => name in chosen)
	for (const field of changed) {
		if (isBox(field)) field.checked = true
		else field.value = chosen[field.name] ?? ''
	}
	// Only now, since the days follow each other.
	for (const field of changed) field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether an offer of the draft is no longer ticked. */
export function lacksOffer(form: HTMLFormElement, draft: FormValues): boolean {
	const offers = controlsOf(form).filter(isBox)
	return offers.some(({ name, checked }) => isOffer(name) && name in draft && !checked)
}
