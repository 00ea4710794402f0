import type { PhotoErrorCode } from '#domain/editing/photo.ts'

/** Why a photograph cannot be used, as a key of the words that help. */
export class PhotoRefused extends Error {
	readonly code: PhotoErrorCode

	constructor(code: PhotoErrorCode, cause?: unknown) {
		super(code, { cause })
		this.code = code
	}
}

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heif'

/** Reads the first bytes, since names and headers may lie. Throws if the kind is not supported. */
export function photoKind(bytes: Uint8Array): PhotoKind {
	const start = Buffer.from(bytes.subarray(0, 512)).toString('latin1')
	if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
	if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
	if (start.startsWith('RIFF') && start.startsWith('WEBP', 8)) return 'webp'
	if (start.startsWith('ftyp', 4)) {
		const brands = start.slice(8, Math.min(512, Buffer.from(bytes).readUInt32BE(0)))
		if (/avi[fs]/.test(brands)) return 'heif'
		if (/hei[cxms]|hev[cxms]|mif1|msf1/.test(brands)) throw new PhotoRefused('photoHeic')
	}
	if (start.startsWith('GIF8')) throw new PhotoRefused('photoGif')
	if (/^\s*(<\?xml|<!--|<!doctype svg|<svg)/i.test(start.replace(/^\xef\xbb\xbf/, '')))
		throw new PhotoRefused('photoSvg')
	throw new PhotoRefused('photoUnknown')
}
