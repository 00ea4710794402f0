import { useState } from 'react'
import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { Button } from '#app/components/button/button.tsx'
import { useSave } from '#app/desk/use-save.ts'
import { useWords } from '#app/site/page-context.tsx'
import { mailTestWords } from '#content/enquiries/mail-test-words.ts'
import type { MailTest } from '#domain/enquiries/mail-test.ts'
import { fill } from '#domain/text/fill.ts'

type Props = { label: string; busyLabel: string }

/** A button that sends test mails to the owner, and what became of them. */
export function TestMail({ label, busyLabel }: Props) {
	const words = useWords(mailTestWords)
	const [mails, setMails] = useState<MailTest[]>()
	const { save, isBusy, failure } = useSave(
		() => fetchAsOwner<{ mails: MailTest[] }>('/api/desk/test-mail', 'POST'),
		{ failed: words.failed, showsFailure: true, onSaved: ({ mails }) => setMails(mails) },
	)

	return (
		<>
			<Button variant="quiet" disabled={isBusy} onClick={() => save()}>
				{isBusy ? busyLabel : label}
			</Button>
			<div role="status">
				{failure && <p>{failure.text}</p>}
				{mails && !failure && <Outcome mails={mails} />}
			</div>
		</>
	)
}

function Outcome({ mails }: { mails: MailTest[] }) {
	const words = useWords(mailTestWords)
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
