import { downloadAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'

export type Backup = { name: string; bytes: number; madeAt: string }
export type BackupList = { backups: Backup[]; dumpCommand?: string }

/** The file may be large and the connection weak. */
const longestDownloadMs = 30 * 60_000

export const fetchBackups = () => fetchAsOwner<BackupList>('/api/backups')

export async function downloadBackup(name: string, claim: { password: string; code?: string }) {
	await downloadAsOwner(`/api/backups/${name}`, 'POST', claim, {
		timeoutMs: longestDownloadMs,
	})
}
