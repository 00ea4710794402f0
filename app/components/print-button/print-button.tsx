import type { ReactNode } from 'react'
import action from '#app/components/action-link/action-link.module.css'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './print-button.module.css'

/** Opens the browser's own print dialogue; absent where there are no scripts to open it. */
export function PrintButton({ children }: { children: ReactNode }) {
	return (
		<button
			type="button"
			className={`${action.action} ${action.quiet} ${styles.print}`}
			onClick={() => window.print()}
		>
			<Icon name="print" />
			{children}
		</button>
	)
}
