import type { ComponentProps } from 'react'
import { ConfirmDialog } from '#app/components/dialog/confirm-dialog.tsx'
import styles from './confirm-removal.module.css'

/** Asks before a review goes; `excerpt` is its text. */
export function ConfirmRemoval({
	excerpt,
	...props
}: ComponentProps<typeof ConfirmDialog> & { excerpt: string }) {
	return (
		<ConfirmDialog {...props}>
			<blockquote className={styles.excerpt}>{excerpt}</blockquote>
		</ConfirmDialog>
	)
}
