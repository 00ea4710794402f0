import { afterEach, expect, test, vi } from 'vitest'
import { newUuid } from './uuid.ts'

afterEach(() => vi.unstubAllGlobals())

const uuid4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('an id is a random UUID, also where randomUUID is missing', () => {
	expect(newUuid()).toMatch(uuid4)
	vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
	const ids = Array.from({ length: 200 }, newUuid)
	for (const id of ids) expect(id).toMatch(uuid4)
	expect(new Set(ids).size).toBe(200)
})
