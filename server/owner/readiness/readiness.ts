import type { ReadinessItem, ReadinessItemName } from '#domain/owner/readiness.ts'
import type { Clock } from '#domain/time/dates.ts'

/** The state of other subjects. */
type Parts = {
	publicUrl: string
	/** The paths of facts that still have their invented value. */
	placeholderFacts: () => string[]
	/** `failure`: why the owner's last mail was not delivered. */
	mailState: () => Promise<{ isConfigured: boolean; failure: string | undefined }>
	/** When the last backup was made; undefined when there is none. */
	lastBackupAt: () => Promise<number | undefined>
	/** Whether a copy is on another machine and could be read back from there. */
	hasOffSiteCopy: () => Promise<boolean>
	isTwoFactorOn: () => Promise<boolean>
	now: Clock
}

export type Readiness = () => Promise<ReadinessItem[]>

const dayMs = 24 * 60 * 60 * 1000

/** What is still to be done before the site goes online; empty when nothing is. */
export function createReadiness(parts: Parts): Readiness {
	return async () => {
		const [mail, backupAt, hasOffSiteCopy, isTwoFactorOn] = await Promise.all([
			parts.mailState(),
			parts.lastBackupAt(),
			parts.hasOffSiteCopy(),
			parts.isTwoFactorOn(),
		])
		const facts = parts.placeholderFacts()
		const found: [name: ReadinessItemName, isOpen: boolean, details?: string[]][] = [
			['facts', facts.length > 0, facts],
			['mail-missing', !mail.isConfigured],
			['mail-failing', mail.failure !== undefined, [mail.failure ?? '']],
			['address', !parts.publicUrl.startsWith('https:')],
			['backup', backupAt === undefined || backupAt < parts.now() - dayMs],
			['off-site', !hasOffSiteCopy],
			['two-factor', !isTwoFactorOn],
		]
		return found.filter(([, isOpen]) => isOpen).map(([name, , details = []]) => ({ name, details }))
	}
}
