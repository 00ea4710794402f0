import { Button } from '#app/components/button/button.tsx'
import { DialogButtons } from '#app/components/dialog/dialog.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { LoadedPart } from '#app/desk/loaded-part.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { twoFactorWords } from '#content/owner/two-factor-words.ts'
import type { TwoFactorState } from '#domain/owner/responses.ts'
import { fill } from '#domain/text/fill.ts'

type Props = { onChoose: (step: 'begin' | 'renew' | 'off') => void }

const fewCodes = 3

/** Whether two-factor is on, and what can be done about it. Offers no action while the status is stale. */
export function TwoFactorStatus({ loaded, onChoose }: Props & { loaded: Loaded<TwoFactorState> }) {
	const words = useWords(twoFactorWords)
	const known = loaded.failure === undefined ? loaded : { ...loaded, data: undefined }
	return (
		<LoadedPart loaded={known} failed={words.loadFailed}>
			{(status) => <KnownStatus status={status} onChoose={onChoose} />}
		</LoadedPart>
	)
}

function KnownStatus({ status, onChoose }: Props & { status: TwoFactorState }) {
	const words = useWords(twoFactorWords)
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
