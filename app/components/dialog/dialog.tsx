import type { ComponentProps, ReactNode } from 'react'
import styles from './dialog.module.css'

declare module 'react' {
	interface ButtonHTMLAttributes<T> {
		command?: 'show-modal' | 'close'
		commandfor?: string
	}
}

type Props = ComponentProps<'dialog'> & { id: string; title: string; children: ReactNode }

/**
 * A native dialog. Buttons with `command` and `commandfor` open and close it without scripts (in older browsers
 * early-controls.ts does); the browser moves the focus into it and back. With `open` it is part of the page.
 */
export function Dialog({ id, title, children, ...props }: Props) {
	return (
		<dialog
			{...props}
			id={id}
			className={styles.dialog}
			// For browsers without :modal. Reopening puts it into the top layer.
			data-in-page={props.open || undefined}
			onClose={(event) => {
				event.currentTarget.removeAttribute('data-in-page')
				props.onClose?.(event)
			}}
			aria-labelledby={`${id}-title`}
		>
			<h2 id={`${id}-title`}>{title}</h2>
			{children}
		</dialog>
	)
}

/** The buttons at the end of a dialog or form; the last one is the main one. */
export function DialogButtons({ children }: { children: ReactNode }) {
	return <div className={styles.buttons}>{children}</div>
}
