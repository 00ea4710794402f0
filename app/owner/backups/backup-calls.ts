import { downloadAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import type { BackupList } from '#domain/owner/answers.ts'

/** The file may be large and the connection weak. */
const longestDownloadMs = 30 * 60_000
const longestMakingMs = 2 * 60_000

export const fetchBackups = () => fetchAsOwner<BackupList>('/api/backups')

/** Makes a backup now. The answer waits for its copy elsewhere, for at most 20 seconds. */
export const makeBackup = () =>
	fetchAsOwner<BackupList>('/api/backups', 'POST', undefined, { timeoutMs: longestMakingMs })

export async function downloadBackup(name: string, claim: { password: string; code?: string }) {
	await downloadAsOwner(`/api/backups/${name}`, 'POST', claim, {
		timeoutMs: longestDownloadMs,
	})
}
