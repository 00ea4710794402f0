import { downloadAsOwner } from '#app/api/call-as-owner.ts'
import { showNotice } from '#app/components/notice/notices.ts'
import { OwnerForm } from '#app/owner/owner-form.tsx'
import { proofIn, useProof } from '#app/owner/proof/use-proof.tsx'
import { useWords } from '#app/site/page-context.tsx'
import { backupWords } from '#content/owner/backup-words.ts'

type Props = { name: string; onEnd: () => void }

/** The file may be large and the connection weak. */
const longestMs = 30 * 60_000

/** Downloads a backup. No link is left that somebody else could open: the file comes with the call. */
export function DownloadForm({ name, onEnd }: Props) {
	const words = useWords(backupWords)
	const { fields, describe } = useProof('backup')

	async function submit(typed: Record<string, string>) {
		const body = proofIn(typed)
		await downloadAsOwner(`/api/backups/${name}`, 'POST', body, { timeoutMs: longestMs })
		showNotice({ text: words.done })
		onEnd()
	}

	return (
		<OwnerForm labels={words} onSubmit={submit} describeErrors={describe} onCancel={onEnd}>
			{fields}
		</OwnerForm>
	)
}
