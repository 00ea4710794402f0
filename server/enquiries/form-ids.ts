import { createHmac } from 'node:crypto'
import type { Visitor } from '#domain/forms/form-guard.ts'
import { asUuid } from '#domain/text/uuid.ts'
import { type Clock, dayInBogota } from '#domain/time/dates.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'

export type FormIds = ReturnType<typeof createFormIds>

/**
 * Ids for forms posted before scripts gave them one. The same form from the same address has the same id all day, so that
 * a second tap or a reload does not store it twice.
 */
export function createFormIds(secret: SiteSecret, now: Clock) {
	return async (fields: object, { address }: Visitor): Promise<string> => {
		const posted = JSON.stringify([dayInBogota(now()), address, fields])
		const mac = createHmac('sha256', await secret.keyFor('form id')).update(posted)
		return asUuid(mac.digest().subarray(0, 16))
	}
}
