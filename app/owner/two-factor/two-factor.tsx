import { useState } from 'react'
import { useLoad } from '#app/api/use-load.ts'
import { Button } from '#app/components/button/button.tsx'
import { attempt } from '#app/components/notice/attempt.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import type { TwoFactorWords } from '#content/owner/two-factor-words.ts'
import type { Enrolment } from '#domain/owner/answers.ts'
import { ConfirmIdentityForm } from './confirm-identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './two-factor.module.css'
import {
	beginEnrolment,
	confirmEnrolment,
	fetchState,
	renewRecoveryCodes,
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

/** On the owner's desk: switches the second factor on and off, step by step. */
export function TwoFactorSettings({ words, onSwitched }: Props) {
	const { data: status, hasFailed, load } = useLoad(fetchState)
	const [step, setStep] = useState<Step>({ name: 'rest' })
	const section = useFocusOnChange(step.name)
	const rest = () => setStep({ name: 'rest' })

	async function end(notice?: string) {
		await load()
		rest()
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
					status={hasFailed ? undefined : status}
					hasFailed={hasFailed}
					onRetry={load}
					onChoose={(name) => setStep({ name })}
				/>
			)}
			{step.name === 'begin' && (
				<ConfirmIdentityForm
					{...shared}
					asksPassword
					submitLabel={words.next}
					onConfirm={async (identity) =>
						setStep({ name: 'scan', enrolment: await beginEnrolment(identity) })
					}
				>
					<h3>{words.beginTitle}</h3>
					<p>{words.beginText}</p>
				</ConfirmIdentityForm>
			)}
			{step.name === 'scan' && (
				<ConfirmIdentityForm
					{...shared}
					codeLabel={words.code}
					submitLabel={words.confirm}
					onConfirm={(identity) => showCodes(confirmEnrolment(identity), words.isOn)}
				>
					<h3 tabIndex={-1}>{words.scanTitle}</h3>
					<KeyForApp words={words} enrolment={step.enrolment} />
				</ConfirmIdentityForm>
			)}
			{step.name === 'renew' && (
				<ConfirmIdentityForm
					{...shared}
					asksPassword
					codeLabel={words.codeOrRecovery}
					submitLabel={words.newCodes}
					onConfirm={(identity) => showCodes(renewRecoveryCodes(identity))}
				>
					<h3>{words.renewTitle}</h3>
					<p>{words.renewText}</p>
				</ConfirmIdentityForm>
			)}
			{step.name === 'off' && (
				<ConfirmIdentityForm
					{...shared}
					asksPassword
					codeLabel={words.codeOrRecovery}
					submitLabel={words.switchOff}
					variant="danger"
					onConfirm={async (identity) => {
						await switchOff(identity)
						await end(words.isOff)
						onSwitched()
					}}
				>
					<h3>{words.offTitle}</h3>
					<p>{words.offWarning}</p>
				</ConfirmIdentityForm>
			)}
			{step.name === 'codes' && (
				<RecoveryCodes words={words} codes={step.codes} onKept={() => end()} />
			)}
		</div>
	)
}

type KeyProps = { words: TwoFactorWords; enrolment: Enrolment }

/** The key for the authenticator app. A phone cannot scan its own screen: there the key to open or to copy comes first. */
function KeyForApp({ words, enrolment: { secret, uri, qr } }: KeyProps) {
	const [isOnPhone] = useState(() => matchMedia('(pointer: coarse)').matches)
	const copy = () =>
		attempt(async () => {
			// Not allowed, or not available on plain HTTP.
			await navigator.clipboard.writeText(secret)
			return words.secretCopied
		}, words.secretCopyFailed).then(showNotice)

	const asText = (
		<>
			<p>
				<a href={uri}>{words.openApp}</a>
			</p>
			<p>
				{words.secret} <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>{' '}
				<Button variant="quiet" onClick={copy}>
					{words.copySecret}
				</Button>
			</p>
		</>
	)
	const asDrawing = (
		<>
			<p>{isOnPhone ? words.scanElsewhere : words.scanText}</p>
			<img
				className={styles.qr}
				src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
				alt={words.qrAlt}
				width={240}
				height={240}
			/>
		</>
	)
	return (
		<>
			{isOnPhone ? asText : asDrawing}
			{isOnPhone ? asDrawing : asText}
			<p>{words.confirmText}</p>
		</>
	)
}
