import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emblem } from '#domain/pictures/emblem.ts'

const read = (name: string) => readFile(join(import.meta.dirname, name), 'utf8')

test('the file holds every icon once, and the logo as it is drawn elsewhere', async () => {
	const sprite = await read('icons.svg')
	const component = await read('icon.tsx')
	const drawn = [...sprite.matchAll(/<symbol id="(\w+)"/g)].map(([, name]) => name)
	const named = [...component.matchAll(/\| '(\w+)'/g)].map(([, name]) => name)
	expect(drawn.toSorted()).toEqual(named.toSorted())
	expect(sprite).toContain(
		`<symbol id="palm" viewBox="${emblem.viewBox}" fill="currentColor"><path d="${emblem.path}"/>`,
	)
})
