import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openCache } from './cache.ts'

test('a cached value is made once, even for two concurrent requests', async () => {
	const folder = await mkdtemp(join(tmpdir(), 'cache-'))
	onTestFinished(() => rm(folder, { recursive: true }))
	let made = 0
	const make = async () => Buffer.from(`made ${++made}`)
	const cache = openCache(folder)
	const both = await Promise.all([cache(['key', 'a'], make), cache(['key', 'a'], make)])
	const later = await openCache(folder)(['key', 'a'], make)
	expect([...both, later].map((bytes) => Buffer.from(bytes).toString())).toEqual([
		'made 1',
		'made 1',
		'made 1',
	])
	expect(Buffer.from(await cache(['key', 'b'], make)).toString()).toBe('made 2')
})
