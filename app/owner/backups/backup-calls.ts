import { downloadAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { BackupList } from '#domain/owner/answers.ts'

/** The file may be large and the connection weak. */
const longestDownloadMs = 30 * 60_000

export const fetchBackups = () => fetchAsOwner<BackupList>('/api/backups')

export async function downloadBackup(name: string, claim: { password: string; code?: string }) {
	await downloadAsOwner(`/api/backups/${name}`, 'POST', claim, {
		timeoutMs: longestDownloadMs,
	})
}
