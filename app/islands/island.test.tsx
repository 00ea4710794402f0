import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Island } from './island.tsx'

function Press(_: { label: string; onPress?: () => void }) {
	return null
}

test('an island takes plain data only, and is on a visitor’s page', () => {
	// @ts-expect-error A function does not survive the way through JSON.
	const withFunction = <Island of={Press} label="Press" onPress={() => {}} />
	const plain = <Island of={Press} label="Press" />
	for (const island of [withFunction, plain])
		expect(() => renderToStaticMarkup(island)).toThrow(/Press is not on a visitor's page/)
})
