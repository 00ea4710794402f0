import type { Query } from '#db/connect.ts'
import { dayMs, hourMs } from '#domain/time/dates.ts'
import { publicPath } from '#pictures/pipeline/output.ts'
import { compressForAll, type StoredResponse, storeFile } from '#server/http/stored-response.ts'
import type { DraftAccess } from './draft-access.ts'
import { deleteUnusedFiles, findPictureFile } from './picture-files-repository.ts'

const contentTypes = new Map([
	['avif', 'image/avif'],
	['webp', 'image/webp'],
	['jpg', 'image/jpeg'],
	['svg', 'image/svg+xml'],
])

/** About 150 photographs as phones load them. */
const mostBytes = 32 * 1024 * 1024
/** Other addresses below /pictures belong to the build, or do not exist. */
const storedName = /^[\w/-]+-[0-9a-f]{20}(-\d+)?\.(\w+)$/
const unusedForMs = dayMs
const cleanEveryMs = hourMs

type Options = {
	query: Query
	headers: Record<string, string>
	draftAccess: DraftAccess
	now: () => number
}
export type StoredPictures = ReturnType<typeof createStoredPictures>

/** Pictures from the database. Those asked for are cached in memory, up to a limit, and sent as fast as the built ones. */
export function createStoredPictures({ query, headers, draftAccess, now }: Options) {
	const cached = new Map<string, StoredResponse>()
	let bytes = 0
	let cleanedAt = now()

	function cache(address: string, response: StoredResponse) {
		if (cached.has(address)) return
		cached.set(address, response)
		bytes += sizeOf(response)
		for (const [oldest, its] of cached) {
			if (bytes <= mostBytes) break
			cached.delete(oldest)
			bytes -= sizeOf(its)
		}
	}

	return {
		cached(address: string): StoredResponse | undefined {
			const response = cached.get(address)
			if (!response) return undefined
			// Setting it again moves it to the end, so the first one is the least recently used.
			cached.delete(address)
			cached.set(address, response)
			return response
		},

		/** A published picture, or with its code one of the draft, which is never cached. */
		async find(address: string, code: string | null): Promise<StoredResponse | undefined> {
			const name = address.slice(publicPath.length + 1)
			const type = contentTypes.get(storedName.exec(name)?.[2] ?? '')
			const file = type && (await findPictureFile(query, name))
			if (!file) return undefined
			const { body, reference, isPublic } = file
			if (!isPublic && !(await draftAccess.opens(code, reference))) return undefined
			const caching = isPublic ? 'public, max-age=31536000, immutable' : 'no-store'
			const compressed = type === 'image/svg+xml' ? await compressForAll(body) : {}
			const response = storeFile({ headers, type, caching, body, compressed })
			if (isPublic) cache(address, response)
			return response
		},

		/** A photograph just taken out of the draft may come back by undoing, so the deletion waits for a day. */
		async forgetOld() {
			if (now() - cleanedAt < cleanEveryMs) return
			cleanedAt = now()
			await deleteUnusedFiles(query, now() - unusedForMs)
		},
	}
}

function sizeOf({ forms }: StoredResponse): number {
	return forms.identity.body.length
}
