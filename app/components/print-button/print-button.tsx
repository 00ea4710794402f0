import type { ReactNode } from 'react'
import { Button } from '#app/components/button/button.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import styles from './print-button.module.css'

/** Opens the browser's print dialog (early-controls.ts does); hidden where scripts are off. */
export function PrintButton({ children }: { children: ReactNode }) {
	return (
		<Button variant="quiet" className={styles.print} data-print="">
			<Icon name="print" />
			{children}
		</Button>
	)
}
