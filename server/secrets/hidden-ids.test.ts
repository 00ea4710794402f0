import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createHiddenIds } from './hidden-ids.ts'

const secretOf = (byte: number) => ({ keyFor: async () => Buffer.alloc(32, byte) })
const ids = createHiddenIds(secretOf(1), 'tables')

test('a hidden id leads back to its own, and to another with another secret', async () => {
	const id = randomUUID()
	const hidden = await ids.hide(id)
	expect(hidden).not.toBe(id)
	expect(hidden).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)
	expect(await ids.hide(id)).toBe(hidden)
	expect(await ids.reveal(hidden)).toBe(id)
	expect(await createHiddenIds(secretOf(2), 'tables').reveal(hidden)).not.toBe(id)
})
