import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from '#app/pages/reviews.tsx'
import type { Services } from '#app/services.ts'
import { servicesContext } from '#app/services.ts'

async function load(isDegraded: boolean) {
	const context = new RouterContextProvider()
	context.set(servicesContext, {
		publicUrl: 'http://localhost',
		pictures: { resolve: () => ({}), socialCard: () => '/card.png', icons: {} },
		reviews: { load: async () => ({ reviews: [], isDegraded }) },
	} as unknown as Services)
	const url = new URL('http://localhost/reviews')
	return loader({ url, context } as unknown as Parameters<typeof loader>[0])
}

test('a page that falls back to sample reviews is not cached', async () => {
	expect(new Headers((await load(true)).init?.headers).get('cache-control')).toBe('no-store')
	expect(new Headers((await load(false)).init?.headers).get('cache-control')).toBeNull()
})
