import type { ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './print-button.module.css'

/** Opens the browser's own print dialogue; absent where there are no scripts to open it. */
export function PrintButton({ children }: { children: ReactNode }) {
	return (
		<Button type="button" variant="quiet" className={styles.print} onClick={() => window.print()}>
			<Icon name="print" />
			{children}
		</Button>
	)
}
