import { z } from 'zod'
import { problemResponses } from '#server/http/routes.ts'

/** Shared by the owner's routes. */
export const params = z.object({ id: z.guid().toLowerCase() })
export const problems = problemResponses(401, 404, 409, 422, 503)
export const onlyIfSeen =
	'With `seen`, it responds with 409 when the guest or somebody else acted since that version was read.'
