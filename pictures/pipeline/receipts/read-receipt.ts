import type { ReceiptErrorCode } from '#domain/stays/deposit.ts'
import { uprightCopy } from '#pictures/pipeline/photos/photo-crops.ts'
import { pdfError } from './pdf-check.ts'

export type ReadReceipt =
	| { receipt: { type: 'image/jpeg' | 'application/pdf'; bytes: Uint8Array }; problem?: undefined }
	| { problem: ReceiptErrorCode; receipt?: undefined }

/** A picture is written anew, without metadata; a PDF stays as it is, or is refused. */
export async function readReceipt(upload: Buffer): Promise<ReadReceipt> {
	// Some programs write a few bytes before the mark.
	if (upload.subarray(0, 1024).includes('%PDF-')) {
		const problem = pdfError(upload)
		return problem ? { problem } : { receipt: { type: 'application/pdf', bytes: upload } }
	}
	const { data } = await uprightCopy(upload)
	return { receipt: { type: 'image/jpeg', bytes: data } }
}
