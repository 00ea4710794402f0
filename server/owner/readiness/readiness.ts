import type { ReadinessItem, ReadinessItemName } from '#domain/owner/readiness.ts'
import { type Clock, dayMs } from '#domain/time/dates.ts'

type MailState = {
	isConfigured: boolean
	/** Missing settings of a channel that is partly set. */
	missing: string[]
	/** Why the owner's last mail was not delivered. */
	failure: string | undefined
}

/** The state of other subjects. */
type Deps = {
	publicUrl: string
	/** The paths of facts that still have their invented value. */
	placeholderFacts: () => string[]
	mailState: () => Promise<MailState>
	/** When the last backup was made; undefined when there is none. */
	lastBackupAt: () => Promise<number | undefined>
	/** Whether a copy is on another machine and could be read back from there. */
	hasOffSiteCopy: () => Promise<boolean>
	/** The ids of owners who sign in with the password alone. */
	ownersWithoutTwoFactor: () => Promise<string[]>
	/** Offers by the night whose number of units is not said. */
	offersWithoutUnits: () => string[]
	hasRates: () => boolean
	hasSampleReviews: () => Promise<boolean>
	now: Clock
}

/** `ownerId`: whose two-factor counts; that of every owner, if nobody asks. */
export type Readiness = (ownerId?: string) => Promise<ReadinessItem[]>

/** The tasks left before the site goes online. */
export function createReadiness(deps: Deps): Readiness {
	return async (ownerId) => {
		const [mail, backupAt, hasOffSiteCopy, withoutTwoFactor, hasSamples] = await Promise.all([
			deps.mailState(),
			deps.lastBackupAt(),
			deps.hasOffSiteCopy(),
			deps.ownersWithoutTwoFactor(),
			deps.hasSampleReviews(),
		])
		const facts = deps.placeholderFacts()
		const uncounted = deps.offersWithoutUnits()
		const isHalf = mail.missing.length > 0
		const found: [name: ReadinessItemName, isOpen: boolean, details?: string[]][] = [
			['facts', facts.length > 0, facts],
			['mail-missing', !mail.isConfigured && !isHalf],
			['mail-half', isHalf, mail.missing],
			['mail-failing', mail.failure !== undefined && !isHalf, [mail.failure ?? '']],
			['address', !deps.publicUrl.startsWith('https:')],
			['units', uncounted.length > 0, uncounted],
			['rates', !deps.hasRates()],
			['samples', hasSamples],
			['backup', backupAt === undefined || backupAt < deps.now() - dayMs],
			['off-site', !hasOffSiteCopy],
			['two-factor', withoutTwoFactor.some((id) => ownerId === undefined || id === ownerId)],
		]
		return found.filter(([, isOpen]) => isOpen).map(([name, , details = []]) => ({ name, details }))
	}
}
