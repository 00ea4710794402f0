import type { ComponentProps } from 'react'
import action from '#app/components/action-link/action-link.module.css'
import styles from './button.module.css'

type Props = ComponentProps<'button'> & {
	/** `quiet` for the second choice beside a main one, `danger` for what cannot easily be undone. */
	variant?: 'main' | 'quiet' | 'danger'
}

export function Button({ type = 'button', variant = 'main', className, ...props }: Props) {
	const look = variant === 'danger' ? styles.danger : action[variant]
	return (
		<button
			{...props}
			type={type}
			className={[action.action, styles.button, look, className].filter(Boolean).join(' ')}
		/>
	)
}
