import type { Query } from '#db/connect.ts'
import type { Config } from '#server/config.ts'
import type { Channels } from './channel.ts'

type MailSettings = Config['mail']

/** Whether enquiries are mailed to the owner; `failure` is why the last attempt failed. */
export async function readMailState(query: Query, channels: Channels, settings: MailSettings) {
	const missing = missingSettings(settings)
	if (!channels.owner) return { isConfigured: false, missing, failure: undefined }
	const last = await query
		.selectFrom('outbox')
		.select(['status', 'last_error'])
		.where('recipient', '=', 'owner')
		.where((row) => row.or([row('status', '=', 'sent'), row('last_error', 'is not', null)]))
		.orderBy('updated_at', 'desc')
		.limit(1)
		.executeTakeFirst()
	const failure = last && last.status !== 'sent' ? (last.last_error ?? undefined) : undefined
	return { isConfigured: true, missing, failure }
}

/** The missing settings of a channel that is partly set: nothing can be sent without them. */
function missingSettings({ api, smtpUrl, from, to }: MailSettings): string[] {
	const provider = {
		EMAIL_API_HOST: api.host,
		EMAIL_USER_ID: api.userId,
		EMAIL_SERVICE_ID: api.serviceId,
		EMAIL_BOOKING_TEMPLATE_ID: api.bookingTemplateId,
		EMAIL_CONTACT_TEMPLATE_ID: api.contactTemplateId,
	}
	const hasProvider = Object.values(provider).some(Boolean)
	const hasAddress = Boolean(from || to)
	return [
		...(hasProvider
			? Object.entries(provider).flatMap(([name, value]) => (value ? [] : [name]))
			: []),
		...(smtpUrl && !hasAddress ? ['MAIL_TO'] : []),
		...(hasAddress && !smtpUrl && !hasProvider ? ['SMTP_URL'] : []),
	]
}
