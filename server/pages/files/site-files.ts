import { extname } from 'node:path'
import { type StoredResponse, storeFile } from '#server/http/stored-response.ts'
import type { SiteFile } from '#server/pages/built-site.ts'

const contentTypes: Record<string, string> = {
	'.js': 'text/javascript; charset=utf-8',
	'.css': 'text/css; charset=utf-8',
	'.woff2': 'font/woff2',
	'.svg': 'image/svg+xml',
	'.avif': 'image/avif',
	'.webp': 'image/webp',
	'.jpg': 'image/jpeg',
	'.png': 'image/png',
	'.ico': 'image/x-icon',
}

const hashedName = /[-.][\w-]{8}(-\d+)?\.\w+$/
const forever = 'public, max-age=31536000, immutable'
const forADay = 'public, max-age=86400'

/** Scripts, styles, fonts and pictures as stored responses. A file with its hash in the name never changes. */
export function storeFiles(
	files: ReadonlyMap<string, SiteFile>,
	headers: Record<string, string>,
): Map<string, StoredResponse> {
	return new Map(
		[...files].map(([address, { body, ...compressed }]) => {
			const type = contentTypes[extname(address)] ?? 'application/octet-stream'
			const caching = hashedName.test(address) ? forever : forADay
			return [address, storeFile({ headers, type, caching, body, compressed })]
		}),
	)
}
