import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { loader } from '#app/pages/who-are-we.tsx'
import type { Services } from '#app/services.ts'
import { servicesContext } from '#app/services.ts'

async function load(isDegraded: boolean) {
	const reviews = [
		{ _id: 'a', name: '', evaluation: 5, message: 'Hola', createdAt: 1, isExample: true },
	]
	const context = new RouterContextProvider()
	context.set(servicesContext, {
		publicUrl: 'http://localhost',
		pictures: { resolve: () => ({}), socialCard: () => '/card.png', icons: {} },
		reviews: { latest: async () => ({ reviews, isDegraded }) },
	} as unknown as Services)
	const url = new URL('http://localhost/who-are-we')
	return loader({ url, context } as unknown as Parameters<typeof loader>[0])
}

test('a review reaches the page with only the fields that are shown', async () => {
	const { data } = await load(false)
	expect(data.reviews).toEqual([
		{ _id: 'a', name: '', message: 'Hola', evaluation: 5, isExample: true },
	])
})

test('a page that falls back to sample reviews is not cached', async () => {
	expect(new Headers((await load(true)).init?.headers).get('cache-control')).toBe('no-store')
	expect(new Headers((await load(false)).init?.headers).get('cache-control')).toBeNull()
})
