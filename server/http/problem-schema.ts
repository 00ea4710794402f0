import { z } from 'zod'

export const ProblemSchema = z.object({
	type: z.string(),
	title: z.string(),
	status: z.int(),
	code: z.string(),
	errors: z.array(z.object({ field: z.string(), code: z.string() })).optional(),
})

/** For a route's description: the failures it answers with. */
export function problemAnswers<Status extends number>(...statuses: Status[]) {
	return Object.fromEntries(statuses.map((status) => [status, ProblemSchema])) as Record<
		Status,
		typeof ProblemSchema
	>
}
