import { expect, test } from 'vitest'
import { followItems } from './menu-editor.tsx'

const before = followItems([], ['Trucha', 'Sopas', 'Postres'])
const keysOf = (...names: string[]) => followItems(before, names).map(({ key }) => key)

test('a key stays with an item that moves or gets another name', () => {
	expect(keysOf('Trucha', 'Sopas', 'Postres')).toEqual([0, 1, 2])
	expect(keysOf('Sopas', 'Trucha', 'Postres')).toEqual([1, 0, 2])
	expect(keysOf('Trucha', 'Caldos', 'Postres')).toEqual([0, 1, 2])
})

test('items that are new or have the same name have keys of their own', () => {
	expect(keysOf('Sopas', 'Postres')).toEqual([1, 2])
	expect(keysOf('Trucha', 'Jugos', 'Sopas', 'Postres')).toEqual([0, 4, 1, 2])
	expect(new Set(keysOf('Trucha', 'Trucha', 'Trucha', 'Sopas', 'Sopas')).size).toBe(5)
})
