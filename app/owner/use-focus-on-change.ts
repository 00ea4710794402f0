import { useEffect, useRef } from 'react'

/** The button that was pressed is gone: the keyboard goes on with what took its place. */
export function useFocusOnChange(step: string) {
	const section = useRef<HTMLDivElement>(null)
	const before = useRef(step)
	useEffect(() => {
		if (before.current === step) return
		before.current = step
		const places = ['h3[tabindex]', 'input:not([hidden])', 'h2']
		const found = places.map((place) => section.current?.querySelector<HTMLElement>(place))
		found.find(Boolean)?.focus()
	}, [step])
	return section
}
