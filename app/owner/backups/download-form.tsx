import { ApiProblem } from '#app/api/call-api.ts'
import { downloadAsOwner } from '#app/api/call-as-owner.ts'
import { TextField } from '#app/components/field/text-field.tsx'
import { showNotice } from '#app/components/notice/notices.ts'
import { CodeField, useAskedCode } from '#app/owner/code-field.tsx'
import { type FieldErrors, OwnerForm } from '#app/owner/owner-form.tsx'
import { describeOwnerProblem } from '#app/owner/owner-problem.ts'
import { localeHere, useWords } from '#app/site/page-context.tsx'
import { backupWords } from '#content/owner/backup-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'

type Props = { name: string; onEnd: () => void }

/** The file may be large and the connection weak. */
const longestMs = 30 * 60_000

/** Asks for the password, and for a code if the server wants one, before a backup is downloaded. */
export function DownloadForm({ name, onEnd }: Props) {
	const words = useWords(backupWords)
	const { asksCode, withoutMissing } = useAskedCode()

	async function submit({ password = '', ...typed }: Record<string, string>) {
		const code = typed.code?.trim()
		const claim = { password, ...(code && { code }) }
		await downloadAsOwner(`/api/backups/${name}`, 'POST', claim, { timeoutMs: longestMs })
		showNotice({ text: words.done })
		onEnd()
	}

	function describe(problem: unknown): FieldErrors {
		const { errors = [] } = problem instanceof ApiProblem ? problem : {}
		const [first] = errors
		if (!first) return { password: describeOwnerProblem(problem, ownerWords[localeHere()]) }
		if (first.field !== 'code') return { password: words.refusals.passwordInvalid }
		return withoutMissing({ code: words.refusals.codeInvalid })
	}

	return (
		<OwnerForm labels={words} onSubmit={submit} describeErrors={describe} onCancel={onEnd}>
			{(errors) => (
				<>
					<TextField
						id="backup-password"
						name="password"
						type="password"
						autoComplete="current-password"
						maxLength={1000}
						label={words.password}
						hint={words.passwordHint}
						error={errors.password}
					/>
					{asksCode && <CodeField id="backup-code" error={errors.code} />}
				</>
			)}
		</OwnerForm>
	)
}
