import type { Query } from '#db/connect.ts'
import type { Channels } from './channel.ts'

/** Whether enquiries are mailed to the owner; `failure` is why the last attempt failed. */
export async function readMailState(query: Query, channels: Channels) {
	if (!channels.owner) return { isConfigured: false, failure: undefined }
	const last = await query
		.selectFrom('outbox')
		.select(['status', 'last_error'])
		.where('recipient', '=', 'owner')
		.where((row) => row.or([row('status', '=', 'sent'), row('last_error', 'is not', null)]))
		.orderBy('updated_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	const failure = last && last.status !== 'sent' ? (last.last_error ?? undefined) : undefined
	return { isConfigured: true, failure }
}
