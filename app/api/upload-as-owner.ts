import { tokenHeader } from '#domain/owner/sign-in.ts'
import { ApiProblem } from './call-api.ts'
import { forgetIfExpired } from './call-as-owner.ts'
import { ownerToken } from './owner-token.ts'

type Upload = {
	file: Blob
	/** From 0 to 1. */
	onProgress: (sent: number) => void
	signal: AbortSignal
}

/** Sends a file and reports its progress, which `fetch` cannot. Rejects with an ApiProblem. */
export async function uploadAsOwner(path: string, { file, onProgress, signal }: Upload) {
	const token = ownerToken()
	const request = new XMLHttpRequest()
	request.open('PUT', path)
	request.responseType = 'json'
	if (token) request.setRequestHeader(tokenHeader, token)
	request.setRequestHeader('content-type', file.type.startsWith('image/') ? file.type : 'image/*')
	request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
	signal.addEventListener('abort', () => request.abort())
	await new Promise<void>((resolve) => {
		request.onloadend = () => resolve()
		request.send(file)
	})
	if (request.status >= 200 && request.status < 300) return
	const { code = 'internal', errors } = request.response ?? {}
	const problem = new ApiProblem(request.status === 0 ? 'offline' : code, { errors })
	forgetIfExpired(problem, token)
	throw problem
}
