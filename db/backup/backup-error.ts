/** A reason, in words for the owner, why a backup or a restore was not done. */
export class BackupError extends Error {
	override name = 'BackupError'
}
