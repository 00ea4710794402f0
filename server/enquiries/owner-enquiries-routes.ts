import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { exportWords } from '#content/enquiries/export-words.ts'
import { dayInBogota } from '#domain/dates.ts'
import { EnquiryAnswerSchema } from '#domain/enquiries/answers.ts'
import { enquiryStates } from '#domain/enquiries/enquiry.ts'
import { defaultLocale, locales } from '#domain/locale.ts'
import { problemAnswers } from '#server/http/problem-schema.ts'
import { type OwnerSession, requireOwner } from '#server/http/require-owner.ts'
import type { ZodApp } from '#server/http/zod-app.ts'
import { writeCsv } from './enquiries-csv.ts'
import { enquiryAnswer } from './enquiry-answers.ts'
import type { OwnerEnquiries } from './owner-enquiries.ts'
import type { EnquiryPage } from './store/enquiry-search.ts'

type Parts = { ownerEnquiries: OwnerEnquiries; session: OwnerSession }

const Id = z.object({ id: z.guid().toLowerCase() })
const Page = z.object({
	state: z.enum(enquiryStates).optional(),
	limit: z.coerce.number().int().min(1).max(200).default(50),
	before: z.string().max(60).optional().describe('The `next` of the page before'),
})
// What names a person comes in a body, never in an address, which servers and browsers write down.
const Search = Page.extend({
	q: z.string().max(200).optional().describe('Words of any field, or a reference'),
})
const Found = z.object({ enquiries: z.array(EnquiryAnswerSchema), next: z.string().nullable() })
const Deleted = z.object({ deleted: z.int() })

export function ownerEnquiriesRoutes(
	app: FastifyInstance,
	{ ownerEnquiries: owner, session }: Parts,
) {
	app.register(async (scope) => {
		const routes: ZodApp = scope.withTypeProvider()
		routes.addHook('onRequest', requireOwner(session))
		routes.addHook('onSend', async (_request, reply) => {
			reply.header('cache-control', 'no-store')
		})
		const shared = { tags: ['Owner'], security: [{ owner: [] }] }
		const problems = problemAnswers(401, 404, 422, 503)

		routes.get(
			'/api/enquiries',
			{
				schema: {
					...shared,
					summary: 'Enquiries, newest first',
					querystring: Page,
					response: { 200: Found, ...problems },
				},
			},
			async (request) => await answerWith(request.query),
		)
		routes.post(
			'/api/enquiries/search',
			{
				schema: {
					...shared,
					summary: 'Enquiries that hold these words, newest first',
					body: Search,
					response: { 200: Found, ...problems },
				},
			},
			async (request) => await answerWith(request.body),
		)
		routes.post(
			'/api/enquiries.csv',
			{
				schema: {
					...shared,
					summary: 'Enquiries as a spreadsheet',
					body: Search.pick({ q: true, state: true }).extend({
						language: z.enum(locales).default(defaultLocale),
					}),
				},
			},
			async (request, reply) =>
				reply
					.type('text/csv; charset=utf-8')
					.header(
						'content-disposition',
						`attachment; filename="${exportWords[request.body.language].file}-${dayInBogota(Date.now())}.csv"`,
					)
					.send(Readable.from(writeCsv(owner, request.body))),
		)
		routes.post(
			'/api/enquiries/:id/deliver',
			{
				schema: {
					...shared,
					summary: 'Deliver again now',
					params: Id,
					response: { 200: EnquiryAnswerSchema, ...problems },
				},
			},
			async (request) => enquiryAnswer(await owner.deliverAgain(request.params.id)),
		)
		routes.patch(
			'/api/enquiries/:id',
			{
				schema: {
					...shared,
					summary: 'Mark as new, answered or archived',
					params: Id,
					body: z.object({ state: z.enum(enquiryStates) }),
					response: { 200: EnquiryAnswerSchema, ...problems },
				},
			},
			async (request) => enquiryAnswer(await owner.setState(request.params.id, request.body.state)),
		)
		routes.delete(
			'/api/enquiries/:id',
			{
				schema: {
					...shared,
					summary: 'Delete a person’s data: all enquiries from the same e-mail address',
					params: Id,
					response: { 200: Deleted, ...problems },
				},
			},
			async (request) => ({ deleted: await owner.deletePersonOf(request.params.id) }),
		)
		routes.delete(
			'/api/enquiries',
			{
				schema: {
					...shared,
					summary: 'Delete a person’s data, by e-mail address',
					body: z.object({ email: z.string().min(3).max(254) }),
					response: { 200: Deleted, ...problems },
				},
			},
			async (request) => ({ deleted: await owner.deletePerson(request.body.email) }),
		)
	})

	async function answerWith(page: EnquiryPage) {
		const { enquiries, next } = await owner.list(page)
		return { enquiries: enquiries.map(enquiryAnswer), next }
	}
}
