import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { Services } from '#app/services.ts'
import { servicesContext } from '#app/services.ts'
import { chrome } from '#content/chrome.ts'
import { facts } from '#content/facts.ts'
import { serviceCopy } from '#content/services.ts'
import { wordsByDocument } from '#content/words-by-document.ts'
import { loader as loadReviews } from './about/reviews.tsx'
import { loader as loadWhoAreWe } from './about/who-are-we.tsx'
import { loader as loadHome } from './home.tsx'

const review = {
	_id: 'a',
	name: '',
	evaluation: 5,
	message: 'Hola',
	createdAt: 1,
	isExample: true,
}

function argumentsFor(path: string, isDegraded: boolean) {
	const context = new RouterContextProvider()
	const response = async () => ({ reviews: [review], isDegraded })
	context.set(servicesContext, {
		publicUrl: 'http://localhost',
		content: {
			facts,
			chrome,
			services: serviceCopy,
			page: (page: unknown) => page,
			words: (name: keyof typeof wordsByDocument) => wordsByDocument[name],
		},
		pictures: {
			resolve: () => ({}),
			card: () => '/card.avif 360w',
			socialCard: () => '/card.png',
			icons: {},
		},
		stays: { offers: () => [] },
		reviews: { load: response, latest: response },
	} as unknown as Services)
	return { url: new URL(path, 'http://localhost'), context } as never
}

test('the carousel gets only the fields that its cards show', async () => {
	const { data } = await loadWhoAreWe(argumentsFor('/who-are-we', false))
	expect(data.reviews).toEqual([
		{ _id: 'a', name: '', message: 'Hola', evaluation: 5, isExample: true },
	])
})

test.each([
	['/', loadHome],
	['/reviews', loadReviews],
	['/who-are-we', loadWhoAreWe],
])('%s is not cached when it falls back to sample reviews', async (path, load) => {
	const cacheControl = async (isDegraded: boolean) => {
		const { init } = await load(argumentsFor(path, isDegraded))
		return new Headers(init?.headers).get('cache-control')
	}
	expect(await cacheControl(true)).toBe('no-store')
	expect(await cacheControl(false)).toBeNull()
})
