import { z } from 'zod'
import { problemAnswers } from '#server/http/routes.ts'

/** Shared by the owner's routes. */
export const params = z.object({ id: z.guid().toLowerCase() })
export const problems = problemAnswers(401, 404, 409, 422, 503)
