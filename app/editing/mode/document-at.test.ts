import { expect, test } from 'vitest'
import { pagesByName } from '#content/pages/index.ts'
import { documentAt } from './document-at.ts'

test('every page leads to its own document', () => {
	for (const [name, { path }] of Object.entries(pagesByName)) expect(documentAt(path)).toBe(name)
})
