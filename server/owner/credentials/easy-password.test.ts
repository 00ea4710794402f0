import { expect, test } from 'vitest'
import { isEasyPassword } from './easy-password.ts'
import { readablePassword } from './readable-password.ts'

test.each([
	'1234567890',
	'password123',
	'P@ssword2024!',
	'Contraseña1',
	'PalmaDeCera2025',
	'hotel-cocora-salento',
	'aaaaaaaaaaaaaaa',
	'abababababab',
	'qwertyuiop',
	'1q2w3e4r5t6y',
	'iloveyou1234',
	'adminadmin',
])('%s is among the first that would be tried', (password) => {
	expect(isEasyPassword(password)).toBe(true)
})

test.each([
	'una clave muy larga',
	'caballo correcto bateria',
	'сложный пароль',
	'正しい馬電池ホチキス',
])('%s is not', (password) => {
	expect(isEasyPassword(password)).toBe(false)
})

test('what the site makes by itself never is', () => {
	for (let made = 0; made < 500; made += 1) expect(isEasyPassword(readablePassword())).toBe(false)
})
