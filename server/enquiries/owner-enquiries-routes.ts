import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { exportWords } from '#content/enquiries/export-words.ts'
import { enquiryStates } from '#domain/enquiries/enquiry.ts'
import { listStates } from '#domain/enquiries/list-state.ts'
import { type MailTest, MailTestSchema } from '#domain/enquiries/mail-test.ts'
import {
	EnquiryListSchema,
	EnquiryResponseSchema,
	TodaySchema,
} from '#domain/enquiries/responses.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import { type OwnerSession, ownersRoutes } from '#server/http/require-owner.ts'
import { ownersRoute, problemResponses } from '#server/http/routes.ts'
import { writeCsv } from './enquiries-csv.ts'
import { toEnquiryResponse } from './enquiry-responses.ts'
import type { EnquiryWithDeliveries, OwnerEnquiries } from './owner-enquiries.ts'
import type { EnquiryPage } from './store/enquiry-search.ts'

type Deps = {
	ownerEnquiries: OwnerEnquiries
	sendTestMails: () => Promise<MailTest[]>
	session: OwnerSession
}

const params = z.object({ id: z.guid().toLowerCase() })
const Page = z.object({
	state: z.enum(listStates).optional(),
	limit: z.coerce.number().int().min(1).max(200).default(50),
	before: z.string().max(60).optional().describe('The `next` of the page before'),
})
// Search words name people, so they come in a body: servers and browsers record addresses.
const Search = Page.extend({
	q: z.string().max(200).optional().describe('Words of any field, or a reference'),
})
const Export = Search.pick({ q: true, state: true }).extend({
	language: z.enum(locales).default(defaultLocale),
})

const problems = problemResponses(401, 404, 422, 503)
const enquiryResponse = { 200: EnquiryResponseSchema, ...problems }
const listResponse = { 200: EnquiryListSchema, ...problems }
const deletedResponse = { 200: z.object({ deleted: z.int() }), ...problems }

export function ownerEnquiriesRoutes(
	app: FastifyInstance,
	{ ownerEnquiries: owner, sendTestMails, session }: Deps,
) {
	const response = (enquiry: EnquiryWithDeliveries) =>
		toEnquiryResponse(enquiry, owner.describeItem)
	const responses = (enquiries: EnquiryWithDeliveries[]) => Promise.all(enquiries.map(response))

	async function list(page: EnquiryPage) {
		const { enquiries, next } = await owner.list(page)
		return { enquiries: await responses(enquiries), next }
	}

	ownersRoutes(app, session, (routes) => {
		routes.get(
			'/api/enquiries',
			ownersRoute('Enquiries, newest first', { querystring: Page, response: listResponse }),
			async (request) => await list(request.query),
		)
		routes.get(
			'/api/desk/today',
			ownersRoute('What waits for a reply, who arrives, and whether any mail failed', {
				response: { 200: TodaySchema, ...problems },
			}),
			async () => {
				const { unanswered, arrivals, weekendArrivals, ...rest } = await owner.today()
				return {
					...rest,
					unanswered: await responses(unanswered),
					arrivals: await responses(arrivals),
					weekendArrivals: await responses(weekendArrivals),
				}
			},
		)
		routes.post(
			'/api/desk/test-mail',
			ownersRoute('Send test mails to the owner', {
				response: { 200: z.object({ mails: z.array(MailTestSchema) }), ...problems },
			}),
			async () => ({ mails: await sendTestMails() }),
		)
		routes.post(
			'/api/enquiries/search',
			ownersRoute('Enquiries that hold these words, newest first', {
				body: Search,
				response: listResponse,
			}),
			async (request) => await list(request.body),
		)
		routes.post(
			'/api/enquiries.csv',
			ownersRoute('Enquiries as a spreadsheet', { body: Export }),
			async (request, reply) => {
				const name = `${exportWords[request.body.language].file}-${dayInBogota(Date.now())}.csv`
				return reply
					.type('text/csv; charset=utf-8')
					.header('content-disposition', `attachment; filename="${name}"`)
					.send(Readable.from(writeCsv(owner, request.body)))
			},
		)
		routes.post(
			'/api/enquiries/:id/deliver',
			ownersRoute('Deliver again now', { params, response: enquiryResponse }),
			async (request) => response(await owner.deliverAgain(request.params.id)),
		)
		routes.patch(
			'/api/enquiries/:id',
			ownersRoute('Mark as new, answered or archived', {
				params,
				body: z.object({ state: z.enum(enquiryStates) }),
				response: enquiryResponse,
			}),
			async (request) => response(await owner.setState(request.params.id, request.body.state)),
		)
		routes.delete(
			'/api/enquiries/:id',
			ownersRoute('Delete a person’s data: all enquiries from the same e-mail address', {
				params,
				response: deletedResponse,
			}),
			async (request) => ({ deleted: await owner.deletePersonOf(request.params.id) }),
		)
		routes.delete(
			'/api/enquiries',
			ownersRoute('Delete a person’s data, by e-mail address', {
				body: z.object({ email: z.string().min(3).max(254) }),
				response: deletedResponse,
			}),
			async (request) => ({ deleted: await owner.deletePerson(request.body.email) }),
		)
	})
}
