import { changePost, sendAlone } from '#app/waiting/change-posts.ts'
import { readPosts, type WaitingPost } from '#app/waiting/waiting-posts.ts'

/**
 * Sends what waits, as background sync. Throws while something could not be sent, so that the browser tries again. What
 * needs a proof of work waits for a page.
 */
export async function sendWaiting() {
	const isDue = ({ response, reason, notBefore }: WaitingPost) =>
		!response && reason !== 'invalid' && notBefore <= Date.now()
	const due = (await readPosts()).filter(isDue)
	const outcomes = await Promise.allSettled(due.map(({ id }) => sendAlone(id, () => send(id))))
	const failed = outcomes.find((outcome) => outcome.status === 'rejected')
	if (failed) throw failed.reason
}

async function send(id: string) {
	// Read again under the lock: a page may have sent it meanwhile.
	const post = (await readPosts()).find((one) => one.id === id)
	if (!post || post.response) return
	const response = await fetch(post.address, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(post.fields),
	})
	if (response.ok) return await changePost(id, { response: await response.json() })
	if (response.status === 429 && !(await isChallenged(response))) {
		const seconds = Number(response.headers.get('retry-after')) || 60
		return await changePost(id, {
			reason: 'too-many-requests',
			notBefore: Date.now() + seconds * 1000,
		})
	}
	if ([409, 422].includes(response.status)) return await changePost(id, { reason: 'invalid' })
	if (![428, 429].includes(response.status))
		throw new Error(`${post.address} answered ${response.status}`)
}

/** A flood from the same network: a page gets in with a proof of work. */
async function isChallenged(response: Response): Promise<boolean> {
	const problem = await response.json().catch(() => undefined)
	return problem?.challenge !== undefined
}
