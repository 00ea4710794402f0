import { useState } from 'react'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { CopyButton } from '#app/components/copy-button/copy-button.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { QrDrawing } from '#app/components/qr-drawing/qr-drawing.tsx'
import type { Loaded } from '#app/desk/load.ts'
import { useReload } from '#app/desk/use-save.ts'
import { useFocusOnChange } from '#app/owner/owner-form.tsx'
import { useHasOwnersTools } from '#app/site/desk-person.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { twoFactorWords } from '#content/owner/two-factor-words.ts'
import type { Enrolment, RecoveryCodesResponse, TwoFactorState } from '#domain/owner/responses.ts'
import { ConfirmIdentityForm, type Identity } from './confirm-identity-form.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import styles from './two-factor.module.css'
import { TwoFactorStatus } from './two-factor-status.tsx'

type Step =
	| { name: 'rest' | 'begin' | 'renew' | 'off' }
	| { name: 'scan'; enrolment: Enrolment }
	| { name: 'codes'; codes: string[] }

const path = '/api/two-factor'

/** On the owner's desk: switches the second factor on and off, step by step. */
export function TwoFactorSettings({ loaded }: { loaded: Loaded<TwoFactorState> }) {
	const words = useWords(twoFactorWords)
	const isOwner = useHasOwnersTools()
	const reload = useReload()
	const [step, setStep] = useState<Step>({ name: 'rest' })
	const section = useFocusOnChange(step.name)
	const rest = () => setStep({ name: 'rest' })

	async function showCodes(address: string, identity: Identity, notice?: string) {
		const response = await fetchAsOwner<RecoveryCodesResponse>(path + address, 'POST', identity)
		setStep({ name: 'codes', codes: response.recoveryCodes })
		if (notice) showNotice({ text: notice })
	}
	const shared = { onCancel: rest }

	return (
		<div ref={section}>
			<h2 tabIndex={-1}>{words.title}</h2>
			{step.name === 'rest' && (
				<TwoFactorStatus loaded={loaded} onChoose={(name) => setStep({ name })} />
			)}
			{step.name === 'begin' && (
				<ConfirmIdentityForm
					{...shared}
					asksPassword
					submitLabel={words.next}
					onConfirm={async (identity) =>
						setStep({ name: 'scan', enrolment: await fetchAsOwner(path, 'POST', identity) })
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
					onConfirm={(identity) => showCodes('/confirm', identity, words.isOn)}
				>
					<h3 tabIndex={-1}>{words.scanTitle}</h3>
					<KeyForApp enrolment={step.enrolment} />
				</ConfirmIdentityForm>
			)}
			{step.name === 'renew' && (
				<ConfirmIdentityForm
					{...shared}
					asksPassword
					codeLabel={words.codeOrRecovery}
					submitLabel={words.newCodes}
					onConfirm={(identity) => showCodes('/recovery-codes', identity)}
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
						await callAsOwner(`${path}/off`, 'POST', identity)
						await reload()
						rest()
						showNotice({ text: words.isOff })
					}}
				>
					<h3>{words.offTitle}</h3>
					<p>
						{words.offWarning} {isOwner && words.endsLinks}
					</p>
				</ConfirmIdentityForm>
			)}
			{step.name === 'codes' && <RecoveryCodes codes={step.codes} onSaved={rest} />}
		</div>
	)
}

/** The key for the authenticator app. A phone cannot scan its own screen: there the key to open or to copy comes first. */
function KeyForApp({ enrolment: { secret, uri, qr } }: { enrolment: Enrolment }) {
	const words = useWords(twoFactorWords)
	const isOwner = useHasOwnersTools()
	const [isOnPhone] = useState(() => matchMedia('(pointer: coarse)').matches)
	const asText = (
		<>
			<p>
				<a href={uri}>{words.openApp}</a>
			</p>
			<p>
				{words.secret} <code className={styles.secret}>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>{' '}
				<CopyButton
					text={secret}
					words={{
						copy: words.copySecret,
						copied: words.secretCopied,
						copyFailed: words.secretCopyFailed,
					}}
				/>
			</p>
		</>
	)
	const asDrawing = (
		<>
			<p>{isOnPhone ? words.scanElsewhere : words.scanText}</p>
			<QrDrawing className={styles.qr} code={qr} label={words.qrAlt} border={4} />
		</>
	)
	return (
		<>
			{isOnPhone ? asText : asDrawing}
			{isOnPhone ? asDrawing : asText}
			<p>
				{words.confirmText} {isOwner && words.endsLinks}
			</p>
		</>
	)
}
