import { ApiProblem } from '#app/api/call-api.ts'
import { callAsOwner, fetchAsOwner } from '#app/api/call-as-owner.ts'
import { uploadAsOwner } from '#app/api/upload-as-owner.ts'
import type { PhotoWords } from '#content/editing/photo-words.ts'
import type { Focus, PhotosAnswer } from '#domain/editing/answers.ts'
import { photoLimits } from '#domain/editing/photo.ts'
import type { InBothLanguages } from '#domain/locale.ts'

export const listPhotos = () => fetchAsOwner<PhotosAnswer>('/api/photos')

type Progress = { onProgress: (sent: number) => void; signal: AbortSignal }

export async function uploadPhoto(slot: string, file: File, progress: Progress) {
	if (file.size > photoLimits.bytes)
		throw new ApiProblem('too-large', { errors: [{ field: 'photo', code: 'photoTooLarge' }] })
	await uploadAsOwner(`/api/photos/${slot}`, { file, ...progress })
}

/** Another focus crops the photograph again, in all sizes. */
const longestCroppingMs = 120_000

type PhotoDetails = { photo: string; focus: Focus; alt: InBothLanguages<string> }

export async function savePhoto(slot: string, details: PhotoDetails) {
	await callAsOwner(`/api/photos/${slot}`, 'PATCH', details, { timeoutMs: longestCroppingMs })
}

export async function removePhoto(slot: string) {
	await callAsOwner(`/api/photos/${slot}`, 'DELETE')
}

/** What went wrong, in words that help. */
export function describePhotoProblem(problem: unknown, { errors, problems }: PhotoWords): string {
	if (!(problem instanceof ApiProblem)) return problems.failed
	const code = problem.errors[0]?.code ?? (problem.code === 'too-large' ? 'photoTooLarge' : '')
	if (code in errors) return errors[code as keyof typeof errors]
	return problem.code in problems
		? problems[problem.code as keyof typeof problems]
		: problems.failed
}
