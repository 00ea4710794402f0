import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
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

/**
 * For fields that are saved one by one: whether the change would replace what somebody else saved since. Sending again what is
 * there by now is no conflict: the response to the first time may have been lost.
 */
export function isOverwritten<Fields extends object>(
	changed: Partial<Fields>,
	seen: Partial<Fields>,
	current: Partial<Fields>,
): boolean {
	const names = Object.keys(changed) as (keyof Fields)[]
	return names.some((name) => {
		const [sent, before, now] = [changed, seen, current].map((fields) => fields[name])
		if (sent === undefined || before === undefined) return false
		return !isDeepStrictEqual(now, before) && !isDeepStrictEqual(now, sent)
	})
}
