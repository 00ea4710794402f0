import { createHash } from 'node:crypto'
import { z } from 'zod'
import { AppError } from '#domain/errors.ts'

/** The version that the caller read, if what was saved since is not to be overwritten. */
export const Seen = z.object({ seen: z.string().optional() })

/** The version of what people save or discard as a whole, so that the later of two browsers is refused. */
export function versionOf(saved: unknown): string {
	return createHash('sha256').update(JSON.stringify(saved)).digest('base64url').slice(0, 16)
}

/** Without a version that was seen, the later save wins. */
export function refuseOutdated<Version>(seen: Version | undefined, version: Version) {
	if (seen !== undefined && seen !== version) throw new AppError('edited-elsewhere')
}
