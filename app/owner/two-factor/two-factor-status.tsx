import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import { NotLoaded } from '#app/components/not-loaded/not-loaded.tsx'
import type { TwoFactorWords } from '#content/owner/two-factor-words.ts'
import type { TwoFactorState } from '#domain/owner/answers.ts'
import { fill } from '#domain/text/fill.ts'

type Props = {
	words: TwoFactorWords
	/** Undefined while it loads, and when that has failed. */
	status: TwoFactorState | undefined
	hasFailed: boolean
	onRetry: () => void
	onChoose: (step: 'begin' | 'renew' | 'off') => void
}

const fewCodes = 3

/** Whether two-factor is on, and what can be done about it. */
export function TwoFactorStatus({ words, status, hasFailed, onRetry, onChoose }: Props) {
	if (!status)
		return <NotLoaded words={words} failure={hasFailed && words.loadFailed} onRetry={onRetry} />
	if (!status.isOn)
		return (
			<>
				<p>{words.offText}</p>
				<DialogButtons>
					<Button onClick={() => onChoose('begin')}>{words.switchOn}</Button>
				</DialogButtons>
			</>
		)
	const left = status.recoveryCodesLeft
	return (
		<>
			<p>{words.onText}</p>
			<p>
				{fill(words.codesLeft, { count: String(left) })} {left <= fewCodes && words.fewCodes}
			</p>
			<DialogButtons>
				<Button variant="quiet" onClick={() => onChoose('off')}>
					{words.switchOff}
				</Button>
				<Button variant="quiet" onClick={() => onChoose('renew')}>
					{words.newCodes}
				</Button>
			</DialogButtons>
		</>
	)
}
