import type { ReactNode } from 'react'
import { LocalLink } from '#app/site/local-link.tsx'
import styles from './action-link.module.css'

type Props = {
	to: string
	children: ReactNode
	/** `quiet` for the second choice beside a main one. */
	variant?: 'main' | 'quiet'
	/** The accessible name, where the visible text does not tell this link from its neighbours. */
	label?: string
}

/** A link that looks like a button. Other sites open in a new tab. */
export function ActionLink({ to, children, variant = 'main', label }: Props) {
	const className = `${styles.action} ${styles[variant]}`
	if (!to.startsWith('/'))
		return (
			<a
				href={to}
				className={className}
				{...(to.startsWith('http') && { target: '_blank', rel: 'noopener' })}
				aria-label={label}
			>
				{children}
			</a>
		)
	return (
		<LocalLink to={to} className={className} aria-label={label}>
			{children}
		</LocalLink>
	)
}
