/** Enough for the largest crop, and below the canvas limits of phones. */
const longestSide = 4096

/**
 * A HEIC photograph as JPEG, by the platform's own decoder (Safari has one). Where there is none the file stays as it is:
 * the server refuses it, and the owner reads how to change the format on that phone.
 */
export async function decodeHeic(file: File): Promise<File> {
	if (!/^image\/hei[cf]/.test(file.type) && !/\.hei[cf]$/i.test(file.name)) return file
	try {
		const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
		const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
		const canvas = document.createElement('canvas')
		canvas.width = Math.round(bitmap.width * scale)
		canvas.height = Math.round(bitmap.height * scale)
		canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
		bitmap.close()
		const jpeg = await new Promise<Blob | null>((resolve) =>
			canvas.toBlob(resolve, 'image/jpeg', 0.92),
		)
		return jpeg ? new File([jpeg], 'photo.jpg', { type: 'image/jpeg' }) : file
	} catch {
		return file
	}
}
