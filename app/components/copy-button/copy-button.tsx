import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'

type Props = {
	text: string
	words: { copy: string; copied: string; copyFailed: string }
	'aria-label'?: string
}

/** Puts a text on the clipboard, and says whether it could. */
export function CopyButton({ text, words, ...props }: Props) {
	const copy = () =>
		attempt(async () => {
			// Throws without permission and on plain HTTP.
			await navigator.clipboard.writeText(text)
			return words.copied
		}, words.copyFailed).then(showNotice)
	return (
		<Button variant="quiet" onClick={copy} {...props}>
			{words.copy}
		</Button>
	)
}
