import {
	type ComponentProps,
	type ReactNode,
	type Ref,
	useEffect,
	useImperativeHandle,
	useRef,
} from 'react'
import styles from './dialog.module.css'

declare module 'react' {
	interface ButtonHTMLAttributes<T> {
		command?: 'show-modal' | 'close'
		commandfor?: string
	}
}

type Props = Omit<ComponentProps<'dialog'>, 'ref'> & {
	id: string
	title: string
	ref?: Ref<HTMLDialogElement>
	children: ReactNode
}

/**
 * A native dialog. Buttons with `command` and `commandfor` open and close it without scripts; the browser moves the focus
 * into it and back. With `open` it stands within the page.
 */
export function Dialog({ id, title, ref, children, ...props }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	useImperativeHandle(ref, () => dialog.current as HTMLDialogElement)
	useCommandsInOlderBrowsers(dialog)
	return (
		<dialog
			{...props}
			ref={dialog}
			id={id}
			className={styles.dialog}
			aria-labelledby={`${id}-title`}
		>
			<h2 id={`${id}-title`}>{title}</h2>
			{children}
		</dialog>
	)
}

function useCommandsInOlderBrowsers(dialog: { current: HTMLDialogElement | null }) {
	useEffect(() => {
		if ('command' in HTMLButtonElement.prototype) return
		const obey = ({ target }: MouseEvent) => {
			const button = (target as Element).closest('button[commandfor]')
			if (!dialog.current || button?.getAttribute('commandfor') !== dialog.current.id) return
			if (button.getAttribute('command') === 'close') dialog.current.close()
			else dialog.current.showModal()
		}
		document.addEventListener('click', obey)
		return () => document.removeEventListener('click', obey)
	}, [dialog])
}

/** The buttons that end a dialog; the last one is the main one. */
export function DialogButtons({ children }: { children: ReactNode }) {
	return <div className={styles.buttons}>{children}</div>
}
