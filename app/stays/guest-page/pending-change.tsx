import type { RequestResponse } from '#domain/stays/responses/request-response.ts'
import styles from './guest-request.module.css'

/** The change that the guest waits for, in the words in which the owner reads it. */
export function PendingChange({ request }: { request: RequestResponse }) {
	const { isChangeAsked, history } = request
	if (!isChangeAsked) return null
	const asked = history.findLast(({ action }) => action === 'change')
	return asked?.text ? <p className={styles.written}>{asked.text}</p> : null
}
