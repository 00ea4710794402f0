import styles from './written-text.module.css'

/** Shows what somebody wrote, with its line breaks. */
export function WrittenText({ children }: { children: string }) {
	return <p className={styles.written}>{children}</p>
}
