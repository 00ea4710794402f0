import { createHmac } from 'node:crypto'
import type { OverlayEntry } from '#domain/editing/overlay.ts'
import { photosDocument, photosIn } from '#domain/editing/photo.ts'
import type { SlotPhoto } from '#domain/editing/responses.ts'
import { isSameSecret, type SiteSecret } from '#server/secrets/site-secret.ts'

type State = { merged: readonly OverlayEntry[]; published: readonly OverlayEntry[] }
export type DraftAccess = ReturnType<typeof createDraftAccess>

/**
 * Opens pictures that are not published. An `<img>` sends no token, so the owner's responses hold addresses with a
 * code for this one picture; nobody else gets them.
 */
export function createDraftAccess(secret: SiteSecret) {
	async function codeFor(reference: string): Promise<string> {
		const key = await secret.keyFor('draft-pictures')
		return createHmac('sha256', key).update(reference).digest('base64url').slice(0, 22)
	}

	return {
		codeFor,

		opens: async (code: string | null, reference: string) =>
			code !== null && isSameSecret(code, await codeFor(reference)),

		/** Entries for a preview: photographs that are not published carry their codes, others keep their addresses. */
		async grant({ merged, published }: State): Promise<OverlayEntry[]> {
			const publicCrops = cropsIn(photosIn(published))
			return await Promise.all(
				merged.map(async (entry) => {
					const crop = entry.document === photosDocument && (entry.value as SlotPhoto | null)?.crop
					if (!crop || publicCrops.has(crop)) return entry
					return { ...entry, value: { ...(entry.value as SlotPhoto), access: await codeFor(crop) } }
				}),
			)
		},
	}
}

function cropsIn(photos: ReadonlyMap<string, SlotPhoto>): Set<string> {
	return new Set([...photos.values()].map(({ crop }) => crop))
}
