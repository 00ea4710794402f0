import { controlsOf, isBox, isChanged } from '#app/site/form-controls.ts'
import type { Draft } from './draft-store.ts'
import type { FormValues } from './form-values.ts'

/**
 * Whether the fields may hold words that are older than the draft: browsers refill them after a reload and on the way
 * back, and a page from the back/forward cache still has its own. What carry-words.ts has put back (it deletes
 * it on leaving) is newer: it was typed before React could save it.
 */
export function isOlderThan({ savedAt }: Draft, form: HTMLFormElement): boolean {
	const page = navigation()
	const carried = sessionStorage[form.action.replace('/en/', '/')]
	if (!page || carried) return false
	const isAgain = page.type === 'reload' || page.type === 'back_forward'
	// Until the response came, the page before could save its draft.
	return isAgain || savedAt > performance.timeOrigin + page.responseStart
}

/** Whether the visitor came by a link on another page. The flags are links on the form's own page. */
export function isFromOtherPage(): boolean {
	const { referrer } = document
	return navigation()?.type === 'navigate' && referrer !== '' && !referrer.includes('/booking')
}

export function isReloaded(): boolean {
	return navigation()?.type === 'reload'
}

function navigation() {
	const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
	return page
}

/** The fields of domain/offers/item-fields.ts. */
const isChoice = (field: string) => /^(offer|units|people|day|hour)/.test(field)

/**
 * The draft as it was written, unless the address makes a choice that the draft has not taken over yet: that is the
 * guest's last one. An offer that is not in the draft then replaces those that are.
 */
export function withChoice(draft: Draft, chosen: FormValues): FormValues {
	const { values } = draft
	if (!values) return chosen
	const names = Object.keys(chosen)
	if (names.length === 0 || JSON.stringify(chosen) === JSON.stringify(draft.chosen)) return values
	const isOther = names.some((name) => isChoice(name) && !values[name])
	const left = Object.entries(values).filter(([name]) => !(isOther && isChoice(name)))
	return { ...Object.fromEntries(left), ...chosen }
}

/** Whether an offer that was ticked in the draft is no longer. */
export function lacksOffer(values: FormValues, draft: Draft | undefined): boolean {
	return Object.keys(draft?.values ?? {}).some((name) => /^offer/.test(name) && !values[name])
}

/** Whether the visitor wrote or ticked something, also before React came. The consent does not count. */
export function isTouched(form: HTMLFormElement): boolean {
	return controlsOf(form).some((field) => field.name !== 'consent' && isChanged(field))
}

/**
 * Shows these values, also in fields that have been changed if the form is `older` than them. Sets the fields directly
 * instead of rendering again: the visitor may already be in one of them, which stays as it is.
 */
export function fillForm(form: HTMLFormElement, values: FormValues, isOlder: boolean) {
	const controls = controlsOf(form).filter(
		(field) => (isOlder || !isChanged(field)) && field !== document.activeElement,
	)
	for (const field of controls) {
		if (isBox(field)) field.checked = field.name in values
		else field.value = values[field.name] ?? ''
	}
	// Only now, since the days follow each other.
	for (const field of controls) field.dispatchEvent(new Event('input', { bubbles: true }))
}
