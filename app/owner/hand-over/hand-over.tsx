import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useFilledWords } from '#app/desk/desk-info.tsx'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import styles from './hand-over.module.css'

type Props = { message: string; summary?: string; text?: string }

/** A task for whoever runs the server, as a message that the owner only has to send. */
export function HandOver({ message, summary, text }: Props) {
	const words = useFilledWords(handOverWords)
	const copy = () =>
		attempt(async () => {
			// Not allowed, or not available on plain HTTP.
			await navigator.clipboard.writeText(message)
			return words.copied
		}, words.copyFailed).then(showNotice)

	return (
		<details className={styles.task}>
			<summary>{summary ?? words.summary}</summary>
			{text && <p>{text}</p>}
			<p>{words.lead}</p>
			<blockquote>{message}</blockquote>
			<div>
				<Button variant="quiet" onClick={copy}>
					{words.copy}
				</Button>
				<ActionLink to={`https://wa.me/?text=${encodeURIComponent(message)}`} variant="quiet">
					{words.whatsapp}
				</ActionLink>
			</div>
		</details>
	)
}
