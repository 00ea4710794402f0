import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import type { TwoFactorWords } from '#content/owner/two-factor-words.ts'
import styles from './two-factor.module.css'

type Props = { words: TwoFactorWords; codes: string[]; onKept: () => void }

/** The codes are shown once. Printing the page prints them alone. */
export function RecoveryCodes({ words, codes, onKept }: Props) {
	const copy = () =>
		attempt(async () => {
			// Not allowed, or not available on plain HTTP.
			await navigator.clipboard.writeText(codes.join('\n'))
			return words.copied
		}, words.copyFailed).then(showNotice)

	return (
		<>
			<div className={styles.paper}>
				<h3 tabIndex={-1}>{words.recoveryTitle}</h3>
				<p>{words.recoveryText}</p>
				<ul className={styles.codes}>
					{codes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</ul>
			</div>
			<DialogButtons>
				<Button variant="quiet" onClick={copy}>
					{words.copy}
				</Button>
				<PrintButton>{words.print}</PrintButton>
				<Button onClick={onKept}>{words.kept}</Button>
			</DialogButtons>
		</>
	)
}
