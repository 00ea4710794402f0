import { useState } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import type { MailTestWords } from '#content/enquiries/mail-test-words.ts'
import type { MailTest } from '#domain/enquiries/mail-test.ts'
import { fill } from '#domain/text/fill.ts'

type Props = { words: MailTestWords; label: string; busyLabel: string }

/** A button that sends test mails to the owner, and what became of them. */
export function TestMail({ words, label, busyLabel }: Props) {
	const [isBusy, setIsBusy] = useState(false)
	const [result, setResult] = useState<MailTest[] | 'failed'>()

	async function send() {
		setIsBusy(true)
		try {
			const { mails } = await fetchAsOwner<{ mails: MailTest[] }>('/api/desk/test-mail', 'POST')
			setResult(mails)
		} catch {
			setResult('failed')
		} finally {
			setIsBusy(false)
		}
	}

	return (
		<>
			<Button variant="quiet" disabled={isBusy} onClick={send}>
				{isBusy ? busyLabel : label}
			</Button>
			<div role="status">
				{result === 'failed' && <p>{words.failed}</p>}
				{Array.isArray(result) && <Outcome words={words} mails={result} />}
			</div>
		</>
	)
}

function Outcome({ words, mails }: { words: MailTestWords; mails: MailTest[] }) {
	return (
		<>
			{mails.map(({ what, problem }) => (
				<p key={what}>
					{fill(problem ? words.notSent : words.sent, { mail: words.mails[what] })}
					{problem && (
						<>
							{' '}
							{words.faults[problem.fault]} <small lang="en">({problem.reason})</small>
						</>
					)}
				</p>
			))}
			{mails.every(({ problem }) => !problem) && <p>{words.look}</p>}
		</>
	)
}
