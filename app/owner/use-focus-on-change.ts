import { useEffect, useRef } from 'react'

/** Each step replaces the button that was pressed: the focus moves to what took its place. */
export function useFocusOnChange(step: string) {
	const section = useRef<HTMLDivElement>(null)
	const before = useRef(step)
	useEffect(() => {
		if (before.current === step) return
		before.current = step
		const targets = ['h3[tabindex]', 'input:not([hidden])', 'h2']
		const found = targets.map((target) => section.current?.querySelector<HTMLElement>(target))
		found.find(Boolean)?.focus()
	}, [step])
	return section
}
