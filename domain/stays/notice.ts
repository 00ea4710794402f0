import type { BookedItem } from '#domain/offers/item.ts'
import type { Day } from '#domain/time/dates.ts'

/** A message for the owner that belongs to no request. It names nobody. */
export type NoticeDetails = {
	/** A guest has deleted a request that was accepted or confirmed once. */
	about: 'request-deleted'
	details: { reference: string; from: Day; to: Day; items: BookedItem[] }
}

export type Notice = NoticeDetails & { id: string; at: string }
