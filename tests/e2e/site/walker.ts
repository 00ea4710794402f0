/*
 * Runs inside the page: finds its controls, presses them, and describes the outcome. Nothing here names a control of the
 * site, so that a new one is walked without being listed.
 */

export type Walker = {
	/** How many rounds press every control once. */
	rounds: number
	submits: number
	press: (round: number) => void
	submit: (index: number) => void
	outcome: () => object
	/** After a submit, which may load a page: what matters is the same form with the same fields marked. */
	formOutcome: () => object
}

declare global {
	interface Window {
		walker: Walker
		printed: number
		/** The round to press in the middle of hydration. */
		pressWhileHydrating?: number
		/** Addresses of the scripts that had come when hydration began. */
		hydrationModules?: string[]
	}
}

export function installWalker() {
	if (location.protocol === 'about:') return
	// A draft would start React by itself.
	sessionStorage.clear()
	const longestTimerMs = 400
	const selector =
		'button, summary, label[for], a[href^="#"], input:not([type=hidden]), textarea, select'
	// Controls that need scripts appear with them, and cannot be pressed before.
	const never = 'input[tabindex="-1"], [aria-hidden=true] *, [data-with-scripts] *'

	// No slide changes by itself and no prompt opens while the walk compares.
	const { setTimeout: realSetTimeout } = window
	Object.assign(window, {
		printed: 0,
		print: () => {
			window.printed += 1
		},
		setTimeout: (task: () => void, ms = 0) => (ms >= longestTimerMs ? 0 : realSetTimeout(task, ms)),
	})

	// The first island is live while the others still wait for a task of their own: the press comes between.
	const observer = new MutationObserver(() => {
		observer.disconnect()
		window.hydrationModules = performance
			.getEntriesByType('resource')
			.map(({ name }) => new URL(name).pathname)
			.filter((path) => path.endsWith('.js'))
		const round = window.pressWhileHydrating
		if (round !== undefined) window.walker.press(round)
	})
	observer.observe(document, { subtree: true, attributeFilter: ['data-live'] })

	function controls(): HTMLElement[] {
		const all = [...document.querySelectorAll<HTMLElement>(selector)]
		return all.filter((control) => !control.matches(never) && !isSubmit(control))
	}

	function isSubmit(control: Element): control is HTMLButtonElement {
		return control instanceof HTMLButtonElement && control.type === 'submit'
	}

	/** Controls that undo or repeat each other share a group: a round presses one of each group. */
	function groupOf(control: HTMLElement): Element | string {
		const target = control.getAttribute('popovertarget') ?? control.getAttribute('commandfor')
		if (target) return target
		if (control instanceof HTMLLabelElement) return control.control ?? control
		if (control instanceof HTMLInputElement && control.type === 'radio') return control.name
		// Dots are alike: one round presses all of them.
		if (!(control instanceof HTMLButtonElement) || control.hasAttribute('aria-current'))
			return control
		let box = control.parentElement
		while (box && box.querySelectorAll('button').length < 2) box = box.parentElement
		return box ?? control
	}

	function plan(): HTMLElement[][] {
		const groups = new Map<Element | string, HTMLElement[]>()
		for (const control of controls()) {
			const group = groupOf(control)
			groups.set(group, [...(groups.get(group) ?? []), control])
		}
		const rounds = Math.max(...[...groups.values()].map(({ length }) => length))
		return Array.from({ length: rounds }, (_, round) =>
			[...groups.values()].flatMap((group) => group[round] ?? []),
		)
	}

	function press(control: HTMLElement) {
		openContainerOf(control)
		if (!control.checkVisibility({ visibilityProperty: true })) return
		control.focus({ preventScroll: true })
		const isText = control.matches('input:not([type=checkbox], [type=radio]), textarea')
		// A date is chosen from the browser's own calendar; focusing the field is what opens it.
		if (isText && !control.id.includes('Date')) document.execCommand('insertText', false, '7')
		else if (!isText) control.click()
	}

	function openContainerOf(control: HTMLElement) {
		const box = control.closest<HTMLElement>('dialog:not([open]), [popover]:not(:popover-open)')
		if (!box || !control.closest('dialog, [popover]')) return
		const opener = document.querySelector<HTMLElement>(
			`[popovertarget="${box.id}"]:not([popovertargetaction]), [commandfor="${box.id}"][command=show-modal]`,
		)
		if (opener?.checkVisibility()) opener.click()
	}

	const attributes = ['expanded', 'pressed', 'current', 'disabled', 'invalid', 'checked']

	function stateOf(control: Element) {
		const { value, checked } = control as HTMLInputElement
		const states = attributes.map((name) => control.getAttribute(`aria-${name}`))
		const name = control.getAttribute('aria-label') ?? control.id
		// A link into the page may appear with the scroll position, which is not compared.
		const isVisible = control.matches('a') || control.checkVisibility({ visibilityProperty: true })
		return [
			control.tagName,
			name || control.textContent,
			value,
			checked,
			isVisible,
			...states,
		].join()
	}

	const openBoxes = () =>
		[...document.querySelectorAll('dialog[open], details[open], [popover]:popover-open')].map(
			(box) => box.id || box.textContent,
		)

	window.walker = {
		get rounds() {
			return plan().length
		},
		get submits() {
			return [...document.querySelectorAll('button')].filter(isSubmit).length
		},
		press(round) {
			for (const control of plan()[round] ?? []) press(control)
		},
		submit(index) {
			const button = [...document.querySelectorAll('button')].filter(isSubmit)[index]
			if (!button) return
			openContainerOf(button)
			button.click()
		},
		outcome: () => ({
			address: location.pathname + location.hash,
			focus: document.activeElement && stateOf(document.activeElement),
			open: openBoxes(),
			printed: window.printed,
			controls: controls().map(stateOf),
		}),
		formOutcome: () => ({
			address: location.pathname,
			open: openBoxes(),
			invalid: [...document.querySelectorAll('[aria-invalid=true]')].map(({ id }) => id),
		}),
	}
}
