import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './sheet.module.css'

type Props = { title: string; closeLabel: string; onClose: () => void; children: ReactNode }

/** A modal dialog at the foot of a phone, at the side of a computer; the page stays in view. Open while it is mounted. */
export function Sheet({ title, closeLabel, onClose, children }: Props) {
	const dialog = useRef<HTMLDialogElement>(null)
	const id = useId()

	useEffect(() => {
		const element = dialog.current
		const opener = document.activeElement
		element?.showModal()
		return () => {
			if (element?.open) element.close()
			// The dialog leaves the document before the browser gives the focus back.
			if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
		}
	}, [])

	return (
		<dialog
			ref={dialog}
			className={styles.sheet}
			aria-labelledby={id}
			onCancel={(event) => {
				event.preventDefault()
				onClose()
			}}
		>
			<div className={styles.head}>
				<h2 id={id}>{title}</h2>
				<button
					type="button"
					className={`touch round ${styles.close}`}
					aria-label={closeLabel}
					onClick={onClose}
				>
					<Icon name="close" />
				</button>
			</div>
			<div className={styles.body}>{children}</div>
		</dialog>
	)
}

export function SheetButtons({ children }: { children: ReactNode }) {
	return <div className={`cluster ${styles.buttons}`}>{children}</div>
}

type NoteProps = { text: string | undefined; tone?: 'bad'; children?: ReactNode }

/** Renders nothing without a text. */
export function SheetNote({ text, tone, children }: NoteProps) {
	if (!text) return null
	return (
		<div className={styles.note} data-tone={tone} role={tone === 'bad' ? 'alert' : undefined}>
			<p>{text}</p>
			{children}
		</div>
	)
}

export function SheetExtra({ title, children }: { title: string; children: ReactNode }) {
	return (
		<details className={styles.extra}>
			<summary className="touch">{title}</summary>
			{children}
		</details>
	)
}
