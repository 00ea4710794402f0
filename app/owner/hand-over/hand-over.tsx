import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { CopyButton } from '#app/components/copy-button/copy-button.tsx'
import { useFilledWords } from '#app/desk/desk-info.tsx'
import { handOverWords } from '#content/owner/hand-over-words.ts'
import styles from './hand-over.module.css'

type Props = { message: string; summary?: string; text?: string }

/** A task for the person who runs the server, as a message that the owner only has to send. */
export function HandOver({ message, summary, text }: Props) {
	const words = useFilledWords(handOverWords)
	return (
		<details className={styles.task}>
			<summary className="touch">{summary ?? words.summary}</summary>
			{text && <p>{text}</p>}
			<p>{words.lead}</p>
			<blockquote>{message}</blockquote>
			<div className="cluster">
				<CopyButton text={message} words={words} />
				<ActionLink to={`https://wa.me/?text=${encodeURIComponent(message)}`} variant="quiet">
					{words.whatsapp}
				</ActionLink>
			</div>
		</details>
	)
}
