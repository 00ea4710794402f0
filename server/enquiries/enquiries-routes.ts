import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { MailWords } from '#content/enquiries/mail-words.ts'
import { bookingRequestSchema } from '#domain/enquiries/booking.ts'
import { ContactMessageSchema } from '#domain/enquiries/contact.ts'
import { ReceiptResponseSchema } from '#domain/enquiries/responses.ts'
import { AppError } from '#domain/errors.ts'
import type { Facts } from '#domain/facts.ts'
import type { InBothLanguages } from '#domain/locale.ts'
import { calendarOf } from '#server/enquiries/mail/compose-acknowledgement.ts'
import { problemResponses, type ZodApp } from '#server/http/routes.ts'
import type { FloodGuard } from '#server/limits/flood-guard.ts'
import type { EnquiriesService } from './enquiries-service.ts'
import { toReceiptResponse } from './enquiry-responses.ts'

type Deps = {
	enquiries: EnquiriesService
	floods: FloodGuard
	publicUrl: string
	currentFacts: () => Facts
	currentMails: () => InBothLanguages<MailWords>
	/** The days as they stand by now; undefined while nobody acted on the request. */
	findStayCalendar: (id: string) => Promise<ReturnType<typeof calendarOf> | undefined>
}

const tags = ['Enquiries']
const posts = [
	{
		kind: 'booking',
		url: '/api/bookings',
		summary: 'Send a booking request',
		body: bookingRequestSchema({ today: () => '' }),
	},
	{
		kind: 'contact',
		url: '/api/contact',
		summary: 'Send a contact message',
		body: ContactMessageSchema,
	},
] as const

export function enquiriesRoutes(app: FastifyInstance, deps: Deps) {
	const { enquiries, floods, publicUrl, currentFacts, currentMails } = deps
	const routes: ZodApp = app.withTypeProvider()

	for (const { kind, url, summary, body } of posts) {
		routes.post(
			url,
			{
				...floods.route,
				// The service validates, as it does for the pages' forms; the schema only describes.
				validatorCompiler: () => (value: unknown) => ({ value }),
				schema: {
					tags,
					summary,
					description:
						'Stored before the response, mailed afterwards. The sender makes the id: the same post again gets the same response, with status 200.',
					body,
					response: {
						200: ReceiptResponseSchema,
						201: ReceiptResponseSchema,
						...problemResponses(409, 422, 428, 429, 503),
					},
				},
			},
			async (request, reply) => {
				const receipt = await enquiries.submit(kind, request.body, floods.visitorOf(request))
				reply.code(receipt.isRepeated ? 200 : 201)
				return toReceiptResponse(receipt, publicUrl)
			},
		)
	}
	routes.get(
		'/api/bookings/:id/calendar.ics',
		{
			schema: {
				tags,
				summary: 'The days of a booking request, for a calendar',
				description: 'For whoever knows the id. Holds days and number of people, no personal data.',
				params: z.object({ id: z.guid().toLowerCase() }),
				response: problemResponses(404, 422, 503),
			},
		},
		async (request, reply) => {
			const enquiry = await enquiries.findEnquiry(request.params.id)
			if (enquiry?.kind !== 'booking') throw new AppError('not-found')
			const site = { publicUrl, facts: currentFacts(), mails: currentMails() }
			const changed = await deps.findStayCalendar(enquiry.id)
			const { content, filename } = changed ?? calendarOf(enquiry, site)
			return reply
				.type('text/calendar; charset=utf-8')
				.header('content-disposition', `attachment; filename="${filename}"`)
				.serializer((text: string) => text)
				.send(content as never)
		},
	)
}
