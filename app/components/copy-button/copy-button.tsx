import { Button } from '#app/components/button/button.tsx'
import { showNotice } from '#app/components/notice/notices.ts'

type Props = {
	text: string
	words: { copy: string; copied: string; copyFailed: string }
	'aria-label'?: string
}

/** Puts a text on the clipboard, and says whether it could. */
export function CopyButton({ text, words, ...props }: Props) {
	async function copy() {
		try {
			// Throws without permission and on plain HTTP.
			await navigator.clipboard.writeText(text)
			showNotice({ text: words.copied })
		} catch {
			showNotice({ text: words.copyFailed, tone: 'bad' })
		}
	}
	return (
		<Button variant="quiet" onClick={copy} {...props}>
			{words.copy}
		</Button>
	)
}
