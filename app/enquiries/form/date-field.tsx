import { type ComponentProps, useLayoutEffect, useState } from 'react'
import { fieldId } from '#app/components/field/field.tsx'
import { TextField } from '#app/components/field/text-field.tsx'

type Props = ComponentProps<typeof TextField> & {
	/** Shown until the field becomes a date field. */
	placeholder: string
}

/**
 * Text with a hint until it is touched, then a date, as specified. The type changes on pointerdown, so that the first tap
 * already opens the calendar; Firefox and WebKit then do not focus the field, so pointerup does. Without scripts it is a
 * date field from the start; with them, app/islands/early-dates.ts does the same until React mounts.
 */
export function DateField(props: Props) {
	const [isDate, setIsDate] = useState(true)
	const showDate = () => setIsDate(true)

	useLayoutEffect(() => {
		const input = document.getElementById(fieldId(props.name))
		if (!(input instanceof HTMLInputElement)) return
		const rest = () => setIsDate(input.value !== '' || document.activeElement === input)
		rest()
		input.addEventListener('input', rest)
		return () => input.removeEventListener('input', rest)
	}, [props.name])

	return (
		<TextField
			{...props}
			type={isDate ? 'date' : 'text'}
			autoComplete="off"
			onPointerDown={showDate}
			onPointerUp={({ currentTarget }) => currentTarget.focus()}
			onFocus={showDate}
			onBlur={({ currentTarget }) => setIsDate(currentTarget.value !== '')}
		/>
	)
}
