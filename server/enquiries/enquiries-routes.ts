import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { ReceiptAnswerSchema } from '#domain/enquiries/answers.ts'
import { bookingRequestSchema } from '#domain/enquiries/booking.ts'
import { contactMessageSchema } from '#domain/enquiries/contact.ts'
import { AppError } from '#domain/errors.ts'
import { calendarOf } from '#server/enquiries/mail/compose-acknowledgement.ts'
import { problemAnswers } from '#server/http/problem-schema.ts'
import type { ZodApp } from '#server/http/zod-app.ts'
import { refuseMalformedFloods } from '#server/limits/malformed-floods.ts'
import type { RateLimits } from '#server/limits/rate-limits.ts'
import type { Enquiries, Receipt } from './enquiries-service.ts'
import { receiptAnswer } from './enquiry-answers.ts'

type Parts = { enquiries: Enquiries; rateLimits: RateLimits; publicUrl: string }

const forDescription = { today: () => '', readPhone: (text: string) => text }

export function enquiriesRoutes(app: FastifyInstance, { enquiries, rateLimits, publicUrl }: Parts) {
	const routes: ZodApp = app.withTypeProvider()
	const shared = {
		errorHandler: refuseMalformedFloods(rateLimits),
		// The service checks: it does so for the pages' forms too. Here the schema only describes.
		validatorCompiler: () => (value: unknown) => ({ value }),
	}
	const described = {
		tags: ['Enquiries'],
		description:
			'Stored before it is answered, mailed afterwards. The id is made by the sender: the same post again gets the same answer, with status 200.',
		response: {
			200: ReceiptAnswerSchema,
			201: ReceiptAnswerSchema,
			...problemAnswers(409, 422, 428, 429, 503),
		},
	}

	routes.post(
		'/api/bookings',
		{
			...shared,
			schema: {
				...described,
				summary: 'Send a booking request',
				body: bookingRequestSchema(forDescription),
			},
		},
		async (request, reply) => {
			const visitor = { address: request.ip }
			return sendReceipt(reply, await enquiries.submit('booking', request.body, visitor))
		},
	)
	routes.post(
		'/api/contact',
		{
			...shared,
			schema: {
				...described,
				summary: 'Send a contact message',
				body: contactMessageSchema(forDescription),
			},
		},
		async (request, reply) => {
			const visitor = { address: request.ip }
			return sendReceipt(reply, await enquiries.submit('contact', request.body, visitor))
		},
	)
	routes.get(
		'/api/bookings/:id/calendar.ics',
		{
			schema: {
				tags: ['Enquiries'],
				summary: 'The days of a booking request, for a calendar',
				description: 'For whoever knows the id. Holds days and number of people, no personal data.',
				params: z.object({ id: z.guid().toLowerCase() }),
				response: problemAnswers(404, 422, 503),
			},
		},
		async (request, reply) => {
			const enquiry = await enquiries.findEnquiry(request.params.id)
			if (enquiry?.kind !== 'booking') throw new AppError('not-found')
			const { content, filename } = calendarOf(enquiry, publicUrl)
			return reply
				.type('text/calendar; charset=utf-8')
				.header('content-disposition', `attachment; filename="${filename}"`)
				.header('cache-control', 'no-store')
				.serializer((text: string) => text)
				.send(content as never)
		},
	)
}

function sendReceipt(reply: FastifyReply, receipt: Receipt) {
	return reply
		.code(receipt.isRepeated ? 200 : 201)
		.header('cache-control', 'no-store')
		.send(receiptAnswer(receipt))
}
