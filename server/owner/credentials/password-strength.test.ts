import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { shortestPassword } from '#domain/owner/sign-in-schemas.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { createPasswordJudge } from './password-judge.ts'
import { isEasyPassword } from './password-strength.ts'
import { readablePassword } from './readable-password.ts'

const judge = await createPasswordJudge()
const isEasy = (password: string, name = 'admin') => judge({ password, name })

test.each([
	'1234567890',
	'password123',
	'P@ssword2024!',
	'Contraseña1',
	'Contraseña123456',
	'PalmaDeCera2025',
	'P4lm4d3c3r4!!',
	'Cocora2024!!',
	'hotel-cocora-salento',
	'aaaaaaaaaaaaaaa',
	'abababababab',
	'qwertyuiop',
	'1q2w3e4r5t6y',
	'iloveyou1234',
	'bienvenido2024',
	'adminadmin',
])('%s is easy to guess', (password) => {
	expect(isEasy(password)).toBe(true)
})

test.each([
	['Rosa Inés 2026', 'Rosa Inés'],
	['Yolima Arango 1', 'Yolima Arango'],
	['esperanza-quintero', 'Esperanza Quintero'],
	['RosaInes2026!', 'Rosa Inés'],
])('%s is easy to guess of %s', (password, name) => {
	expect(isEasy(password, name)).toBe(true)
})

test.each([
	'una clave muy larga',
	'caballo correcto bateria',
	'сложный пароль',
	'正しい馬電池ホチキス',
])('%s is not easy to guess', (password) => {
	expect(isEasy(password)).toBe(false)
})

test('common passwords that are long enough are refused', sweep, () => {
	const common = (dictionary['passwords-common'] ?? []).map(String)
	const longEnough = common.filter((password) => password.length >= shortestPassword)
	expect(longEnough.length).toBeGreaterThan(1000)
	const accepted = longEnough.filter((_, index) => index % 20 === 0).filter((it) => !isEasy(it))
	expect(accepted).toEqual([])
})

test('generated passwords are accepted', sweep, () => {
	for (let made = 0; made < 50; made += 1) expect(isEasy(readablePassword())).toBe(false)
})

test('a long password of look-alike characters is judged within seconds', () => {
	const before = process.cpuUsage()
	isEasy('a@4s$5i!1eE3o0tT7'.repeat(50))
	expect(process.cpuUsage(before).user).toBeLessThan(10_000_000)
})

test('the worker thread gives the same verdict', async () => {
	expect(
		await Promise.all(
			['PalmaDeCera2025', 'una clave muy larga'].map((it) => isEasyPassword(it, 'admin')),
		),
	).toEqual([true, false])
})
