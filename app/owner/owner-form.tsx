import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { useFieldErrors } from '#app/components/field/use-field-errors.ts'
import { useSave } from '#app/desk/use-save.ts'

/** Messages by field name; the first of them takes the focus. */
export type FieldErrors = Record<string, string>

type Props = {
	labels: { cancel: string; submit: string; busy: string }
	variant?: 'main' | 'danger'
	onSubmit: (typed: Record<string, string>) => Promise<void>
	/** Puts what `onSubmit` threw into words. */
	describeErrors: (problem: unknown) => FieldErrors
	/** Without it, the form cannot be closed. */
	onCancel?: () => void
	/** The errors that the server found, if the form was posted before scripts arrived. */
	postedErrors?: FieldErrors | undefined
	children: (errors: FieldErrors) => ReactNode
}

/** A form on the owner's desk: sends what was typed and shows what was wrong with it. */
export function OwnerForm({ labels, variant = 'main', onCancel, children, ...props }: Props) {
	const { errors, show, recheck } = useFieldErrors(asList(props.postedErrors))
	const form = useRef<HTMLFormElement>(null)
	const { save, isBusy } = useSave(props.onSubmit, { failed: '', onFailed: showErrors })

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault()
		save(Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>)
	}

	function showErrors(problem: unknown) {
		const described = asList(props.describeErrors(problem))
		show(described)
		const first = form.current?.querySelector<HTMLInputElement>(`[name=${described[0]?.field}]`)
		first?.focus()
		first?.select()
	}

	/** An error at a field is about the value that was sent, not the one being typed. */
	function forget({ target }: FormEvent<HTMLFormElement>) {
		const { name } = target as HTMLInputElement
		recheck(() => errors.filter(({ field }) => field !== name))
	}

	return (
		<form ref={form} method="post" noValidate onSubmit={submit} onInput={forget} aria-busy={isBusy}>
			{children(Object.fromEntries(errors.map(({ field, message }) => [field, message])))}
			<DialogButtons>
				{onCancel && (
					<Button variant="quiet" onClick={onCancel}>
						{labels.cancel}
					</Button>
				)}
				<Button type="submit" variant={variant} disabled={isBusy}>
					{isBusy ? labels.busy : labels.submit}
				</Button>
			</DialogButtons>
		</form>
	)
}

function asList(errors: FieldErrors = {}) {
	return Object.entries(errors).map(([field, message]) => ({ field, message }))
}

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
