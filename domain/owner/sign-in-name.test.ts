import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NewPersonSchema } from './people.ts'
import { foldName, mixesAlphabets } from './sign-in-name.ts'

test('look-alike names count as the same', () => {
	for (const typed of ['rocio perez', ' ROCÍO  Pérez ', 'Rocío Pérez'.normalize('NFD')])
		expect(foldName(typed)).toBe('rocio perez')
	expect(foldName('admın')).toBe('admin')
	expect(foldName('Ｃｏｃｉｎａ')).toBe('cocina')
	expect(foldName('L\u0251ura D\u026aa\u0261o')).toBe('laura diago')
	expect(foldName('Rocío')).not.toBe(foldName('Rocía'))
	fc.assert(
		fc.property(fc.string({ unit: 'grapheme' }), (name) => {
			expect(foldName(` ${foldName(name)} `)).toBe(foldName(name))
		}),
	)
})

test('a name is written in one alphabet, and without invisible signs', () => {
	const refusalOf = (name: string) =>
		NewPersonSchema.safeParse({ name, role: 'owner' }).error?.issues[0]?.message
	for (const name of ['Cоcina', 'аdmin', 'cοcιnα', 'ad\u200bmin', '\u202eadmin'])
		expect(refusalOf(name), name).toBe('nameOdd')
	for (const shapeless of ['\u115f', '\u3164', '\uffa0', '\u2800', '\u034f', '\u0301', '·'])
		expect(refusalOf(shapeless), JSON.stringify(shapeless)).toBe('nameOdd')
	for (const name of ['Laura\u2800', 'Ana\u034fMaría', '李\u3164'])
		expect(refusalOf(name), JSON.stringify(name)).toBe('nameOdd')
	for (const name of ['Rocío Ñáñez', 'Κατερίνα', '李小龙', 'Anja-Łucja O’Neill 2', 'Cocina 🌿'])
		expect(refusalOf(name), name).toBeUndefined()
	expect(mixesAlphabets('')).toBe(false)
})
