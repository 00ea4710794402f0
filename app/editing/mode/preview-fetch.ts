import { ownerToken } from '#app/api/owner-token.ts'
import { previewHeader } from '#domain/editing/marks.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'

/**
 * While the owner edits, React Router's requests for data ask for the draft. It has no place for a header of ours, so
 * `fetch` is wrapped. Without a connection the page stays as it was instead of becoming an error page. Returns a function
 * that stops it.
 */
export function startPreviewFetch(): () => void {
	const original = window.fetch
	const last = new Map<string, Response>()

	window.fetch = async (input, init) => {
		const request = new Request(input, init)
		const { href, pathname, origin } = new URL(request.url)
		const token = ownerToken()
		const isData = origin === location.origin && pathname.endsWith('.data')
		if (!token || !isData || request.method !== 'GET') return original(input, init)
		const headers = new Headers(request.headers)
		headers.set(previewHeader, '1')
		headers.set(tokenHeader, token)
		try {
			// `no-store`: the browser may hold the visitors' answer, fetched ahead.
			const answer = await original(new Request(request, { headers, cache: 'no-store' }))
			if (!answer.ok) return last.get(href)?.clone() ?? original(input, init)
			last.set(href, answer.clone())
			return answer
		} catch (problem) {
			const kept = last.get(href)
			if (!kept || request.signal.aborted) throw problem
			return kept.clone()
		}
	}
	return () => {
		window.fetch = original
	}
}
