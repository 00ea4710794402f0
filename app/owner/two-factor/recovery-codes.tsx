import { Button } from '#app/components/button/button.tsx'
import { CopyButton } from '#app/components/copy-button/copy-button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { PrintButton } from '#app/components/print-button/print-button.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { twoFactorWords } from '#content/owner/two-factor-words.ts'
import styles from './two-factor.module.css'

type Props = { codes: string[]; onSaved: () => void }

/** The codes are shown once. Printing the page prints them alone. */
export function RecoveryCodes({ codes, onSaved }: Props) {
	const words = useWords(twoFactorWords)
	return (
		<>
			<div className={styles.paper}>
				<h3 tabIndex={-1}>{words.recoveryTitle}</h3>
				<p>{words.recoveryText}</p>
				<ul className={`plain-list grid ${styles.codes}`}>
					{codes.map((code) => (
						<li key={code}>
							<code>{code}</code>
						</li>
					))}
				</ul>
			</div>
			<DialogButtons>
				<CopyButton text={codes.join('\n')} words={words} />
				<PrintButton>{words.print}</PrintButton>
				<Button onClick={onSaved}>{words.kept}</Button>
			</DialogButtons>
		</>
	)
}
