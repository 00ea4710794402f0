import { useCallback, useEffect, useState } from 'react'
import { showNotice } from '#app/components/notice/notices.ts'
import { useFocusOnChange } from '#app/owner/use-focus-on-change.ts'
import type { TwoFactorWords } from '#content/owner/two-factor-words.ts'
import { KeyForApp } from './key-for-app.tsx'
import { ProofForm } from './proof-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import {
	begin,
	confirm,
	type Enrolment,
	readStatus,
	renewCodes,
	type Status,
	switchOff,
} from './two-factor-calls.ts'
import { TwoFactorStatus } from './two-factor-status.tsx'

type Step =
	| { name: 'rest' | 'begin' | 'renew' | 'off' }
	| { name: 'scan'; enrolment: Enrolment }
	| { name: 'codes'; codes: string[] }

type Props = {
	words: TwoFactorWords
	/** Switching on or off ends all other sessions. */
	onSwitched: () => void
}

/** On the owner's desk: switches the second factor on and off, one step after the other. */
export function TwoFactor({ words, onSwitched }: Props) {
	const [status, setStatus] = useState<Status | 'failed'>()
	const [step, setStep] = useState<Step>({ name: 'rest' })
	const section = useFocusOnChange(step.name)
	const rest = () => setStep({ name: 'rest' })

	const load = useCallback(() => {
		setStatus(undefined)
		readStatus().then(setStatus, () => setStatus('failed'))
	}, [])
	useEffect(load, [load])

	async function end(notice?: string) {
		rest()
		load()
		if (notice) showNotice({ text: notice })
	}
	async function showCodes(codes: Promise<string[]>, notice?: string) {
		setStep({ name: 'codes', codes: await codes })
		if (notice) {
			showNotice({ text: notice })
			onSwitched()
		}
	}
	const shared = { words, onCancel: rest }

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			{step.name === 'rest' && (
				<TwoFactorStatus
					words={words}
					status={status}
					onRetry={load}
					onChoose={(name) => setStep({ name })}
				/>
			)}
			{step.name === 'begin' && (
				<ProofForm
					{...shared}
					asksPassword
					submitLabel={words.next}
					onProof={async (proof) => setStep({ name: 'scan', enrolment: await begin(proof) })}
				>
					<h3>{words.beginTitle}</h3>
					<p>{words.beginText}</p>
				</ProofForm>
			)}
			{step.name === 'scan' && (
				<ProofForm
					{...shared}
					codeLabel={words.code}
					submitLabel={words.confirm}
					onProof={(proof) => showCodes(confirm(proof), words.isOn)}
				>
					<h3 tabIndex={-1}>{words.scanTitle}</h3>
					<KeyForApp words={words} enrolment={step.enrolment} />
				</ProofForm>
			)}
			{step.name === 'renew' && (
				<ProofForm
					{...shared}
					asksPassword
					codeLabel={words.codeOrRecovery}
					submitLabel={words.newCodes}
					onProof={(proof) => showCodes(renewCodes(proof))}
				>
					<h3>{words.renewTitle}</h3>
					<p>{words.renewText}</p>
				</ProofForm>
			)}
			{step.name === 'off' && (
				<ProofForm
					{...shared}
					asksPassword
					codeLabel={words.codeOrRecovery}
					submitLabel={words.switchOff}
					variant="danger"
					onProof={async (proof) => {
						await switchOff(proof)
						end(words.isOff)
						onSwitched()
					}}
				>
					<h3>{words.offTitle}</h3>
					<p>{words.offWarning}</p>
				</ProofForm>
			)}
			{step.name === 'codes' && (
				<RecoveryCodes words={words} codes={step.codes} onKept={() => end()} />
			)}
		</div>
	)
}
