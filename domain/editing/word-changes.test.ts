import { expect, test } from 'vitest'
import { changesTo, withChanges } from './word-changes.ts'

const builtIn = {
	send: 'Enviar',
	labels: { Name: 'Nombre', City: 'Ciudad' },
	steps: ['Uno', 'Dos'],
}

test('only what was changed is sent, and the browser puts it into the built-in words', () => {
	const words = { ...builtIn, labels: { Name: 'Nombre', City: 'Pueblo' }, steps: ['Dos', 'Uno'] }
	const changes = changesTo(builtIn, words)
	expect(changes).toEqual({ labels: { City: 'Pueblo' }, steps: ['Dos', 'Uno'] })
	expect(withChanges(builtIn, changes)).toEqual(words)
})

test('unchanged words need no changes', () => {
	expect(changesTo(builtIn, structuredClone(builtIn))).toBeUndefined()
	expect(withChanges(builtIn, undefined)).toBe(builtIn)
})
