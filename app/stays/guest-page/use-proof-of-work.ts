import { useEffect } from 'react'
import { openForm } from '#app/api/send-form.ts'
import { refusalId } from './request-problem.tsx'

/** For the work on a slow phone. Without a signal, the browser says so when it posts. */
const longestWaitMs = 10_000
const pause = (ms: number) => new Promise<string>((resolve) => setTimeout(resolve, ms, ''))

/** For the address of a post, which is all that is read of it after a flood from the guest's network. */
export async function proofInAddress(): Promise<string> {
	const { altcha } = await openForm()
	return altcha ? String(new URLSearchParams({ altcha })) : ''
}

/**
 * Posts the forms of the guest's page with a proof of work where a flood has closed the guest's network. They are the
 * browser's own posts otherwise, and need no script.
 */
export function useProofOfWork() {
	useEffect(() => {
		async function send(event: SubmitEvent) {
			const form = event.target as HTMLFormElement
			if (event.defaultPrevented || form.method !== 'post') return
			event.preventDefault()
			const proof = await Promise.race([proofInAddress(), pause(longestWaitMs)])
			// `form.action` is the field of that name.
			if (proof) form.setAttribute('action', `?${proof}#${refusalId}`)
			form.submit()
		}
		document.addEventListener('submit', send)
		return () => document.removeEventListener('submit', send)
	}, [])
}
