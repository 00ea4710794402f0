import { expect, test, vi } from 'vitest'
import type { WaitingPost } from '#app/waiting/waiting-posts.ts'

const post: WaitingPost = {
	id: 'a',
	kind: 'booking',
	address: '/api/bookings',
	fields: {},
	savedAt: 0,
	reason: 'unavailable',
	notBefore: 0,
}
const changePost = vi.hoisted(() => vi.fn())
vi.mock('#app/waiting/change-posts.ts', () => ({
	changePost,
	sendAlone: (_id: string, send: () => Promise<void>) => send(),
}))
vi.mock('#app/waiting/waiting-posts.ts', () => ({ readPosts: async () => [post] }))

test.each([
	['refused for an hour', { code: 'too-many-requests' }, 1],
	['refused by a proxy', 'Too many', 1],
	['asked for a proof of work', { code: 'too-many-requests', challenge: '/api/ticket' }, 0],
])(
	'a waiting form that is %s waits for its time, or for a page that can do the work',
	async (_how, body, changes) => {
		const { sendWaiting } = await import('./send.ts')
		changePost.mockClear()
		vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status: 429 }))
		await sendWaiting()
		expect(changePost).toHaveBeenCalledTimes(changes)
	},
)
